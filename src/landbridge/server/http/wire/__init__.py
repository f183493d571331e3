"""What goes over the wire: requests and answers as the interface document shows them.

What tables, people, study and paper need is handed on here, as `wire.Picture`; the others are asked for by name.
"""

from landbridge.server.http.wire.common import *  # noqa: F403
from landbridge.server.http.wire.identity import *  # noqa: F403
from landbridge.server.http.wire.luck import *  # noqa: F403
from landbridge.server.http.wire.opening import *  # noqa: F403
from landbridge.server.http.wire.paper import *  # noqa: F403
from landbridge.server.http.wire.play import *  # noqa: F403
from landbridge.server.http.wire.study import *  # noqa: F403
from landbridge.server.http.wire.table import *  # noqa: F403
