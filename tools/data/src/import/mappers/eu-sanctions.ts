import { lookup } from '@entity-registry/domain';
import { createHash } from 'node:crypto';
import { referenceKey } from '../definition.js';
import type { ImporterDefinition, SourceRow } from '../definition.js';
import { calendarDate, requiredText, text } from '../fields.js';
import { listedReferences } from '../identity.js';
import type { ListedIdentifiers } from '../identity.js';

const KINDS: Readonly<Record<string, string>> = { Person: 'individual', Vessel: 'vessel', Airplane: 'aircraft' };

/** Columns that identify an entry of an annex. Not every annex numbers its entries. */
const IDENTITY = ['celex', 'annex', 'recordId', 'name', 'birthDate', 'startDate', 'idNumber', 'alias', 'reason'];

/** Sanctions of the European Union, consolidated from the Official Journal. */
export const euSanctions: ImporterDefinition = {
  dataset: 'eu_sanctions',
  version: 1,
  title: 'EU sanctions, consolidated from the Official Journal',
  source: 'eu_sanctions',
  feeds: 'sanciones_internacionales; matched to entities by RUC or cédula only',
  format: 'csv',
  columns: ['celex', 'recordId', 'programKey', 'annex', 'measure', 'startDate', 'reason', 'schema', 'name', 'alias'],
  location: { folder: 'sanctions_eu', file: /^eu_.*\.csv(\.gz)?$/ },
  references: (row) => listedReferences(panamanianIdentifiers(row)),
  map(row, known) {
    const holder = listedReferences(panamanianIdentifiers(row)).find((reference) => known.has(referenceKey(reference)));
    const celex = requiredText(row, 'celex');
    const schema = text(row, 'schema') ?? '';
    const sourceKey = `${celex}/${text(row, 'annex') ?? ''}/${text(row, 'recordId') ?? ''}/${digest(row)}`;
    return {
      records: [
        {
          jurisdiction: 'pa',
          tag: 'sanciones_internacionales',
          sourceKey,
          entitySid: holder?.sid ?? null,
          payload: {
            sid: `eu_sanctions:${sourceKey}`,
            lista: 'EU',
            nombre: requiredText(row, 'name'),
            tipo: lookup(KINDS, schema) ?? 'entity',
            programas: list(text(row, 'programKey')),
            alias: ['alias', 'weakAlias', 'previousName'].flatMap((column) => list(text(row, column))),
            observaciones:
              ['measure', 'position', 'reason', 'notes']
                .map((column) => text(row, column))
                .filter((part) => part !== null)
                .join('; ') || null,
            fecha_designacion: designated(text(row, 'startDate')),
            url: `https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:${celex}`,
            match: holder === undefined ? null : { key: holder.key, score: 1 },
            source_updated_at: null,
          },
          itemDate: designated(text(row, 'startDate')),
        },
      ],
    };
  },
};

/** Values that the list packs into one column: `A; B; C`. */
function list(value: string | null): string[] {
  return (value ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `23.2.2022` or `28 April 2026`; null if it isn't a date, because the list has free text there. */
function designated(value: string | null): string | null {
  const numeric = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value ?? '');
  if (numeric) return calendarDate(numeric[3], numeric[2], numeric[1]);
  const named = /^(\d{1,2}) ([A-Za-z]{3,9})\.? (\d{4})$/.exec(value ?? '');
  const month = MONTHS.indexOf((named?.[2] ?? '').slice(0, 3).toLowerCase()) + 1;
  return calendarDate(named?.[3], String(month), named?.[1]);
}

/** RUCs and cédulas that the entry itself labels as Panamanian. */
function panamanianIdentifiers(row: SourceRow): ListedIdentifiers {
  const numbers = ['idNumber', 'taxNumber', 'registrationNumber'].map((column) => text(row, column) ?? '').join('; ');
  const found = (label: string) =>
    [...numbers.matchAll(new RegExp(`Panama[^;]*?\\b${label}[^;0-9A-Z]*([0-9A-Z][0-9A-Z-]{3,30})`, 'gi'))].map(
      (match) => match[1] ?? '',
    );
  return { rucs: found('RUC'), cedulas: found('C[eé]dula(?: No\\.?)?') };
}

function digest(row: SourceRow): string {
  const parts = IDENTITY.map((column) => text(row, column) ?? '');
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 12);
}
