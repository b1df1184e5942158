/** Words of PromQL that aren't metrics. Functions are followed by a bracket and found by that. */
const KEYWORDS = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
  'offset',
]);

/** Names of the metrics in a PromQL expression: what is left without texts, matchers, ranges, groupings and functions. */
export function metricsOf(expression) {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w:.])([a-z_][\w:]*)(?!\w)(?!\s*\()/gi)].map(([, name]) => name);
  return [...new Set(names.filter((name) => !KEYWORDS.has(name)))];
}

/** The name under which a metric is registered: histograms and summaries add suffixes. */
export const registeredName = (name, registered) =>
  registered.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '');
