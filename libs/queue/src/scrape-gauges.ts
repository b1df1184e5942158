import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export interface ScrapeGauges<Row> {
  /** The label of every gauge, and its value in a row. */
  readonly label: string;
  readonly labelOf: (row: Row) => string;
  readonly gauges: readonly { readonly name: string; readonly help: string; readonly valueOf: (row: Row) => number }[];
  /** May reject while the database is down: the last known values stay. */
  readonly read: () => Promise<readonly Row[]>;
}

/** Adds gauges whose values are read on each scrape, once for all of them. */
export function registerScrapeGauges<Row>(
  registry: Registry,
  { label, labelOf, gauges, read }: ScrapeGauges<Row>,
): void {
  let reading: Promise<readonly Row[]> | null = null;
  const readOnce = (): Promise<readonly Row[]> => {
    reading ??= read()
      .catch(() => [])
      .finally(() => (reading = null));
    return reading;
  };
  for (const { name, help, valueOf } of gauges) {
    new Gauge({
      ...{ name, help, labelNames: [label], registers: [registry] },
      async collect() {
        for (const row of await readOnce()) this.set({ [label]: labelOf(row) }, valueOf(row));
      },
    });
  }
}
