import type { Queryable } from '@entity-registry/database';
import type pg from 'pg';
import type { ObjectStore } from '../objects/object-store.js';
import { mergeRules } from './merge-rules.js';
import { listRules } from './rule-rows.js';
import type { StoredRule } from './rule-rows.js';
import { applySuppressions } from './apply-all.js';

/** Where the object store has all rules, as JSON. */
export const RULES_COPY = 'suppressions/rules.json';

export interface RulesCopyOptions {
  readonly objects: Pick<ObjectStore, 'get' | 'put'>;
  /** Runs `restore` in a transaction, and records in it how many rules changed. */
  readonly recorded: (restore: (tx: Queryable) => Promise<number>) => Promise<number>;
}

/** The copy can't be read. It is left as it is, because it may be all that is left of the rules. */
export class UnreadableRulesCopy extends Error {
  constructor(cause: unknown) {
    super(`${RULES_COPY} in the object store has no list of rules`, { cause });
  }
}

/**
 * Keeps a copy of the rules of suppression outside the database (ADR 0211). Rules are never deleted, so the copy and the table are merged:
 * what only the copy has was lost by a restore of the database, and is put in force again.
 */
export class RulesCopy {
  /** The rules at the last copy, so that the store is only read when something has changed. */
  private copied: string | null = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: RulesCopyOptions,
  ) {}

  /** Merges both. Returns how many rules were restored or lifted in the database. Throws UnreadableRulesCopy. */
  async sync(): Promise<number> {
    if (this.copied !== null && this.copied === (await stateOf(this.pool))) return 0;
    const stored = await this.options.objects.get(RULES_COPY);
    const text = stored === undefined ? '[]' : Buffer.from(stored.body).toString('utf8');
    const rules = parseRules(text);
    const restored = rules.length === 0 ? 0 : await this.options.recorded((tx) => restoreRules(tx, rules));
    const state = await stateOf(this.pool);
    const current = JSON.stringify(await listRules(this.pool, { lifted: true }));
    if (current !== text) {
      await this.options.objects.put(RULES_COPY, { body: Buffer.from(current), contentType: 'application/json' });
    }
    this.copied = state;
    return restored;
  }
}

/**
 * Puts rules of a copy in force that the database doesn't have, and lifts those that were lifted; then applies all. Returns how many
 * rules changed; if none did, nothing is applied.
 */
export async function restoreRules(tx: Queryable, rules: readonly StoredRule[]): Promise<number> {
  const changed = await mergeRules(tx, rules);
  if (changed > 0) await applySuppressions(tx);
  return changed;
}

/** The rules of a copy or an export. Throws UnreadableRulesCopy. */
export function parseRules(text: string): StoredRule[] {
  try {
    const rules: unknown = JSON.parse(text);
    if (!Array.isArray(rules) || !rules.every(isRule)) throw new TypeError('not a list of rules');
    return rules as StoredRule[];
  } catch (error) {
    throw new UnreadableRulesCopy(error);
  }
}

const isRule = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && 'entitySid' in value && 'level' in value;

/** Changes with every rule that is made or lifted. */
async function stateOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ state: string }>({
    name: 'state_of_rules',
    text: `select concat_ws(' ', count(*), count(lifted_at), max(created_at), max(lifted_at)) as state from suppression`,
  });
  return rows[0]?.state ?? '';
}
