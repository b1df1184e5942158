// Requirements of a built page: it contacts no other host, runs no inline script, and its first load is small.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Maximum compressed bytes of script that the overview may load before it can be used (250 kB). */
export const BUDGET = 250_000;

const ENTRY = 'index.html';
const OVERVIEW = 'src/pages/overview/OverviewPage.tsx';

/**
 * The scripts that a browser fetches before the overview can be used: everything that the page and the overview import,
 * directly or indirectly, except dynamic imports.
 * @returns {{file: string, bytes: number}[]} gzip bytes, largest first
 */
export function firstLoad(page) {
  const manifest = JSON.parse(readFileSync(join(page, 'manifest.json'), 'utf8'));
  const seen = new Set();
  const follow = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  [ENTRY, OVERVIEW].forEach(follow);
  return [...seen, 'before-paint.js']
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(page, file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
}

/** The parts and their sum, as lines of text. */
export function table(parts) {
  const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const line = (name, bytes) => `  ${String(bytes).padStart(8)}  ${name}\n`;
  return [
    '  First load of the overview, scripts, gzip bytes:\n',
    ...parts.map(({ file, bytes }) => line(file, bytes)),
    line(`of ${BUDGET}`, total),
  ].join('');
}

/** Throws if a built page would break its policy or, with `budget`, its first load is too large. */
export function checkSite(page, { budget }) {
  const faults = [];
  for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) faults.push(...loads(entry.name, () => readFileSync(file, 'utf8')));
  }
  if (budget) {
    const parts = firstLoad(page);
    if (parts.reduce((sum, { bytes }) => sum + bytes, 0) > BUDGET) faults.push(`too large\n${table(parts)}`);
  }
  if (faults.length > 0) throw new Error(`${page} has ${faults.length} fault(s):\n${faults.join('\n')}`);
}

function loads(name, read) {
  if (name.endsWith('.html')) {
    const text = read();
    return [
      ...[...text.matchAll(/<script(?![^>]*\ssrc=)[^>]*>/g)].map(() => `${name}: an inline script`),
      ...[...text.matchAll(/\s(?:src|href)="((?:https?:)?\/\/[^"]+)"/g)].map(([, url]) => `${name}: loads ${url}`),
    ];
  }
  if (!name.endsWith('.css')) return [];
  return [...read().matchAll(/(?:url\(|@import)\s*['"]?((?:https?:)?\/\/[^'")]+)/g)].map(
    ([, url]) => `${name}: loads ${url}`,
  );
}
