// Imports one version of each invented list, and kills itself (SIGKILL) before a statement:
// `list-import-process.mjs DATABASE_URL ROUND STATEMENT`. Prints how many statements it has sent if it gets to the end.
import { createPool } from '@entity-registry/database';
import { ListVersions, indexNames } from '@entity-registry/registry';
import pg from 'pg';
import { LISTS, listingsOf, publishedOn } from './invented-lists.mjs';

const [url, round, last] = process.argv.slice(2);
let statements = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function query(...args) {
  statements += 1;
  if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  return send.apply(this, args);
};

const pool = createPool(url, { max: 1, applicationName: 'list-import-process' });
const versions = new ListVersions(pool, indexNames, () => new Date(`${publishedOn(Number(round))}T06:00:00Z`));
for (const list of LISTS) {
  const listings = listingsOf(list, Number(round));
  await versions.import({ list, listings, published: publishedOn(Number(round)), fileName: `round ${round}` });
}
await pool.end();
process.stdout.write(String(statements));
