"""A Ray cluster of two nodes, one core each, on this machine: `python -m tests.lab.ray_cluster`.

It prints its address. The line `kill` on its input kills a node as a power cut would, `add` brings
another; each is answered when it is done.
"""

import os
import sys
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

ONE_CORE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
HEAD = {"num_cpus": 0, "object_store_memory": 80_000_000, "include_dashboard": False}


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args=HEAD)
    nodes = [cluster.add_node(wait=False, **ONE_CORE) for _ in range(2)]
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    for line in sys.stdin:
        if line.strip() == "kill":
            cluster.remove_node(nodes.pop(), allow_graceful=False)
        else:
            nodes.append(cluster.add_node(**ONE_CORE))
        print("done", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
