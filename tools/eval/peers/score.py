"""Scores pairs of names with other matchers: score.py PAIRS.csv SCORES.json

Reads the columns schema, name1 and name2. Writes, per peer, its scores in the order of the pairs and its CPU seconds.
"""

import csv
import json
import sys
import time

import jellyfish
from followthemoney import model
from nomenklatura.matching import get_algorithm
from rapidfuzz import fuzz, utils

# name-qualified is name-based where there are only names.
ALGORITHMS = ["logic-v2", "logic-v1", "name-based", "ofac", "regression-v1", "er-unstable"]
SCHEMAS = {"Organization": "Company", "NaturalPerson": "Person"}
WARM_UP = 2_000


def entities(rows):
    """A pair of entities for each row, new for each algorithm: none finds what another has prepared."""

    def entity(id, row, column):
        properties = {"name": [row[column]]}
        return model.get_proxy({"id": id, "schema": SCHEMAS[row["schema"]], "properties": properties})

    return [(entity(f"a{at}", row, "name1"), entity(f"b{at}", row, "name2")) for at, row in enumerate(rows)]


def texts(rows):
    return [(row["name1"], row["name2"]) for row in rows]


def engine(name):
    algorithm = get_algorithm(name)
    default = getattr(algorithm, "default_config", None)
    if default is None:
        from nomenklatura.matching import ScoringConfig

        default = ScoringConfig.defaults
    config = default()
    return entities, lambda left, right: algorithm.compare(left, right, config).score


def token_set_ratio(left, right):
    return fuzz.token_set_ratio(left, right, processor=utils.default_process) / 100


def jaro_winkler(left, right):
    return jellyfish.jaro_winkler_similarity(left.lower(), right.lower())


PEERS = {
    **{name: engine(name) for name in ALGORITHMS},
    "token_set_ratio": (texts, token_set_ratio),
    "jaro_winkler": (texts, jaro_winkler),
}


def main():
    pairs_file, scores_file = sys.argv[1:]
    with open(pairs_file, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    results = {}
    for name, (prepare, score) in PEERS.items():
        for left, right in prepare(rows[:WARM_UP]):
            score(left, right)
        pairs = prepare(rows)
        began = time.process_time()
        scores = [score(left, right) for left, right in pairs]
        seconds = time.process_time() - began
        results[name] = {"seconds": seconds, "scores": scores}
        print(f"  {name}: {len(rows)} pairs in {seconds:.1f} CPU seconds", flush=True)
    with open(scores_file, "w", encoding="utf-8") as file:
        json.dump(results, file)


main()
