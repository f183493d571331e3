"""Tracing of moves with OpenTelemetry: request, rules, append, notice, and the stream that delivers the message.

    request ─ rules
            └ append ─ notice    (only where there is a bus)
                     └ stream    (each subscriber; on another worker through the notice)

A notice to other workers carries the name of its span; nothing of it is stored. A worker that misses the
notice finds the event anyway, and then there is no span for its stream. No span contains a name, a table's id or a
move, only the event's number.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

PACKAGES = ("opentelemetry.sdk", "opentelemetry.exporter.otlp.proto.http")
COLLECTOR = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")

Fact = str | int
End = Callable[..., None]  # may be given further facts


class Tracing:
    """No tracing: the default."""

    def span(self, name: str, **facts: Fact) -> AbstractContextManager[Callable[..., None]]:
        """A part of what this thread is doing; what it gives takes facts that are known only later."""
        return nullcontext(_nothing)

    def begin(self, name: str, parent: str, **facts: Fact) -> End:
        """A part of what somebody else did; ends when the answer is called."""
        return _nothing

    def here(self) -> str:
        """The span this thread is in, as it travels; "" is none."""
        return ""

    def close(self) -> None:
        """Send what is left."""


def _nothing(**facts: Fact) -> None:
    pass


class Spans(Tracing):
    """Tracing with an OpenTelemetry provider."""

    def __init__(self, provider: TracerProvider):
        from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

        self._provider = provider
        self._tracer = provider.get_tracer("landbridge")
        self._travelling = TraceContextTextMapPropagator()

    @contextmanager
    def span(self, name: str, **facts: Fact) -> Iterator[Callable[..., None]]:
        # What an exception says may hold what people wrote; its kind is enough.
        with self._tracer.start_as_current_span(
            name, attributes=_named(facts), record_exception=False, set_status_on_exception=False
        ) as span:

            def note(**more: Fact) -> None:
                span.set_attributes(_named(more))

            try:
                yield note
            except BaseException as error:
                note(ended=type(error).__name__)
                raise

    def begin(self, name: str, parent: str, **facts: Fact) -> End:
        context = self._travelling.extract({"traceparent": parent})
        span = self._tracer.start_span(name, context=context, attributes=_named(facts))

        def end(**more: Fact) -> None:
            span.set_attributes(_named(more))
            span.end()

        return end

    def here(self) -> str:
        carrier: dict[str, str] = {}
        self._travelling.inject(carrier)
        return carrier.get("traceparent", "")

    def close(self) -> None:
        self._provider.shutdown()


def _named(facts: Mapping[str, Fact]) -> dict[str, Any]:
    return {f"landbridge.{name}": value for name, value in facts.items()}


def quiet(worker: str) -> Tracing:
    return Tracing()


def to_collector(worker: str) -> Tracing:
    """To wherever the OTEL_* settings say; localhost:4318 by default."""
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    ours = {"service.name": os.environ.get("OTEL_SERVICE_NAME", "landbridge"), "service.instance.id": worker}
    provider = TracerProvider(resource=Resource.create(ours), shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return Spans(provider)


def asked_for(environment: Mapping[str, str]) -> bool:
    """Whether the usual settings name a collector."""
    if environment.get("OTEL_TRACES_EXPORTER", "otlp") == "none":
        return False
    return any(environment.get(name) for name in COLLECTOR)


def missing() -> str:
    """The package that tracing lacks; "" is none."""
    for name in PACKAGES:
        try:
            found = find_spec(name)
        except ModuleNotFoundError:
            found = None
        if found is None:
            return name
    return ""
