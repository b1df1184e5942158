/** A table as text: its titles, and the cells of each row. */
export interface TextTable {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Reads CSV with commas, semicolons or tabs (RFC 4180). The first line has the titles; blank lines are left out. */
export function readTable(text: string): TextTable {
  const plain = text.replace(/^\ufeff/, '');
  const [line = ''] = plain.split(/\r?\n/, 1);
  const count = (delimiter: string): number => line.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((one, other) => (count(other) > count(one) ? other : one));
  const [titles = [], ...rows] = recordsOf(plain, delimiter).filter((cells) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  return { titles: titles.map((title) => title.trim()), rows };
}

function recordsOf(text: string, delimiter: string): string[][] {
  const records: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter || letter === '\n') {
      records.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (letter === '\n') records.push([]);
    } else cell += letter;
  }
  records.at(-1)?.push(cell.replace(/\r$/, ''));
  return records;
}

/** Lines of cells as CSV. A cell that a spreadsheet would read as a formula gets an apostrophe before it. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  const cellOf = (text: string): string => {
    const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}
