import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { PARSE_LIMITS } from '../src/parsing/parse-limits.js';

const MB = 1024 * 1024;
const ROOT = new URL('../../../', import.meta.url);

it('the guide quotes the current code of its example', async () => {
  const guide = await readFile(new URL('docs/guides/sources.md', ROOT), 'utf8');
  const quoted = [...guide.matchAll(/^ {3}`(?<path>[\w./-]+\.ts)`\n\n {3}```ts\n(?<code>.*?)^ {3}```$/gms)];
  expect(quoted).toHaveLength(3);
  for (const { groups } of quoted) {
    const code = (groups?.['code'] ?? '').replace(/^ {3}/gm, '');
    expect(code).toBe(await readFile(new URL(groups?.['path'] ?? '', ROOT), 'utf8'));
  }
});

it('the guide lists the current limits of a response', async () => {
  const guide = await readFile(new URL('docs/guides/sources.md', ROOT), 'utf8');
  const listed = [...guide.matchAll(/^\| `(\w+)`[^|]*\| ([^|]+?) \|$/gm)].map(([, name, value]) => [name, value]);
  const written = Object.entries(PARSE_LIMITS).map(([name, value]) => [
    name,
    name.endsWith('Bytes') ? `${value / MB} MB` : value.toLocaleString('en-US'),
  ]);
  expect(listed.filter(([name = '']) => name in PARSE_LIMITS)).toEqual(expect.arrayContaining(written));
  expect(listed.filter(([name = '']) => name in PARSE_LIMITS)).toHaveLength(written.length);
});
