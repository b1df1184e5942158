import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StubCharge, StubEvent, StubSession } from './payment-objects.js';

interface StoredPayments {
  sessions: StubSession[];
  charges: StubCharge[];
  /** Id of the session that an idempotency key opened. */
  byIdempotencyKey: [string, string][];
  events: StubEvent[];
}

/**
 * The state of the stub's payments. With a file it survives a restart, like Stripe's: payments made before `npm start` ended
 * exist after the next start.
 */
export class PaymentStore {
  readonly sessions: Map<string, StubSession>;
  /** By the payment intent. */
  readonly charges: Map<string, StubCharge>;
  readonly byIdempotencyKey: Map<string, string>;
  readonly events: StubEvent[];

  /** `file`: a JSON file, created if missing; absent: nothing is stored. */
  constructor(private readonly file?: string) {
    const { sessions, charges, byIdempotencyKey, events } = read(file);
    this.sessions = new Map(sessions.map((session) => [session.id, session]));
    this.charges = new Map(charges.map((charge) => [charge.payment_intent, charge]));
    this.byIdempotencyKey = new Map(byIdempotencyKey);
    this.events = events;
  }

  /** Rewrites the file, entirely or not at all: the process may be killed at any moment. */
  save(): void {
    if (this.file === undefined) return;
    const stored: StoredPayments = {
      sessions: [...this.sessions.values()],
      charges: [...this.charges.values()],
      byIdempotencyKey: [...this.byIdempotencyKey],
      events: this.events,
    };
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(`${this.file}.new`, JSON.stringify(stored), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }
}

function read(file: string | undefined): StoredPayments {
  const nothing: StoredPayments = { sessions: [], charges: [], byIdempotencyKey: [], events: [] };
  if (file === undefined) return nothing;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredPayments;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing;
    throw error;
  }
}
