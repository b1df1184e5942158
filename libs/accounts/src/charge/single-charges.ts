import { setTimeout as pause } from 'node:timers/promises';
import { confirmByCommit, confirmCommits, databaseErrorKind, inTransactionOn } from '@entity-registry/database';
import type { Queryable, WaitLimits } from '@entity-registry/database';
import type pg from 'pg';
import { LedgerUnavailable, mapLedgerErrors } from '../errors.js';
import { connectFor, connectToCommit, onConnection } from '../waiting/connections.js';
import type { EntryId } from '../ids.js';
import type { WaitingCaller } from '../waiting/waiting-caller.js';
import { chargeOnce } from './charge.js';
import type { ChargeOutcome, ChargeRequest } from './charge.js';
import type { ChargeGate } from './charge-gate.js';

/** A caller whose deadline is known. */
export interface ChargeCaller extends WaitingCaller {
  readonly deadline: Date;
}

const MIN_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;

/**
 * Decides charges one by one, in the turns of the gate. A charge that could not be sent is refused and never sent later: its caller would
 * pay without an answer. If the connection was lost after it was sent, it may be booked: it is asked for again under its idempotency key,
 * until its outcome is known or its deadline passes (ADR 0198).
 */
export class SingleCharges {
  constructor(
    private readonly pool: pg.Pool,
    private readonly gate: ChargeGate,
    private readonly limits: WaitLimits,
  ) {}

  /** Throws LedgerUnavailable; see there for what is certain. */
  async charge(request: ChargeRequest, caller: ChargeCaller): Promise<ChargeOutcome> {
    try {
      return await this.gate.run(request.accountId, () => this.send(request, caller), { caller });
    } catch (error) {
      if (!(error instanceof LedgerUnavailable) || error.reason !== 'connection') throw error;
      return this.askAgain(request, caller, error.cause);
    }
  }

  /**
   * The outcome of a charge that was sent and got no answer because of `cause`. Throws LedgerUnavailable `connection`, whatever fails from
   * here on: it may be booked.
   */
  async askAgain(request: ChargeRequest, caller: ChargeCaller, cause: unknown): Promise<ChargeOutcome> {
    const decided = Promise.withResolvers<ChargeOutcome>();
    const isOver = (): boolean => this.limits.isOver({ endBy: caller.deadline.getTime() });
    const giveUp = (reason: unknown): void => {
      decided.reject(new LedgerUnavailable('connection', reason));
    };
    // A statement that is on its way when the time is up isn't waited for: there was one before it, and it told nothing either.
    const limit = {
      endBy: caller.deadline.getTime(),
      expire: () => {
        giveUp(cause);
      },
    };
    const ask = async (): Promise<void> => {
      for (let pauseMs = MIN_PAUSE_MS; !isOver(); pauseMs = Math.min(MAX_PAUSE_MS, 2 * pauseMs)) {
        try {
          const send = () => this.send(request, caller);
          decided.resolve(await this.gate.run(request.accountId, send, { caller, mayBeBooked: true }));
          return;
        } catch (error) {
          if (!(error instanceof LedgerUnavailable)) throw error;
        }
        await pause(pauseMs);
      }
      giveUp(cause);
    };
    this.limits.add(limit);
    void ask()
      .catch(giveUp)
      .finally(() => {
        this.limits.delete(limit);
      });
    return decided.promise;
  }

  private async send(request: ChargeRequest, caller: WaitingCaller): Promise<ChargeOutcome> {
    const { alongside } = request;
    const client = await connectFor(this.pool, caller, this.limits, connectToCommit);
    if (alongside)
      return mapLedgerErrors(() => inTransactionOn(this.pool, client, (tx) => bookWith(tx, request, alongside)));
    const outcome = await mapLedgerErrors(() => onConnection(client, (db) => chargeOnce(db, request)));
    if (outcome.outcome === 'replayed') await this.confirm(outcome.entryId);
    return outcome;
  }

  /** Throws LedgerUnavailable `connection` for any trouble: the charge is booked, but perhaps only here. */
  private async confirm(entryId: EntryId): Promise<void> {
    try {
      await confirmCommits(this.pool, { sql: BOOKED, id: entryId });
    } catch (error) {
      throw databaseErrorKind(error) ? new LedgerUnavailable('connection', error) : error;
    }
  }
}

const BOOKED = 'select id from journal_entry where id = any ($1::bigint[])';

/** The charge and what is written with it. One that was booked before is confirmed by the commit of this transaction. */
async function bookWith(
  tx: Queryable,
  request: ChargeRequest,
  alongside: NonNullable<ChargeRequest['alongside']>,
): Promise<ChargeOutcome> {
  const outcome = await chargeOnce(tx, request);
  if (outcome.outcome === 'charged') await beforeCommit(() => alongside(tx, outcome.entryId));
  if (outcome.outcome === 'replayed') await confirmByCommit(tx, { sql: BOOKED, values: [[outcome.entryId]] });
  return outcome;
}

/** Whatever fails before the commit is certainly not booked, so it isn't asked for again. Throws LedgerUnavailable, as for any failure. */
async function beforeCommit(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const reason = databaseErrorKind(error);
    throw reason ? new LedgerUnavailable(reason === 'connection' ? 'unreachable' : reason, error) : error;
  }
}
