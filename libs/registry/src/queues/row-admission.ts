import type { Tenant } from './fair-queue.js';
import { QueueRefusal } from './queue-refusal.js';
import type { OverloadCode } from './queue-refusal.js';

/** Limits the rows of one tenant in progress, so that a call that can't be finished is rejected before it costs anything. */
export class RowAdmission {
  private readonly rows = new Map<Tenant, number>();

  constructor(private readonly maxRowsOfTenant: number) {}

  /** Counts the rows until `leave` is called. A single call is always admitted. Throws DomainError with `code`. */
  enter(tenant: Tenant, rows: number, code: OverloadCode = 'search_backend_error'): { leave: () => void } {
    const before = this.rows.get(tenant) ?? 0;
    if (before > 0 && before + rows > this.maxRowsOfTenant) throw new QueueRefusal('account_full', code);
    this.rows.set(tenant, before + rows);
    return {
      leave: () => {
        const left = (this.rows.get(tenant) ?? 0) - rows;
        if (left > 0) this.rows.set(tenant, left);
        else this.rows.delete(tenant);
      },
    };
  }
}
