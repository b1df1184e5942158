import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ListId, Listing } from '@entity-registry/domain';
import { ListScreening } from '@entity-registry/registry';
import { Experiment, createTestDatabase, until } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

// Plain JavaScript shared with the process that is killed.
const { LISTS, listingsOf } = (await import(join(import.meta.dirname, 'invented-lists.mjs'))) as {
  LISTS: readonly ListId[];
  listingsOf: (list: ListId, round: number) => Listing[];
};

/** Imports that are killed; a dozen takes half a minute. LIST_IMPORT_KILLS=100 tries many more places. */
const KILLS = Number(process.env['LIST_IMPORT_KILLS'] ?? 12);
const PROCESS = join(import.meta.dirname, 'list-import-process.mjs');
const NEVER = Number.MAX_SAFE_INTEGER;

const killed = new Experiment('experiment 27: imports of lists are killed at any statement');

/** A sequence that is the same in every run, with numbers below `limit` (Park and Miller, 1988). */
function numbersBelow(limit: number): () => number {
  let state = 20_261_126;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

describe(killed.title, () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 4 });
  });
  afterAll(() => database.drop());

  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(sql, values)).rows;

  /** Imports a version of each list in a process of its own; returns the statements it sent, or null if it was killed. */
  const importRound = async (round: number, statement: number): Promise<number | null> => {
    const child = spawn(process.execPath, [PROCESS, database.url, String(round), String(statement)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env['PATH'] },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done) => {
      child.once('close', (...end) => {
        done(end);
      });
    });
    await until(async () => (await query(SESSIONS)).length === 0, { what: 'the end of its sessions' });
    if (signal === 'SIGKILL') return null;
    expect(code).toBe(0);
    return Number(output);
  };

  /** Everything about the lists is of one version each: entries, changes and records. Returns the round of each. */
  const check = async (): Promise<number[]> => {
    const rounds: number[] = [];
    for (const list of LISTS) {
      const [current, ...others] = await query<{ id: bigint; round: string; added: number; changed: number; removed: number }>(
        `select id, substr(file_name, 7) as round, added, changed, removed from list_version where list = $1 and state = 'current'`,
        [list],
      ); // prettier-ignore
      expect(others).toEqual([]);
      const round = Number(current?.round);
      rounds.push(round);
      const wanted = listingsOf(list, round).map(({ entryId, names }) => ({ key: entryId, name: names[0]?.name }));
      const byKey = <Row extends { key: string }>(rows: Row[]): Row[] => rows.sort((a, b) => (a.key < b.key ? -1 : 1));
      const entries = await query<{ key: string }>(
        `select entry_id as key, data->'names'->0->>'name' as name from listing where list = $1 and removed_version is null`,
        [list],
      );
      expect(byKey(entries)).toEqual(byKey(wanted));
      const records = await query<{ key: string }>(
        `select source_key as key, payload->>'nombre' as name from record where source = $1`,
        [list === 'ofac_sdn' ? 'ofac' : list],
      );
      expect(byKey(records)).toEqual(byKey(wanted));
      const [changes] = await query(
        `select count(*) filter (where change = 'added')::int as added, count(*) filter (where change = 'changed')::int as changed,
                count(*) filter (where change = 'removed')::int as removed from listing_change where version_id = $1`,
        [current?.id],
      );
      expect(changes).toEqual({ added: current?.added, changed: current?.changed, removed: current?.removed });
    }
    return rounds;
  };

  it('each has happened or not: entries and records are of one version, and the next import goes on', async () => {
    await importRound(0, NEVER);
    expect(await check()).toEqual([0, 0]);
    const place = numbersBelow((await importRound(1, NEVER)) ?? 1);
    let kills = 0;
    let halves = 0;
    let round = 2;
    for (; kills < KILLS; round += 1) {
      if ((await importRound(round, 1 + place())) === null) kills += 1;
      const [first = NaN, second = NaN] = await check();
      for (const each of [first, second]) expect([round - 1, round]).toContain(each);
      if (first !== second) halves += 1;
      // The same version again, to its end: what is there is left alone.
      await importRound(round, NEVER);
      expect(await check()).toEqual([round, round]);
    }
    const [newest] = listingsOf('ofac_sdn', round - 1).map(({ names }) => names[0]?.name ?? '');
    const screening = new ListScreening(database.pool, { threads: 1 });
    const { hits } = await screening.screen([
      { name: newest ?? '', aliases: [], type: 'NaturalPerson', birthDate: null, nationalities: [], identifiers: [] },
    ]);
    await screening.close();
    expect(hits[0]?.map(({ matchedName }) => matchedName.name)).toContain(newest);
    killed.did(`imported ${String(round)} versions of two lists and killed ${String(kills)} imports`);
    killed.figure('kills between the two lists', halves);
    killed.checked('entries, records and differences of each list are of one version after every kill');
  }, 900_000);
});

const SESSIONS = `select from pg_stat_activity where datname = current_database() and application_name = 'list-import-process'`;
