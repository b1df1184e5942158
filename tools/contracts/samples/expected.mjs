/** In the expected output: anything. On a line of its own: any number of lines. */
const ANYTHING = '…';

/**
 * Compares the output of a block with its page.
 *   `text`: all lines shown are printed, in this order; runs of spaces count as one, and `…` matches anything.
 *   `json`: the last line that is JSON, or the whole output, has the members shown with these values. Other members are
 *   ignored. A string with `…` is a pattern, and a fraction matches all numbers that begin with it. A member named `…`,
 *   or `"…"` as the last item of an array, stands for the rest.
 * @returns {string | null} the difference, or null
 */
export function disagreement({ language, text }, output) {
  return language === 'json' ? jsonDisagreement(text, output) : textDisagreement(text, output);
}

function textDisagreement(shown, output) {
  const lines = output.split('\n').map(squeezed);
  let at = 0;
  for (const line of shown.split('\n').map(squeezed)) {
    if (line === '' || line === ANYTHING) continue;
    const wanted = pattern(line);
    const found = lines.findIndex((candidate, index) => index >= at && wanted.test(candidate));
    if (found === -1) return `the page shows a line that was not printed: ${line}`;
    at = found + 1;
  }
  return null;
}

const squeezed = (line) => line.trim().replaceAll(/\s+/g, ' ');

const pattern = (text) =>
  new RegExp(
    `^${text
      .split(ANYTHING)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    'su',
  );

function jsonDisagreement(shown, output) {
  const printed =
    parsed(output) ??
    output
      .trim()
      .split('\n')
      .reverse()
      .map(parsed)
      .find((value) => value !== undefined);
  if (printed === undefined) return 'the page shows JSON, but none was printed';
  return difference(JSON.parse(shown), printed, '$');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function difference(shown, printed, path) {
  if (typeof shown === 'string' && typeof printed !== 'object' && pattern(shown).test(String(printed))) return null;
  if (shown === ANYTHING) return null;
  if (Array.isArray(shown)) return arrayDifference(shown, printed, path);
  if (shown === null || typeof shown !== 'object') {
    if (isFraction(shown) && isFraction(printed) && String(printed).startsWith(String(shown))) return null;
    return shown === printed ? null : `${path} is ${JSON.stringify(printed)}, the page shows ${JSON.stringify(shown)}`;
  }
  if (printed === null || typeof printed !== 'object') return `${path} is ${JSON.stringify(printed)}, not an object`;
  for (const [name, value] of Object.entries(shown)) {
    if (name === ANYTHING) continue;
    if (!(name in printed)) return `${path}.${name} is missing`;
    const found = difference(value, printed[name], `${path}.${name}`);
    if (found) return found;
  }
  return null;
}

const isFraction = (value) => typeof value === 'number' && !Number.isInteger(value);

function arrayDifference(shown, printed, path) {
  if (!Array.isArray(printed)) return `${path} is ${JSON.stringify(printed)}, not a list`;
  const isOpen = shown.at(-1) === ANYTHING;
  const items = isOpen ? shown.slice(0, -1) : shown;
  if (isOpen ? printed.length < items.length : printed.length !== items.length) {
    return `${path} has ${printed.length} items, the page shows ${items.length}`;
  }
  for (const [index, item] of items.entries()) {
    const found = difference(item, printed[index], `${path}[${index}]`);
    if (found) return found;
  }
  return null;
}
