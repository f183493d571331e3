"""`python -m tools.generate.sbom dist`: what an installation and the page consist of, as CycloneDX 1.6 (JSON).

Read from the locks, so it names versions and hashes of exactly what is installed and built.
"""

from __future__ import annotations

import argparse
import base64
import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([a-z0-9._-]+)==([^ ;\\]+)", re.MULTILINE)
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


def python_parts(lock: str) -> list[dict[str, Any]]:
    """The packages of a lock with hashes."""
    parts = []
    for entry in re.split(r"\n(?! )", lock.strip()):
        found = PIN.match(entry)
        if found is None:
            continue
        name, version = found.groups()
        parts.append(
            {
                "type": "library",
                "bom-ref": f"pkg:pypi/{name}@{version}",
                "name": name,
                "version": version,
                "purl": f"pkg:pypi/{name}@{version}",
                "hashes": [{"alg": "SHA-256", "content": one} for one in HASH.findall(entry)],
            }
        )
    return parts


def page_parts(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """The npm packages that end up in the page; what only builds it is left out."""
    parts: list[dict[str, Any]] = []
    for place, about in sorted(lock["packages"].items()):
        if not place or about.get("dev") or about.get("link"):
            continue
        name, version = place.rpartition("node_modules/")[2], about["version"]
        ref = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        if any(part["bom-ref"] == ref for part in parts):
            continue
        part: dict[str, Any] = {
            "type": "library",
            "bom-ref": ref,
            "name": name,
            "version": version,
            "purl": ref,
        }
        algorithm, _, digest = about.get("integrity", "").partition("-")
        if algorithm == "sha512":
            part["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        parts.append(part)
    return parts


def bom() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    parts = python_parts((ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")) + page_parts(lock)
    ref = f"pkg:pypi/{project['name']}@{project['version']}"
    about = {
        "type": "application",
        "bom-ref": ref,
        "name": project["name"],
        "version": project["version"],
        "purl": ref,
        "licenses": [{"license": {"id": project["license"]}}],
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": about},
        "components": parts,
        "dependencies": [{"ref": ref, "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    told = bom()
    about = told["metadata"]["component"]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{about['name']}-{about['version']}.cdx.json"
    file.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(f"{file}: {len(told['components'])} components")


if __name__ == "__main__":
    main()
