import { usageError } from '../exit.js';

const SPREADSHEETS: readonly (readonly [signature: readonly number[], name: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel or OpenDocument workbook'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an old Excel workbook'],
];

const MARK = '\ufeff';

/**
 * The text of a CSV file in UTF-8, and whether it starts with a byte order mark. Throws a usage failure for any other
 * encoding: a wrong guess would look up names that don't exist.
 */
export function decodeText(bytes: Uint8Array, file: string): { text: string; mark: boolean } {
  const workbook = SPREADSHEETS.find(([signature]) => signature.every((byte, at) => bytes[at] === byte));
  if (workbook) throw usageError(`${file}: this is ${workbook[1]}. Save it as "CSV UTF-8" and use that file.`);
  if (isUtf16(bytes)) {
    throw usageError(
      `${file}: this is UTF-16 ("Unicode text"). Save it as "CSV UTF-8", or convert it: ` +
        `iconv -f UTF-16 -t UTF-8 ${quoted(file)} > utf8.csv`,
    );
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw usageError(
      `${file}: line ${String(firstBadLine(bytes))} is not UTF-8. Save the file as "CSV UTF-8", or convert it, from ` +
        `Windows for example: iconv -f WINDOWS-1252 -t UTF-8 ${quoted(file)} > utf8.csv`,
    );
  }
  if (text.includes('\0')) throw usageError(`${file}: not a text file.`);
  return text.startsWith(MARK) ? { text: text.slice(1), mark: true } : { text, mark: false };
}

function isUtf16(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  // Without a mark: every other byte of Latin text is zero.
  return bytes.length >= 4 && ((first === 0 && third === 0) || (second === 0 && bytes[3] === 0));
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  let begin = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 0x0a) continue;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(begin, at));
    } catch {
      return line;
    }
    begin = at + 1;
    line += 1;
  }
  return line;
}

function quoted(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", `'\\''`)}'`;
}
