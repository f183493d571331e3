"""The schema of the first release, which `upgrade` makes whole. Steps begin here."""

revision = "0001"
down_revision = None


def upgrade() -> None:
    pass
