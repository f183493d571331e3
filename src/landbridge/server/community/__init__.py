"""How people do, and how they find each other (`docs/community.md`)."""
