import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
// @ts-expect-error plain JavaScript data, shared with the process that lints it
import { BAD_IMPORTS, GOOD_IMPORTS } from './bad-imports.mjs';

interface Sample {
  name: string;
  file: string;
  rule?: string;
}
interface Finding {
  name: string;
  messages: { ruleId: string | null; message: string }[];
}

describe('boundary rules', () => {
  const findings = new Map<string, Finding['messages']>();

  beforeAll(() => {
    // A separate process: ESLint loads the flat configuration as a native module.
    const output = execFileSync(process.execPath, [resolve(import.meta.dirname, 'lint-bad-imports.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    for (const { name, messages } of JSON.parse(output) as Finding[]) findings.set(name, messages);
  }, 120_000);

  it.each(BAD_IMPORTS as Sample[])('reject: $name ($file)', ({ name, rule }) => {
    expect(findings.get(name)?.map(({ ruleId }) => ruleId)).toContain(rule);
  });

  it('cover every project: each has a type tag and a scope tag', () => {
    const root = resolve(import.meta.dirname, '../../..');
    const manifests = globSync('{apps,libs,tools}/*/package.json', { cwd: root });
    expect(manifests.length).toBeGreaterThan(0);
    for (const manifest of manifests) {
      const { nx } = JSON.parse(readFileSync(resolve(root, manifest), 'utf8')) as { nx?: { tags?: string[] } };
      expect({ manifest, tags: nx?.tags }).toEqual({
        manifest,
        tags: [expect.stringMatching(/^type:(domain|lib|testing|app|tool)$/), expect.stringMatching(/^scope:\w/)],
      });
    }
  });

  it.each(GOOD_IMPORTS as Sample[])('accept: $name ($file)', ({ name }) => {
    expect(findings.get(name)).toEqual([]);
  });
});
