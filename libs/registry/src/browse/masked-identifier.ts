const MASK = '***';
/** Longest group that is shown whole. */
const SHOWN = 4;
const SHOWN_END = 3;

/**
 * An identifier that tells namesakes apart without giving it away: '8-123-1234' is '8-***-1234'. The first group is shown if it is
 * short and a masked one follows, of the last at least the end.
 */
export function maskedIdentifier(written: string | null): string | null {
  const groups = written?.split(/[\s-]+/).filter((group) => group !== '') ?? [];
  const [first = ''] = groups;
  const last = groups.at(-1);
  if (last === undefined) return null;
  const end = last.slice(-SHOWN_END);
  if (groups.length === 1) return last.length > SHOWN ? MASK + end : MASK;
  const opening = groups.length > 2 && first.length < SHOWN ? first : MASK;
  return [opening, ...groups.slice(1, -1).map(() => MASK), last.length > SHOWN ? MASK + end : last].join('-');
}
