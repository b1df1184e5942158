// One round of watching, and SIGKILL to itself before a statement: `watch-process.mjs DATABASE_URL ROUND STATEMENT`. It imports a version of
// the invented lists, adds items to every watchlist, compares, numbers the events and charges what is due, as the API and the worker
// do. Everything may run again. Prints how many statements it has sent if it gets to the end.
import { createHash } from 'node:crypto';
import { EventSequencer, WatchCharges, WatchItems } from '@entity-registry/accounts';
import { createPool } from '@entity-registry/database';
import { ListVersions, WatchMatching, indexNames, indexWatched } from '@entity-registry/registry';
import pg from 'pg';
import { LISTS, listingsOf, publishedOn } from './invented-lists.mjs';

const [url, text, last] = process.argv.slice(2);
const round = Number(text);
const DAYS = 8;
/** Items that are added to each watchlist in a round. */
const ITEMS = 3;

let statements = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function query(...args) {
  statements += 1;
  if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  return send.apply(this, args);
};

const pool = createPool(url, { max: 2, applicationName: 'watch-process' });
const time = new Date(Date.UTC(2026, 2, 1, 12) + round * DAYS * 24 * 60 * 60_000);
const now = () => time;
const matching = new WatchMatching(pool, { now });
const sequencer = new EventSequencer(pool);
const charges = new WatchCharges(pool, { now });
const items = new WatchItems(pool, { now, index: indexWatched });
const finish = async (run) => {
  while (await run());
};

const versions = new ListVersions(pool, indexNames, now);
for (const list of LISTS)
  await versions.import({
    ...{ list, listings: listingsOf(list, round), published: publishedOn(round), fileName: `round ${text}` },
  });
await finish(() => matching.run());
const { rows: lists } = await pool.query('select id, account_id as "accountId" from watchlist order by id');
for (const { id, accountId } of lists) {
  const actor = { accountId, keyId: null, userId: null, requestId: `round-${text}` };
  // Names that a later version has, has no longer, or writes differently.
  const names = listingsOf(LISTS[0], round + 1)
    .slice(-ITEMS)
    .map(({ names: [first] }) => first.name);
  const added = names.map((name, at) => ({
    ...{ reference: `r${text}-${String(at)}`, entity: null, digest: createHash('sha256').update(name).digest() },
    subject: { name, aliases: [], type: 'NaturalPerson', birthDate: null, nationalities: [], identifiers: [] },
  }));
  await items
    .add({
      actor,
      watchlistId: id,
      items: added,
      clientReference: null,
      assertPrice: () => undefined,
      assertCharge: () => undefined,
    })
    .catch((error) => {
      // The account without money: nothing is added.
      if (error.outcome?.outcome !== 'insufficient') throw error;
    });
}
await finish(() => matching.run());
await finish(() => sequencer.run());
await finish(async () => (await charges.run()).more);
await finish(() => sequencer.run());
await pool.end();
process.stdout.write(String(statements));
