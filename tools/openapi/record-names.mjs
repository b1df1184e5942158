// apps/dashboard/src/api/generated/record-names.ts: the catalog's names of levels, sections, signals and countries, in both
// languages, the currencies of the countries, and the default one. The page can't get these names from responses.
import { BANNER } from './generated.mjs';

const FILE = 'apps/dashboard/src/api/generated/record-names.ts';
const LANGUAGES = ['en', 'es'];

/** @param {import('./sources.mjs').Sources} sources */
export function files({ CATALOG, DEFAULT_JURISDICTION, UNLISTED_RECORDS }) {
  const tables = {
    levels: [
      ...CATALOG.levels.map(({ level, name }) => [level, name]),
      ...Object.entries(UNLISTED_RECORDS).map(([level, { name }]) => [level, name]),
    ],
    sections: CATALOG.tags.map(({ tag, name }) => [tag, name]),
    jurisdictions: CATALOG.jurisdictions.map(({ code, englishName, name }) => [code, [englishName, name]]),
    signals: CATALOG.tags.flatMap(({ signal }) => (signal === undefined ? [] : [[signal.signal, signal.name]])),
  };
  const names = LANGUAGES.map((language, index) => {
    const inLanguage = Object.entries(tables).map(([table, rows]) => [
      table,
      Object.fromEntries(rows.map(([key, name]) => [key, name[index]])),
    ]);
    return [language, Object.fromEntries(inLanguage)];
  });
  const currencies = CATALOG.jurisdictions.map(({ code, currency }) => [code, currency]);
  const constants = { RECORD_NAMES: Object.fromEntries(names), CURRENCIES: Object.fromEntries(currencies), DEFAULT_JURISDICTION };
  const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)};\n`);
  const text = [BANNER, ...lines].join('\n');
  return [{ file: FILE, text }];
}
