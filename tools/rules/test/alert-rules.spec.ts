import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';

const ROOT = path.join(import.meta.dirname, '../../..');

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}

/** Names of metrics that the apps and libraries register. */
async function registeredMetrics(): Promise<Set<string>> {
  const names = new Set<string>();
  for (const folder of ['apps', 'libs']) {
    const files = await readdir(path.join(ROOT, folder), { recursive: true });
    for (const file of files.filter((name) => /\/src\/.*(?<!\.spec)\.ts$/.test(name))) {
      const text = await readFile(path.join(ROOT, folder, file), 'utf8');
      if (!text.includes('prom-client')) continue;
      for (const [, name] of text.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)) names.add(name ?? '');
    }
  }
  return names;
}

describe('the alert rules', () => {
  it('name existing metrics and existing sections of the guide', async () => {
    const text = await readFile(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8');
    const { groups } = load(text) as { groups: { rules: Rule[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(0);
    const metrics = await registeredMetrics();
    const words = new Set(['max', 'sum', 'rate', 'increase', 'absent', 'by', 'and', 'or', 'queue', 'task']);
    for (const { alert, expr, annotations } of rules) {
      const named = [...expr.matchAll(/[a-z][a-z_]+/g)].map(([name]) => name).filter((name) => !words.has(name));
      expect({ alert, unknown: named.filter((name) => !metrics.has(name)) }).toEqual({ alert, unknown: [] });
      const [file = '', anchor = ''] = annotations.runbook.split('#');
      const headings = (await readFile(path.join(ROOT, file), 'utf8')).match(/^## .*$/gm) ?? [];
      const anchors = headings.map((heading) => heading.slice(3).toLowerCase().replaceAll(' ', '-'));
      expect({ alert, anchors }).toEqual({ alert, anchors: expect.arrayContaining([anchor]) });
    }
  });
});
