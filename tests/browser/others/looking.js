// Finds things on the page the way a person names them; null means: not yet.
const ROLES = {
  button: "button, [role=button]",
  link: "a[href]",
  heading: "h1, h2, h3, h4",
  dialog: "dialog[open], [role=dialog]",
  radio: "input[type=radio]",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  status: "[role=status]",
  alert: "[role=alert]",
};

const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();

function nameOf(element) {
  const by = element.getAttribute("aria-labelledby");
  if (by) return tidy(by.split(" ").map((id) => document.getElementById(id)?.textContent).join(" "));
  const labels = element.labels?.length ? [...element.labels].map((one) => one.textContent).join(" ") : "";
  return tidy(element.getAttribute("aria-label") ?? (labels || element.textContent));
}

function visible(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility === "visible";
}

const named = (element, name, exact) =>
  exact ? nameOf(element) === name : nameOf(element).toLowerCase().includes(name.toLowerCase());

function within(roots, [kind, ...said]) {
  const all = (css) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))];
  if (kind === "css") return all(said[0]);
  if (kind === "nth") return roots.slice(said[0], said[0] + 1 || undefined);
  if (kind === "label") return all("input, select, textarea, [aria-label]").filter((one) => named(one, said[0]));
  if (kind === "text") {
    const holds = all("*").filter((one) => visible(one) && tidy(one.textContent).includes(said[0]));
    return holds.filter((one) => !holds.some((other) => other !== one && one.contains(other)));
  }
  const [role, name, exact] = said;
  return all(ROLES[role]).filter((one) => (visible(one) || one.type === "radio") && named(one, name, exact));
}

function type(element, value) {
  const kind = Object.getPrototypeOf(element);
  Object.getOwnPropertyDescriptor(kind, "value").set.call(element, value);
  for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

// Where a finger goes: not before it is enabled, settled, in view and on top.
function target(element) {
  if (element.disabled || element.closest("[data-new]")) return null;
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const aim = element.type === "radio" && element.labels?.length ? element.labels[0] : element;
  const box = aim.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return box.width && top && (aim.contains(top) || top.contains(aim)) ? { x, y } : null;
}

function look(steps, act, arg) {
  const found = steps.reduce(within, [document]);
  if (act === "count") return found.length;
  if (act === "attached") return found.length > 0;
  if (act === "detached") return found.length === 0;
  if (act === "visible") return found.some(visible);
  if (act === "hidden") return !found.some(visible);
  if (found.length > 1 && act !== "text") throw new Error(`${found.length} of ${JSON.stringify(steps)}`);
  const [element] = found;
  if (!element) return null;
  if (act === "element") return element;
  if (act === "text") return element.innerText ?? element.textContent;
  if (act === "value") return element.value;
  if (act === "enabled") return !element.disabled;
  if (act === "focus") return element.focus(), true;
  if (act === "fill" || act === "select") {
    if (element.disabled) return null;
    element.focus();
    return type(element, arg);
  }
  if (act === "box") {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  }
  return target(element);
}
