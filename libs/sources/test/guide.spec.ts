import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';

const ROOT = new URL('../../../', import.meta.url);

it('the worked example of the guide is the code as it is', async () => {
  const guide = await readFile(new URL('docs/guides/sources.md', ROOT), 'utf8');
  const quoted = [...guide.matchAll(/^ {3}`(?<path>[\w./-]+\.ts)`\n\n {3}```ts\n(?<code>.*?)^ {3}```$/gms)];
  expect(quoted).toHaveLength(3);
  for (const { groups } of quoted) {
    const code = (groups?.['code'] ?? '').replace(/^ {3}/gm, '');
    expect(code).toBe(await readFile(new URL(groups?.['path'] ?? '', ROOT), 'utf8'));
  }
});
