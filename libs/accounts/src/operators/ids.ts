declare const idOf: unique symbol;

type Id<Table extends string> = bigint & { readonly [idOf]: Table };

/** Keys of the operators' tables, distinct for the compiler. */
export type OperatorId = Id<'operator'>;
export type AuditId = Id<'audit_entry'>;
export type WebhookSecretId = Id<'webhook_secret'>;

/** Parses an operator id (a positive integer); null: invalid. */
export function parseOperatorId(text: string): OperatorId | null {
  return /^[1-9]\d{0,17}$/.test(text) ? (BigInt(text) as OperatorId) : null;
}
