import { levelsFor, makeTypedId, resolveCodes } from '@entity-registry/domain';
import type { ApiFixture } from './api-fixture.js';
import type { Disclosed, DisclosedLevels } from './disclosed.js';
import { listed, loadList } from './lists-on-file.js';
import { writeSyntheticAssets } from './synthetic-assets.js';

/** A billed call, and what its response discloses. */
export interface DisclosureCase {
  /** As the documents write it. */
  readonly operation: string;
  readonly path: string;
  readonly body?: object;
  readonly form?: object;
  readonly expected: Disclosed;
}

/** Writes the records missing in the synthetic register, and returns calls of every billed operation except surface searches. */
export async function disclosureCases(api: ApiFixture): Promise<DisclosureCase[]> {
  const { ids } = api;
  const own = (pk: bigint) => makeTypedId('pa', 'own', pk);
  const [company, bare, person] = [own(ids.company), own(ids.bareCompany), own(ids.person)];
  const assets = await writeSyntheticAssets(api.db, ids.company);
  const asset = (type: 'finca' | 'imped' | 'entrada' | 'elemento', tag: string) =>
    makeTypedId('pa', type, assets[tag] ?? 0n);
  const [finca, imped, scan, document] = [
    asset('finca', 'fincas'),
    asset('imped', 'impedimentos'),
    asset('entrada', 'documentos_escaneados'),
    asset('elemento', 'documentos_digitales'),
  ];
  await api.db.query(
    `insert into document_text (level, jurisdiction, pk, page, body) values ('documentos_escaneados', 'pa', $1, 1, 'Texto inventado.')`,
    [assets['documentos_escaneados']],
  );
  await api.db.query(
    `insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, active, since, method, score, source, run_id, fetched_at)
     select 'pa', $1, $2, 'director', 'seat', 'PRESIDENTE', true, '2019-03-01', 'name', 0.91, 'registro_publico', run_id, now()
       from entity where pk = $1`,
    [ids.person, ids.company],
  );
  await api.db.query(
    `insert into section_change (jurisdiction, entity_pk, level, inserted, updated, removed, source, run_id, changed_at)
     values ('pa', $1, 'directores', 1, 2, 3, 'registro_publico', (select max(id) from ingest_run), now())`,
    [ids.company],
  );
  await loadList(api, 'ofac_sdn', [listed('1', 'XOCONAL VARNOSO, Zacarías')]);
  const v4 = (country: string, pk: bigint, include: string) =>
    `/v4/${country}/entidades/${String(pk)}?include=${include}`;
  const detail = (told: DisclosedLevels): Disclosed => ({ channel: 'detail', told });
  const others = levelsFor('pa')
    .filter((level) => level !== 'core_registro')
    .join(' ');
  const queries = JSON.stringify({ q0: { query: 'Maderas Ficticias del Tuira' } });
  return [
    {
      ...{ operation: 'GET /v4/panama/entidades', path: '/v4/panama/entidades?nombre=maderas%20ficticias' },
      expected: { channel: 'search', told: { [company]: ['core_registro'] } },
    },
    {
      ...{ operation: 'POST /v5/search/entities', path: '/v5/search/entities', body: { q: 'maderas ficticias' } },
      expected: { channel: 'search', told: { [company]: ['core_registro'] } },
    },
    {
      ...{ operation: 'GET /v4/panama/entidades', path: '/v4/panama/entidades?nombre=nobody%20at%20all' },
      expected: { channel: 'search', told: {} },
    },
    {
      ...{ operation: 'GET /v4/ecuador/entidades', path: '/v4/ecuador/entidades?nombre=comercial' },
      expected: { channel: 'search', told: { [makeTypedId('ec', 'own', ids.supplier)]: ['core_registro'] } },
    },
    {
      ...{ operation: 'GET /v4/colombia/entidades', path: '/v4/colombia/entidades?nombre=cafetales' },
      expected: { channel: 'search', told: { [makeTypedId('co', 'own', ids.trader)]: ['core_registro'] } },
    },
    {
      ...{ operation: 'GET /v4/panama/entidades/{id}', path: v4('panama', ids.company, 'DAT-CORE') },
      expected: detail({ [company]: ['core_registro contacto'] }),
    },
    {
      // Complete: every level that was ever read.
      ...{ operation: 'GET /v4/panama/entidades/{id}', path: v4('panama', ids.company, 'DAT-ALL') },
      expected: detail({ [company]: [resolveCodes('pa', ['DAT-ALL']).levels.join(' ')] }),
    },
    {
      // Only the base fields of this entity were ever read.
      ...{ operation: 'GET /v4/panama/entidades/{id}', path: v4('panama', ids.bareCompany, 'DAT-ALL') },
      expected: detail({ [bare]: ['core_registro'] }),
    },
    {
      // Persons have neither contact nor directors.
      ...{ operation: 'GET /v4/panama/entidades/{id}', path: v4('panama', ids.person, 'DAT-CORE,DAT-GOV') },
      expected: detail({
        [person]: ['core_registro organizaciones gacetas documentos_contraloria funcionario'],
      }),
    },
    {
      ...{ operation: 'GET /v4/ecuador/entidades/{id}', path: v4('ecuador', ids.supplier, 'DAT-CORE') },
      expected: detail({ [makeTypedId('ec', 'own', ids.supplier)]: ['core_registro contacto'] }),
    },
    {
      ...{ operation: 'GET /v4/colombia/entidades/{id}', path: v4('colombia', ids.trader, 'CHK-BIN') },
      expected: detail({ [makeTypedId('co', 'own', ids.trader)]: ['core_registro'] }),
    },
    {
      ...{ operation: 'GET /v5/entities/{id}', path: `/v5/entities/${company}?include=DAT-CORE` },
      expected: detail({ [company]: ['core_registro contacto'] }),
    },
    {
      // Signals and codes_with_data state for every other level whether it has data.
      ...{ operation: 'GET /v5/entities/{id}', path: `/v5/entities/${company}?include=DAT-FREE` },
      expected: detail({ [company]: ['core_registro', others] }),
    },
    {
      // The lists on file are looked at when it is read.
      ...{ operation: 'GET /v5/entities/{id}', path: `/v5/entities/${bare}?include=DAT-FREE` },
      expected: detail({ [bare]: ['core_registro', 'screening'] }),
    },
    {
      ...{ operation: 'GET /v5/entities/{id}', path: `/v5/entities/${finca}` },
      expected: { channel: 'asset', told: { [company]: ['real_estate'] } },
    },
    {
      // Not linked to any entity, so it is disclosed under its own id.
      ...{ operation: 'GET /v5/entities/{id}', path: `/v5/entities/${imped}` },
      expected: { channel: 'asset', told: { [imped]: ['impedimentos'] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/sections/{level}', path: `/v5/entities/${company}/sections/directores` },
      expected: { channel: 'section', told: { [company]: ['directores'] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/sections/{level}', path: `/v5/entities/${bare}/sections/directores` },
      expected: { channel: 'section', told: { [bare]: [''] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/text', path: `/v5/entities/${scan}/text` },
      expected: { channel: 'text', told: { [company]: ['documentos_escaneados'] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/text', path: `/v5/entities/${document}/text` },
      expected: { channel: 'text', told: { [company]: ['', 'registry_documents'] } },
    },
    {
      operation: 'POST /v5/entities/batch',
      path: '/v5/entities/batch',
      body: { ids: [company, bare, finca, imped, 'pa_own_99999999'] },
      expected: {
        channel: 'batch',
        told: {
          [company]: ['core_registro real_estate'],
          [bare]: ['core_registro'],
          [imped]: ['impedimentos'],
        },
      },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/network', path: `/v5/entities/${company}/network` },
      expected: {
        channel: 'network',
        told: { [company]: ['core_registro directores'], [person]: ['core_registro organizaciones'] },
      },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/changes', path: `/v5/entities/${company}/changes` },
      expected: { channel: 'changes', told: { [company]: ['', 'directores'] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/changes', path: `/v5/entities/${bare}/changes` },
      expected: { channel: 'changes', told: { [bare]: [''] } },
    },
    {
      operation: 'GET /v5/entities/{id}/proponente-dossier',
      path: `/v5/entities/${company}/proponente-dossier`,
      expected: { channel: 'dossier', told: { [company]: ['sanciones licitaciones'] } },
    },
    {
      operation: 'GET /v5/entities/{id}/immigration',
      path: `/v5/entities/${company}/immigration?include=DAT-LABOR`,
      expected: { channel: 'immigration', told: { [company]: ['migrations work_permits authorized_visas'] } },
    },
    {
      ...{ operation: 'GET /v5/entities/{id}/immigration', path: `/v5/entities/${company}/immigration` },
      expected: { channel: 'immigration', told: { [company]: ['', 'migrations work_permits authorized_visas'] } },
    },
    {
      ...{ operation: 'POST /v5/search/marcas', path: '/v5/search/marcas', body: {} },
      expected: { channel: 'surface', told: { [company]: ['marcas'], [person]: ['marcas'] } },
    },
    {
      // Visas belong to the company. Impediments belong to no entity, so each is disclosed under its own id.
      ...{ operation: 'POST /v5/search/immigration', path: '/v5/search/immigration' },
      body: { filters: { nombre: 'invento' } },
      expected: { channel: 'surface', told: { [imped]: ['impedimentos'], [company]: ['authorized_visas'] } },
    },
    {
      ...{ operation: 'POST /v5/resolve', path: '/v5/resolve', body: { name: 'Maderas Ficticias del Tuira' } },
      expected: { channel: 'resolve', told: { [company]: ['core_registro'] } },
    },
    {
      operation: 'POST /v5/resolve/batch',
      path: '/v5/resolve/batch',
      body: { rows: [{ name: 'Maderas Ficticias del Tuira' }, { cedula: '8-9901-9901' }, { name: 'Zzyzx Qwfp' }] },
      expected: { channel: 'resolve', told: { [company]: ['core_registro'], [person]: ['core_registro'] } },
    },
    {
      ...{ operation: 'POST /v5/screen', path: '/v5/screen', body: { subjects: [{ name: 'Zacarías Xoconal' }] } },
      expected: { channel: 'screen', told: { nobody: ['screening'] } },
    },
    {
      // The names and numbers of an entity are shown, hit or not.
      ...{
        operation: 'POST /v5/screen',
        path: '/v5/screen',
        body: { subjects: [{ entity_id: company }, { name: 'Zzyzx' }] },
      },
      expected: { channel: 'screen', told: { [company]: ['core_registro screening'] } },
    },
    {
      operation: 'POST /v5/resolve/batch',
      path: '/v5/resolve/batch',
      body: { rows: [{ name: 'Maderas Ficticias del Tuira' }], with_presence: true },
      expected: { channel: 'none', told: {} },
    },
    {
      ...{ operation: 'GET /v5/reconcile', path: '/v5/reconcile' },
      expected: { channel: 'none', told: {} },
    },
    {
      ...{ operation: 'GET /v5/reconcile', path: `/v5/reconcile?queries=${encodeURIComponent(queries)}` },
      expected: { channel: 'reconcile', told: { [company]: ['core_registro'] } },
    },
    {
      ...{ operation: 'POST /v5/reconcile', path: '/v5/reconcile', form: { queries } },
      expected: { channel: 'reconcile', told: { [company]: ['core_registro'] } },
    },
    {
      ...{ operation: 'POST /v5/reconcile', path: '/v5/reconcile' },
      form: { extend: JSON.stringify({ ids: [person, 'pa_own_99999999'], properties: [{ id: 'nombre' }] }) },
      expected: { channel: 'reconcile', told: { [person]: ['core_registro'] } },
    },
    {
      operation: 'GET /v5/reconcile/suggest/{kind}',
      path: '/v5/reconcile/suggest/entity?prefix=maderas',
      expected: { channel: 'reconcile', told: { [company]: ['core_registro'] } },
    },
    {
      ...{ operation: 'GET /v5/reconcile/suggest/{kind}', path: '/v5/reconcile/suggest/type?prefix=org' },
      expected: { channel: 'none', told: {} },
    },
    {
      ...{ operation: 'GET /v5/reconcile/properties', path: '/v5/reconcile/properties' },
      expected: { channel: 'none', told: {} },
    },
  ];
}
