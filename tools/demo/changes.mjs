/**
 * Lists the differences between two details of one entity, in lines such as `capital: 10000.00 → 12000.00` and `marcas:
 * 3 → 4 items`. Only compares fields in both, because they may be of different product codes.
 * @param {Record<string, unknown>} before
 * @param {Record<string, unknown>} after
 * @returns {string[]}
 */
export function changesBetween(before, after) {
  const lines = [];
  for (const key of Object.keys(before).filter((name) => name in after)) {
    const [old, now] = [before[key], after[key]];
    if (JSON.stringify(old) === JSON.stringify(now)) continue;
    lines.push(
      Array.isArray(old) && Array.isArray(now) ? listChange(key, old, now) : `${key}: ${shown(old)} → ${shown(now)}`,
    );
  }
  return lines;
}

function listChange(key, old, now) {
  const known = new Set(old.map((item) => JSON.stringify(item)));
  const fresh = now.filter((item) => !known.has(JSON.stringify(item)));
  const example = fresh.length === 0 ? '' : `, such as ${shown(fresh[0])}`;
  return `${key}: ${old.length} → ${now.length} items, ${fresh.length} new or changed${example}`;
}

function shown(value) {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
