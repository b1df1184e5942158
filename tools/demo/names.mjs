import { mkdirSync, writeFileSync } from 'node:fs';

/** People and companies that aren't in the demo data. */
const ABSENT = [
  'Astilleros Quimera Boreal, S.A.',
  'Wojciech Brzezicki Zawadzki',
  'Kingfisher & Thornbury Holdings Ltd.',
  'Ferretería Hipopótamo Feliz',
  'Þórdís Ævarsdóttir',
];

const COMPANIES = 33;
const PERSONS = 12;

/** Typical changes of names on their way into a spreadsheet; the first leaves a name unchanged. */
const WRITINGS = [
  (name) => name,
  (name) => titleCase(name),
  (name) => withoutAccents(name).toLowerCase(),
  (name) => shortened(name),
  (name) => misspelled(name),
];

/**
 * Writes the sample of the guides to .data/examples/names.csv: 50 names to resolve, some written differently, some
 * misspelled, some not in the demo data. The same data gives the same file.
 * @returns {Promise<void>} columns: row_id, name, ruc (blank for most)
 */
export async function writeExampleNames(pool, state) {
  const companies = await taken(pool, 'Organization', COMPANIES);
  const persons = await taken(pool, 'NaturalPerson', PERSONS);
  const rows = [...companies, ...persons].map(({ nombre, ruc }, index) => ({
    name: WRITINGS[index % WRITINGS.length](nombre),
    ruc: index % 11 === 10 ? ruc : null, // a few rows have the entity's number
  }));
  for (const [index, name] of ABSENT.entries()) rows.splice((index + 1) * 10 - 1, 0, { name, ruc: null });
  const lines = rows.map(({ name, ruc }, index) => [`c${String(index + 1).padStart(2, '0')}`, name, ruc ?? '']);
  mkdirSync(state.path('examples'), { recursive: true });
  const csv = [['row_id', 'name', 'ruc'], ...lines].map((cells) => cells.map(quoted).join(',')).join('\n');
  writeFileSync(state.path('examples', 'names.csv'), `${csv}\n`);
}

/** Entities evenly spread over the demo data. */
async function taken(pool, kind, count) {
  const { DEFAULT_JURISDICTION } = await import('@entity-registry/domain');
  const { rows } = await pool.query(SPREAD, [kind, count, DEFAULT_JURISDICTION]);
  return rows;
}

const SPREAD = `
  select distinct on (part) nombre, ruc
    from (select nombre, ruc, pk, ntile($2) over (order by pk) as part
            from entity
           where jurisdiction = $3 and kind = $1 and synthetic and merged_into is null
             and coalesce(ruc, cedula) is not null) as entities
   order by part, pk`;

const withoutAccents = (name) => name.normalize('NFD').replace(/\p{M}/gu, '');

const titleCase = (name) =>
  name.toLowerCase().replace(/(^|[\s.])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());

/**
 * A company without its legal form, or a person with only one given name and one surname, which matches several people.
 */
function shortened(name) {
  const company = name.replace(/,? (S\.A\.|S\. DE R\.L\.|E\.I\.R\.L\.|CORP\.|INC\.|FOUNDATION)$/, '');
  if (company !== name || name === name.toUpperCase()) return company;
  const words = name.split(' ');
  return `${words[0]} ${words.at(-2)}`;
}

/** Swaps two letters of the longest word, like a typing error. */
function misspelled(name) {
  const longest = name.split(/[\s,.]+/).reduce((a, b) => (b.length > a.length ? b : a));
  const middle = Math.floor(longest.length / 2);
  const [before, after] = [longest[middle - 1], longest[middle]];
  return name.replace(longest, longest.slice(0, middle - 1) + after + before + longest.slice(middle + 1));
}

const quoted = (cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
