/** Strings and punctuation: what tells which members an object has. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}:]/gu;

/**
 * Parses JSON in which no object has a member twice. `JSON.parse` keeps the last of two, other programs keep the first: a document
 * with both could say one thing when it is verified and another when it is read. Throws SyntaxError.
 */
export function parseStrictJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  const objects: Set<string>[] = [];
  let last = '""';
  for (const [token] of text.matchAll(TOKENS)) {
    if (token === '{') objects.push(new Set());
    else if (token === '}') objects.pop();
    else if (token !== ':') last = token;
    else {
      const name = JSON.parse(last) as string;
      const names = objects.at(-1);
      if (names?.has(name)) throw new SyntaxError(`an object has the member ${last} twice`);
      names?.add(name);
    }
  }
  return value;
}
