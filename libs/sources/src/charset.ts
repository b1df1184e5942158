/** Bytes at the start of a page in which its markup may name the charset (the HTML standard says 1,024; sites are lax). */
const META_BYTES = 4096;

/** A Windows-1252 page has UTF-8 letters only by chance; one of UTF-8 has hundreds, and a bad byte where a text was cut. */
const LETTERS_A_BAD_BYTE = 10;

const REPLACEMENT = 0xfffd;
const LAST_ASCII = 0x7f;

const WESTERN = new TextDecoder('windows-1252');

const BOMS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The body of an answer as text. A byte order mark decides, else the charset of the header, else that of the markup (`<meta
 * charset>`, `<?xml encoding>`), else UTF-8 when the bytes are valid, else Windows-1252. Old sites often declare another
 * charset than they send, so the bytes count too: invalid bytes declared as UTF-8 are Windows-1252, and a declared Western
 * single-byte charset whose bytes are valid UTF-8 is UTF-8. UTF-8 with a few bad bytes among its letters stays UTF-8, where
 * it is declared: the bad ones become U+FFFD. Never throws: an unknown name counts as undeclared.
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

/** Declared UTF-8 with letters of several bytes, and at most one bad place for ten of them; else it is not UTF-8. */
function damagedUtf8(body: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(body);
  let [bad, letters] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === REPLACEMENT) bad += 1;
    // A letter of two units counts once, by its first.
    else if (unit > LAST_ASCII && (unit & 0xfc00) !== 0xdc00) letters += 1;
  }
  return bad * LETTERS_A_BAD_BYTE <= letters ? text : undefined;
}

function charsetOfHeader(contentType: string | null): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

function charsetOfMarkup(body: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(body.subarray(0, META_BYTES));
  return (/<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]+)/i.exec(start) ??
    /<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i.exec(start))?.[1];
}

/** Its name as the decoder writes it (ISO-8859-1 and Latin 1 are Windows-1252 to it); undefined when it knows none. */
function knownCharset(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
