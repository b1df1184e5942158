import type { ClientBase } from 'pg';

/** A table with fewer rows written than this is not analyzed. */
const WORTH_IT = 500;

interface Growth {
  readonly written: number;
  /** Rows written when the table was last analyzed. */
  readonly analyzed: number;
}

/**
 * Keeps the planner's statistics up to date during a load. Autovacuum comes once a minute at best; until then the planner
 * treats a newly filled table as nearly empty, and every batch would read all of it. A table is analyzed whenever the rows written
 * to it have doubled: the work grows with the logarithm of the load.
 */
export class TableStatistics {
  private readonly tables = new Map<string, Growth>();

  /** Called on a connection without a transaction, with the number of rows that were just committed to each table. */
  async after(client: ClientBase, written: ReadonlyMap<string, number>): Promise<void> {
    for (const [table, rows] of written) {
      const { written: before, analyzed } = this.tables.get(table) ?? { written: 0, analyzed: 0 };
      this.tables.set(table, { written: before + rows, analyzed });
    }
    const doubled = [...this.tables].filter(([, growth]) => growth.written >= Math.max(WORTH_IT, 2 * growth.analyzed));
    if (doubled.length === 0) return;
    const names = doubled.map(([table]) => client.escapeIdentifier(table)).sort();
    await client.query(`analyze ${names.join(', ')}`);
    for (const [table, { written: all }] of doubled) this.tables.set(table, { written: all, analyzed: all });
  }
}
