"""What is counted, for Prometheus. A registry a table, so that several can live in one process."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """The table's figures. Times are in seconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "understory_requests", "Requests answered", ["route", "method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "understory_request_seconds", "Seconds to an answer", ["route"], buckets=_SECONDS, registry=self.registry
        )
        self.answers = Counter(
            "understory_answers", "Answers to what people asked of matches", ["answer"], registry=self.registry
        )
        self.answering = Histogram(
            "understory_answer_seconds", "Seconds from a post to its answer", buckets=_SECONDS, registry=self.registry
        )
        self.thinking = Histogram("understory_bot_seconds", "Seconds a bot thought", registry=self.registry)
        self.streams = Gauge("understory_streams", "Viewers listening", registry=self.registry)
        self.live = Gauge("understory_live_matches", "Matches in memory", registry=self.registry)
        self.made = Counter("understory_matches", "Matches made", ["game"], registry=self.registry)

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
