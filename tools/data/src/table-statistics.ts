import type { ClientBase } from 'pg';

/** Below this number of new rows, a table is not analyzed. */
const WORTH_IT = 500;

interface Growth {
  written: number;
  /** Rows written when the table was last analyzed. */
  analyzed: number;
}

/**
 * Keeps the planner's statistics up to date during a load. Autovacuum comes once a minute at best; until then the planner
 * treats a newly filled table as nearly empty, and every batch would read all of it. A table is analyzed whenever its new rows
 * have doubled: the work grows with the logarithm of the load.
 */
export class TableStatistics {
  private readonly tables = new Map<string, Growth>();

  /** Called on a connection without a transaction, with the number of rows that were just committed to each table. */
  async after(client: ClientBase, written: ReadonlyMap<string, number>): Promise<void> {
    const grown = [...written].filter(([table, rows]) => this.hasDoubled(table, rows)).map(([table]) => table);
    if (grown.length === 0) return;
    const names = grown.sort().map((name) => client.escapeIdentifier(name));
    await client.query(`analyze ${names.join(', ')}`);
  }

  private hasDoubled(table: string, rows: number): boolean {
    const growth = this.tables.get(table) ?? { written: 0, analyzed: 0 };
    this.tables.set(table, growth);
    growth.written += rows;
    if (growth.written < Math.max(WORTH_IT, 2 * growth.analyzed)) return false;
    growth.analyzed = growth.written;
    return true;
  }
}
