import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PERSONAL_DATA_STORES } from './stores.js';
import { retentionTables } from './what-we-keep.js';

const GUIDES = join(import.meta.dirname, '../../../../docs/guides');
const guide = (name: string): string => readFileSync(join(GUIDES, name), 'utf8');

describe('the guide "What we keep and for how long"', () => {
  // If this fails, replace the tables of the guide by what retentionTables() returns, and change the Spanish page too.
  it('has the retention of every store, as the service enforces it', () => {
    expect(guide('what-we-keep.md')).toContain(retentionTables(PERSONAL_DATA_STORES));
  });

  it('has the same periods in Spanish', () => {
    const spanish = guide('es/what-we-keep.md');
    const missing = PERSONAL_DATA_STORES.flatMap(({ name, retention }) => {
      if (!('days' in retention)) return [];
      const { days } = retention;
      return new RegExp(`\\b${String(days)} días?\\b`).test(spanish) ? [] : [`${name}: ${String(days)}`];
    });
    expect(missing).toEqual([]);
  });
});
