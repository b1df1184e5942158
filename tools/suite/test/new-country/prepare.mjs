// Run in a copy of the repository to which a country was added, on the database that DATABASE_URL names: migrates it, generates
// data, and prints as JSON the inputs of the country's calls and its written rows.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.cwd();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const [database, accountsLibrary, domain, generator, documents, { OPERATIONS }, dataPages, codesPage] =
  await Promise.all([
    load('libs/database/dist/index.js'),
    load('libs/accounts/dist/index.js'),
    load('libs/domain/dist/index.js'),
    load('tools/data/dist/generate/generate.js'),
    load('apps/api/dist/openapi/document.js'),
    load('apps/api/dist/operations.js'),
    load('apps/docs/dist/reference/data-pages.js'),
    load('apps/docs/dist/reference/codes-page.js'),
  ]);
const now = () => new Date();
const url = process.env.DATABASE_URL;
await database.applyMigrations(url, join(root, 'prisma'));
const pool = database.createPool(url, { max: 4 });
const { examples } = await generator.generate({ pool, entities: 120, seed: 1, now });
const accounts = new accountsLibrary.Billing(pool, { pepper: Buffer.from(process.env.KEY_PEPPER, 'utf8'), now });
const account = { name: 'Acme', email: 'acme@example.test', jurisdictions: [...domain.JURISDICTION_CODES] };
const { id } = await accounts.createAccount(account);
await accounts.grantPurchase({ accountId: id, amount: domain.micro('10.00'), idempotencyKey: 'bought' });
const { key } = await accounts.createKey({ accountId: id, name: 'key' });
const { rows } = await pool.query('select pk, nombre, ruc from entity where jurisdiction = $1 and pk = $2', [
  process.env.COUNTRY,
  examples[`${process.env.COUNTRY}:Organization`],
]);
await pool.end();
const level = dataPages.dataPages().find(({ path }) => path.endsWith(`/${process.env.LEVEL}`));
process.stdout.write(
  JSON.stringify({
    key,
    organization: { pk: Number(rows[0].pk), nombre: rows[0].nombre, ruc: rows[0].ruc },
    paths: Object.keys(documents.openApiDocument(OPERATIONS, 'v4').paths),
    levelPage: level?.markdown ?? null,
    codesPage: codesPage.codesPage().markdown,
  }),
);
