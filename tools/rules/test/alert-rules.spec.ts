import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { Registry, collectDefaultMetrics } from 'prom-client';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): Promise<string> => readFile(path.join(ROOT, file), 'utf8');
const RUNBOOKS = 'docs/guides/runbooks.md';

// Plain JavaScript, as all tools.
const { metricsOf, registeredName } = (await import(path.join(import.meta.dirname, '../metric-names.mjs'))) as {
  metricsOf: (expression: string) => string[];
  registeredName: (name: string, registered: ReadonlySet<string>) => string;
};

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity: string };
  annotations?: { summary: string; runbook: string };
}

async function rulesOf(file: string): Promise<Rule[]> {
  const { groups } = load(await read(`deploy/prometheus/${file}`)) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { refId: string; expr: string }[];
}

/** Names of the metrics that the apps and libraries register, those of Node's process included. */
async function registeredMetrics(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const names = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name));
  for (const folder of ['apps', 'libs']) {
    const files = await readdir(path.join(ROOT, folder), { recursive: true });
    for (const file of files.filter((name) => /\/src\/.*(?<!\.spec)\.ts$/.test(name))) {
      const text = await read(path.join(folder, file));
      if (!/prom-client|outcomeCounter|stateGauge|registerScrapeGauges/.test(text)) continue;
      for (const [, name] of text.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)) names.add(name ?? '');
    }
  }
  return names;
}

let metrics: Set<string>;
let alerts: Rule[];
beforeAll(async () => {
  const recorded = await rulesOf('recording.yml');
  metrics = new Set([...(await registeredMetrics()), ...recorded.map(({ record }) => record ?? '')]);
  alerts = await rulesOf('alerts.yml');
});
const unknown = (expression: string): string[] =>
  metricsOf(expression).filter((name) => !metrics.has(registeredName(name, metrics)));

describe('the alert rules', () => {
  it('use existing metrics', async () => {
    const rules = [...alerts, ...(await rulesOf('recording.yml'))];
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, record, expr } of rules) {
      expect(metricsOf(expr)).not.toEqual([]);
      expect({ rule: alert ?? record, unknown: unknown(expr) }).toEqual({ rule: alert ?? record, unknown: [] });
    }
  });

  it('each have a severity and a paragraph in the runbooks, which have no others', async () => {
    const sections = (await read(RUNBOOKS)).split(/^### /m).slice(1);
    const paragraphs = new Map(
      sections.map((text) => [text.split('\n')[0] ?? '', text.split('\n').slice(1).join(' ')]),
    );
    expect([...paragraphs.keys()].toSorted()).toEqual(alerts.map(({ alert }) => alert).toSorted());
    for (const { alert = '', labels, annotations } of alerts) {
      expect({ alert, runbook: annotations?.runbook }).toEqual({
        alert,
        runbook: `${RUNBOOKS}#${alert.toLowerCase()}`,
      });
      expect(['page', 'ticket']).toContain(labels?.severity);
      // A paragraph, not a line that repeats the summary.
      expect((paragraphs.get(alert) ?? '').replace(/^#.*$/gm, '').trim().length).toBeGreaterThan(120);
    }
  });
});

describe('the metrics of the autoscalers', () => {
  it('are recorded, and named alike in the adapter and the chart', async () => {
    const adapter = load(await read('deploy/prometheus/adapter.yml')) as {
      rules: { external: { seriesQuery: string; name: { as: string } }[] };
    };
    const chart = await read('deploy/helm/templates/autoscaling.yaml');
    for (const { seriesQuery, name } of adapter.rules.external) {
      const [, series = ''] = /__name__="([^"]+)"/.exec(seriesQuery) ?? [];
      expect(metrics).toContain(series);
      expect(chart).toContain(`metric: { name: ${name.as} }`);
    }
  });
});

describe('the dashboards', () => {
  it('use existing metrics, explain each panel and let none overlap', async () => {
    const files = await readdir(path.join(ROOT, 'deploy/grafana'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const { panels } = JSON.parse(await read(`deploy/grafana/${file}`)) as { panels: Panel[] };
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      const cells = new Set<string>();
      for (const { type, title, description = '', gridPos, targets = [] } of panels) {
        expect({ title, unknown: targets.flatMap(({ expr }) => unknown(expr)) }).toEqual({ title, unknown: [] });
        if (type !== 'row')
          expect({ title, described: description !== '' && targets.length > 0 }).toMatchObject({ described: true });
        const { x, y, w, h } = gridPos;
        for (let row = y; row < y + h; row += 1)
          for (let column = x; column < x + w; column += 1) {
            expect({ title, taken: cells.has(`${row},${column}`) }).toEqual({ title, taken: false });
            cells.add(`${row},${column}`);
          }
      }
    }
  });
});

describe('metricsOf', () => {
  it.each([
    ['max by (queue) (work_slots) == 0 and absent(work_waiting{queue="refresh"})', ['work_slots', 'work_waiting']],
    ['rate(a_total{route!~"/x.*", status="5"}[5m]) / on (b) group_left c:d_e', ['a_total', 'c:d_e']],
    ['topk(8, histogram_quantile(0.95, sum by (le) (rate(x_seconds_bucket[5m])))) > 1e3', ['x_seconds_bucket']],
    ['min_over_time(p99_seconds[6h:5m] offset 1d) or vector(0)', ['p99_seconds']],
  ])('finds the metrics of %s', (expression, names) => {
    expect(metricsOf(expression)).toEqual(names);
  });
});
