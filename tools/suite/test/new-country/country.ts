/**
 * A synthetic country as its folder in `libs/domain/src/jurisdictions`: an identifier rule, one source, two codes and
 * one
 * level. Kept as text, because it is compiled in the copy.
 */
export const CODE = 'zz';
export const V4_NAME = 'utopia';
export const LEVEL = 'permisos_de_pesca';

export const FILES: Readonly<Record<string, string>> = {
  'index.ts': `
import { decimal, flag, integerId, item, text } from '../../levels/fields.js';
import { list, organizationsOnly, rangeSignal } from '../../levels/tag-spec.js';
import { source } from '../jurisdiction.js';
import type { JurisdictionDefinition } from '../jurisdiction.js';

const NUMBER = /^\\s*UT-?(\\d{6})\\s*$/i;

function parse(written: string) {
  const key = NUMBER.exec(written)?.[1];
  if (key === undefined) return [];
  const holder = 'company' as const;
  return [{ scheme: 'ruc' as const, holder, key, compact: key, segmented: true, dv: null, dvExpected: null }];
}

const PermisoDePesca = item('PermisoDePesca', {
  id: integerId(),
  puerto: text('Port'),
  toneladas: decimal('Tonnes a year'),
  vigente: flag('Whether it is in force'),
});

const WEEK = { days: 7, counted: 'calendar', extension: null, article: 'Data Law, article 1' } as const;

export const country = {
  code: '${CODE}',
  number: 3,
  v4Name: '${V4_NAME}',
  name: 'Utopía',
  englishName: 'Utopia',
  currency: 'UTP',
  status: 'active',
  v5Status: 'active',
  kinds: ['Organization'],
  refreshable: false,
  minNameLength: 2,
  identifiers: {
    parse,
    searchKeys: (written: string) => ({ keys: parse(written).map(({ key }) => key), compact: [], dv: null, holder: null }),
    hasSeparateCheckDigit: false,
    syntheticNumber: (_kind: string, serial: number) => 'UT-' + String(100_000 + serial),
  },
  dataRights: {
    timeZone: 'UTC',
    holidays: [],
    responseTimes: { access: WEEK, rectification: WEEK, erasure: WEEK, objection: WEEK },
  },
  legalForms: [['coop pesquera', 'cooperative', ['coop pesquera']]],
  sources: { puerto_mayor: source('Puerto Mayor', 'https://puerto.example', 'weekly', { in: 'row' }) },
  tagSources: { core_registro: ['puerto_mayor'], ${LEVEL}: ['puerto_mayor'] },
  offers: {
    'CHK-BIN': { price: '0.03', tags: ['core_registro'] },
    'DAT-BIZ': { price: '0.25', tags: ['core_registro', '${LEVEL}'] },
  },
  levels: { ${LEVEL}: { number: 41, description: 'Permits to fish' } },
  tags: {
    ${LEVEL}: organizationsOnly(
      list('${LEVEL}', PermisoDePesca, 'integer', {
        name: ['Fishing permits', 'Permisos de pesca'],
        signal: rangeSignal('fishing_permits', ['Fishing permits', 'Permisos de pesca']),
        keys: [['puerto']],
      }),
    ),
  },
} as const satisfies JurisdictionDefinition;
`,
};

/** Registers the country in jurisdictions.ts. */
export function registered(file: string): string {
  const changes = [
    ['import { panama }', "import { country } from './zz/index.js';\nimport { panama }"],
    ['co: colombia }', 'co: colombia, zz: country }'],
    ['...colombia.sources }', '...colombia.sources, ...country.sources }'],
    ['...colombia.levels }', '...colombia.levels, ...country.levels }'],
    ['...colombia.tags }', '...colombia.tags, ...country.tags }'],
  ] as const;
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`jurisdictions.ts has no ${from}`);
    return text.replace(from, to);
  }, file);
}

export const MIGRATION = `
alter domain jurisdiction_code drop constraint jurisdiction_code_known;
alter domain jurisdiction_code add constraint jurisdiction_code_known check (value in ('pa', 'ec', 'co', '${CODE}'));
insert into name_index (jurisdiction) values ('${CODE}');
create table record_${LEVEL} partition of record for values in ('${LEVEL}');
`;
