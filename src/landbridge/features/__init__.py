"""Operations of every host: those of the application, and those of features that need no server."""

from landbridge.app import luck, people, playing, practice, records, tables
from landbridge.features.boards import operations as boards
from landbridge.features.deals import operations as deals
from landbridge.features.paper import operations as paper
from landbridge.features.reviews import operations as reviews

SHARED = (  # those that are asked most come first
    playing.operations,
    tables.operations,
    luck.operations,
    people.operations,
    practice.operations,
    records.operations,
    boards.operations,
    paper.operations,
    deals.operations,
    reviews.reviews,
    reviews.exercises,
)
