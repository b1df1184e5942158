/**
 * Path and query of a request with its parameters sorted by name, so that two targets with the same parameters are the same
 * text (ADR 0005). Values stay as sent, and repeated parameters keep their order. Returns a target unchanged if its parameters
 * are already sorted.
 */
export function canonicalTarget(target: string): string {
  const start = target.indexOf('?') + 1;
  if (start === 0) return target;
  const parameters = target
    .slice(start)
    .split('&')
    .map((text) => ({ text, name: nameOf(text) }))
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)));
  return target.slice(0, start) + parameters.map(({ text }) => text).join('&');
}

/** Decoded, because `include` and `%69nclude` are one parameter, whose values are ordered. */
const nameOf = (parameter: string): string => new URLSearchParams(parameter).keys().next().value ?? '';
