/** Names that lists use beside the usual English one. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['burma', 'MM'],
  ['myanmar/burma', 'MM'],
  ['dprk', 'KP'],
  ['korea, north', 'KP'],
  ['korea, south', 'KR'],
  ['syrian arab republic', 'SY'],
  ['russian federation', 'RU'],
  ['republic of moldova', 'MD'],
  ['democratic republic of the congo', 'CD'],
  ['congo, democratic republic of the', 'CD'],
  ['iran (islamic republic of)', 'IR'],
  ['venezuela (bolivarian republic of)', 'VE'],
];

let byName: ReadonlyMap<string, string> | null = null;

/** Every code that the platform knows an English name for. */
function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  // Private codes, such as XA, and the European Union have names, but aren't countries.
  const countries = codes.filter((code) => !/^(?:X[^K]|Q|ZZ|EU|EZ|UN)/.test(code));
  return new Map([
    ...countries.flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
    ...OTHER_NAMES,
  ]);
}

let codes: ReadonlySet<string> | null = null;

/** Whether a text is the ISO 3166-1 code of a country: two letters in any case. */
export function isCountryCode(text: string): boolean {
  codes ??= new Set(codesByName().values());
  return codes.has(text.toUpperCase());
}

/** The ISO 3166-1 code of a country's English name; the text itself if it isn't one. */
export function countryCode(text: string): string {
  byName ??= codesByName();
  return byName.get(text.trim().toLowerCase()) ?? text.trim();
}
