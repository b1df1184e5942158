// Runs in a copy of the repository with an added country. Migrates the database of DATABASE_URL, generates data, and
// prints as JSON the inputs for the country's requests and its documentation.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = process.cwd();
const load = (path) => import(pathToFileURL(join(root, path)).href);
const [database, accountsLibrary, domain, generator, documents, { OPERATIONS }, dataPages, codesPage, agentSchemas] =
  await Promise.all([
    load('libs/database/dist/index.js'),
    load('libs/accounts/dist/index.js'),
    load('libs/domain/dist/index.js'),
    load('tools/data/dist/generate/generate.js'),
    load('apps/api/dist/openapi/document.js'),
    load('apps/api/dist/operations.js'),
    load('apps/docs/dist/reference/data-pages.js'),
    load('apps/docs/dist/reference/codes-page.js'),
    load('tools/openapi/mcp-schemas.mjs'),
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
const openApiDocument = (version) => documents.openApiDocument(OPERATIONS, version);
const [agentTools] = agentSchemas.files({ openApiDocument, ...domain });
process.stdout.write(
  JSON.stringify({
    key,
    organization: { pk: Number(rows[0].pk), nombre: rows[0].nombre, ruc: rows[0].ruc },
    paths: Object.keys(openApiDocument('v4').paths),
    summary: openApiDocument('v5').info.description,
    agentTools: agentTools.text,
    levelPage: level?.markdown ?? null,
    codesPage: codesPage.codesPage().markdown,
  }),
);
