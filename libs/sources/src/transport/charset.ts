/** The markup may declare the charset within this many bytes. The HTML standard says 1,024, but many sites need more. */
const META_BYTES = 4096;

/**
 * A page counts as UTF-8 if it has at least this many multibyte letters per bad byte. Windows-1252 pages have UTF-8 sequences
 * only by chance. UTF-8 pages have hundreds, and a bad byte only where a text was cut.
 */
const LETTERS_PER_BAD_BYTE = 10;

const REPLACEMENT = 0xfffd;
const LAST_ASCII = 0x7f;

const WESTERN = new TextDecoder('windows-1252');

const BOMS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The body of a response as text. The charset is that of a byte order mark, else of the header, else of the markup (`<meta
 * charset>`, `<?xml encoding>`), else UTF-8 if the bytes are valid, else Windows-1252. Old sites often declare a different
 * charset from the one that they send, so the bytes count, too: invalid bytes declared as UTF-8 are read as Windows-1252, and
 * valid UTF-8 declared as a Western single-byte charset is read as UTF-8. Declared UTF-8 with a few bad bytes stays UTF-8; the
 * bad bytes become U+FFFD. Never throws: an unknown charset counts as undeclared.
 */
export function decodeBody(body: Uint8Array, contentType: string | null): string {
  const marked = BOMS.find(([, mark]) => mark.every((byte, index) => body[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(body);
  const declared = knownCharset(charsetOfHeader(contentType)) ?? knownCharset(charsetOfMarkup(body));
  if (declared === undefined || declared === 'utf-8' || declared === 'windows-1252') {
    return utf8(body) ?? (declared === 'utf-8' ? damagedUtf8(body) : undefined) ?? WESTERN.decode(body);
  }
  return new TextDecoder(declared).decode(body);
}

function utf8(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** The text of declared UTF-8 with a few bad bytes; undefined if it has too many to be UTF-8. */
function damagedUtf8(body: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(body);
  let [bad, letters] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === REPLACEMENT) bad += 1;
    // A letter with two UTF-16 units counts once.
    else if (unit > LAST_ASCII && (unit & 0xfc00) !== 0xdc00) letters += 1;
  }
  return bad * LETTERS_PER_BAD_BYTE <= letters ? text : undefined;
}

function charsetOfHeader(contentType: string | null): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function charsetOfMarkup(body: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(body.subarray(0, META_BYTES));
  return (/<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(start) ??
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(start))?.[1];
}

/**
 * The decoder's name for the charset (Windows-1252 for ISO-8859-1 and Latin 1); undefined if it doesn't know the
 * charset.
 */
function knownCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
