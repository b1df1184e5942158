interface Level {
  /** The names seen so far in the object; null: an array. */
  readonly names: Set<string> | null;
  /** The member or the index in the array that is being read. */
  name: string;
  place: number;
  /** Whether the next text is a name. */
  awaitsName: boolean;
}

/** A string or a structural character; numbers, literals and whitespace are skipped. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;

/**
 * The path of the first repeated member, such as `rows[0].name`; null if there is none. JSON.parse silently keeps the last
 * one, other readers the first. Names are compared after decoding escapes. `text` is valid JSON; the time taken is linear in
 * its length.
 */
export function repeatedMember(text: string): string | null {
  const levels: Level[] = [];
  for (const [mark] of text.matchAll(token)) {
    const level = levels.at(-1);
    if (mark === '{' || mark === '[') {
      levels.push({ names: mark === '{' ? new Set() : null, name: '', place: 0, awaitsName: mark === '{' });
    } else if (mark === '}' || mark === ']') levels.pop();
    else if (level && mark === ',') {
      level.place += 1;
      level.awaitsName = level.names !== null;
    } else if (level?.names && level.awaitsName) {
      level.awaitsName = false;
      level.name = mark.includes('\\') ? (JSON.parse(mark) as string) : mark.slice(1, -1);
      if (level.names.has(level.name)) return pathOf(levels);
      level.names.add(level.name);
    }
  }
  return null;
}

function pathOf(levels: readonly Level[]): string {
  return levels.reduce((path, { names, name, place }) => {
    if (names === null) return `${path}[${String(place)}]`;
    return path === '' ? name : `${path}.${name}`;
  }, '');
}
