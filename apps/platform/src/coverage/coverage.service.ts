import { CATALOG } from '@entity-registry/domain';
import type { Shown } from '@entity-registry/http';
import { Coverage, Lists, levelCoverage, sourceCoverage } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { POOL } from '../providers.js';
import type { CoverageView } from './coverage.dto.js';

const URLS = new Map<string, string>(CATALOG.sources.map(({ id, url }) => [id, url]));

/** The records we have from each source and how fresh they are. The same for every account. */
@Injectable()
export class CoverageService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async show(): Promise<Shown<CoverageView>> {
    const [{ counts, readings }, lists] = await Promise.all([
      new Coverage(this.pool).read(),
      new Lists(this.pool).read(),
    ]);
    const covered = sourceCoverage(counts, readings, this.now());
    const levels = Map.groupBy(levelCoverage(counts), ({ source }) => source);
    return {
      as_of: covered.as_of,
      sources: covered.sources.map((source) => ({
        ...source,
        url: URLS.get(source.id) ?? '',
        levels: (levels.get(source.id) ?? []).map(({ level, rows, syntheticRows, newest, fetchedAt }) => ({
          ...{ level, rows, synthetic_rows: syntheticRows, newest, fetched_at: fetchedAt },
        })),
      })),
      lists: lists.map(({ id, kind, name: [name_en, name_es], publisher, version, entries, importedAt }) => ({
        ...{ id, kind, name_en, name_es, publisher, version, entries, imported_at: importedAt?.toISOString() ?? null },
      })),
    };
  }
}
