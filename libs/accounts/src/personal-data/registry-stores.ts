import type { PersonalDataStore } from './store.js';

const PUBLISHED = {
  until: 'the source no longer publishes it: each import and refresh replaces the data of the previous one',
};
const deleteOfEntity = (table: string): { sql: string } => ({
  sql: `delete from ${table} where jurisdiction = $1 and entity_pk = $2`,
});
/** Deletes rows that belong to records of the entity. The records are deleted afterwards. */
const deleteOfRecords = (table: string): { sql: string } => ({
  sql: `delete from ${table} t using record r
         where r.jurisdiction = $1 and r.entity_pk = $2
           and (t.level, t.jurisdiction, t.pk) = (r.level, r.jurisdiction, r.pk)`,
});
/** Deletes pages that no refresh of another entity relies on, and bodies that no other page has. */
const DELETE_EVIDENCE = `
  with named as (
    select unnest(s.evidence_ids) as id, (u.jurisdiction, u.entity_pk) = ($1, $2) as own
      from source_reading s join update_request u on u.id = s.update_request_id
  ), page as (
    delete from evidence where id in (select id from named group by id having bool_and(own)) returning id, sha256
  )
  delete from evidence_body b using page p
   where b.sha256 = p.sha256
     and not exists (select from evidence e where e.sha256 = b.sha256 and e.id not in (select id from page))`;

/** Entries of official lists are published by their lists, and never suppressed. */
const LISTED = {
  until: 'years after the list dropped the entry: it proves what a screening of that time could find',
};
const listed = (name: string, columns: string[], data: string): PersonalDataStore => ({
  ...{ name, columns, retention: LISTED },
  people: { registered: { data, eraser: { kept: 'an entry of an official list is never suppressed' } } },
});

/** Stores of what registers publish, in the order in which the data of a person is erased. */
export const REGISTRY_STORES: readonly PersonalDataStore[] = [
  listed('listing', ['data'], 'entries of sanctions, PEP and debarment lists'),
  listed('listing_change', ['before'], 'the same entries, as earlier versions of the lists stated them'),
  listed('held_listing', ['data'], 'entries of a version that an operator has not confirmed yet'),
  {
    name: 'document_text',
    columns: ['body'],
    retention: PUBLISHED,
    people: { registered: { data: 'the text of scanned documents', eraser: deleteOfRecords('document_text') } },
  },
  {
    name: 'document_reading',
    columns: ['object_key', 'digest'],
    retention: PUBLISHED,
    people: { registered: { data: 'which scanned documents there are', eraser: deleteOfRecords('document_reading') } },
  },
  {
    name: 'record',
    columns: ['payload', 'source_key'],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'records of sources: offices held, assets, proceedings, sanctions',
        eraser: deleteOfEntity('record'),
      },
    },
  },
  {
    name: 'section',
    columns: ['body', 'totals'],
    retention: PUBLISHED,
    people: { registered: { data: 'the same records, as served', eraser: deleteOfEntity('section') } },
  },
  {
    name: 'section_change',
    columns: ['entity_pk'],
    retention: { until: 'the entity is erased' },
    people: { registered: { data: 'when the data changed', eraser: deleteOfEntity('section_change') } },
  },
  {
    name: 'link',
    columns: ['from_pk', 'to_pk', 'cargo', 'source_key'],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'offices and holdings in companies',
        eraser: { sql: 'delete from link where jurisdiction = $1 and $2 in (from_pk, to_pk)' },
      },
    },
  },
  {
    name: 'name_key',
    columns: ['set_key', 'keys'],
    retention: PUBLISHED,
    people: { registered: { data: 'the words of the name, as numbers', eraser: deleteOfEntity('name_key') } },
  },
  {
    name: 'other_name_key',
    columns: ['set_key', 'keys'],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'the words of former, trade and alias names, as numbers',
        eraser: deleteOfEntity('other_name_key'),
      },
    },
  },
  {
    name: 'entity_name',
    columns: ['name', 'name_norm', 'source_key'],
    retention: PUBLISHED,
    people: { registered: { data: 'former, trade and alias names', eraser: deleteOfEntity('entity_name') } },
  },
  {
    name: 'entity_listing',
    columns: ['name', 'province', 'keys'],
    retention: PUBLISHED,
    people: {
      registered: { data: 'the name and the province, to browse by', eraser: deleteOfEntity('entity_listing') },
    },
  },
  {
    name: 'source_look',
    columns: ['entity_pk'],
    retention: PUBLISHED,
    people: { registered: { data: 'when a source was read', eraser: deleteOfEntity('source_look') } },
  },
  {
    name: 'entity',
    columns: ['nombre', 'name_norm', 'ruc', 'ruc_no_dv', 'cedula', 'id_key', 'id_compact', 'sid', 'core'],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'name, identifiers and civil data',
        eraser: { sql: 'delete from entity where jurisdiction = $1 and pk = $2' },
      },
    },
  },
  {
    name: 'search_outbox',
    columns: ['pk'],
    retention: { until: 'the search engine has indexed the change, within seconds' },
    people: {
      registered: {
        data: 'which records and names changed',
        eraser: { kept: 'a deletion reaches the search engine by it, and then removes its row' },
      },
    },
  },
  {
    name: 'search_owed_change',
    columns: ['pk'],
    retention: {
      until: 'the search engine has indexed the change, or the index that lacks it is deleted, within a day',
    },
    people: {
      registered: {
        data: 'which records and names changed that an index of another version lacks',
        eraser: { kept: 'a deletion reaches the search engine by it, and then removes its row' },
      },
    },
  },
  {
    name: 'OpenSearch',
    columns: [],
    code: ['libs/registry/src/search-engine/engine.ts'],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'the searchable fields of records, and the names',
        eraser: { with: 'record' },
      },
    },
  },
  {
    name: 'evidence',
    columns: ['url'],
    retention: {
      days: 30,
      after: 'a newer response of the source, unless a delivered refresh names it',
      by: 'purge_evidence',
    },
    people: {
      registered: {
        data: 'the URLs of pages from sources',
        eraser: { sql: DELETE_EVIDENCE },
      },
    },
  },
  {
    name: 'evidence_body',
    columns: ['compressed'],
    retention: {
      days: 30,
      after: 'a newer response of the source, unless a delivered refresh names it',
      by: 'purge_evidence',
    },
    people: {
      registered: {
        data: 'pages from sources',
        eraser: { with: 'evidence' },
      },
    },
  },
  {
    name: 'idempotency_record',
    columns: ['answer'],
    retention: { days: 2, after: 'the call', by: 'purge_idempotency' },
    people: {
      registered: { data: 'responses stored for replays', eraser: { expires: true } },
      screened: { data: 'responses stored for replays', eraser: { expires: true } },
    },
  },
  {
    name: 'objects (files or S3)',
    columns: [],
    code: [
      'libs/registry/src/objects/file-object-store.ts',
      'libs/registry/src/objects/s3-object-store.ts',
      'libs/registry/src/documents/tesseract.ts',
    ],
    retention: PUBLISHED,
    people: {
      registered: {
        data: 'scanned documents',
        eraser: {
          kept: 'a document is published by its source: it is removed with its record, never changed',
        },
      },
    },
  },
];
