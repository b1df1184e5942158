import type { Queryable } from '@entity-registry/database';
import type { Jurisdiction } from '@entity-registry/domain';
import type { CandidateQuery, CandidateSource, Candidates } from '../../candidates/candidate-source.js';
import { PostgresCandidateSource } from '../../candidates/postgres-candidates.js';
import type { NameKeySource } from '../../candidates/lookup.js';
import type { TimeLeft } from '../../queues/time-left.js';
import { StaleIndexError } from '../stale-index-error.js';

/** Candidates whose keys the engine looks up. */
export class EngineCandidates implements Pick<CandidateSource, 'find'> {
  private readonly source: PostgresCandidateSource;

  /** `db`: the primary, which feeds the engine. */
  constructor(
    private readonly db: Queryable,
    keys: NameKeySource,
  ) {
    this.source = new PostgresCandidateSource(db, keys);
  }

  /**
   * Like `PostgresCandidateSource.find`. Also throws SearchEngineError if the engine doesn't answer, and StaleIndexError if it found an
   * entity that has no name any more, such as one that was merged: its place belongs to another one.
   */
  async find(query: CandidateQuery, left?: TimeLeft): Promise<Candidates> {
    const found = await this.source.find(query, left);
    const pks = found.candidates.map(({ pk }) => pk);
    if (pks.length > 0 && (await this.countNamed(query.jurisdiction, pks)) < pks.length)
      throw new StaleIndexError('an entity that the search engine found has no name any more');
    return found;
  }

  private async countNamed(jurisdiction: Jurisdiction, pks: readonly bigint[]): Promise<number> {
    const { rows } = await this.db.query<{ named: number }>({
      name: 'search_count_named_entities',
      text: `select count(*)::int as named from unnest($2::bigint[]) as found (pk)
              where exists (select from name_key where jurisdiction = $1 and entity_pk = found.pk)
                 or exists (select from other_name_key where jurisdiction = $1 and entity_pk = found.pk)`,
      values: [jurisdiction, pks],
    });
    return rows[0]?.named ?? 0;
  }
}
