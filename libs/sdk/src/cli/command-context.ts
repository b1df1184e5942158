import type { Command } from 'commander';
import type { Billing, CallInfo, CallPromise, WithResponse } from '../index.js';
import { csvTable } from './output/csv.js';
import { renderFields, table } from './output/table.js';
import type { Column } from './output/table.js';
import type { Connection, Format } from './settings.js';
import type { Terminal } from './terminal.js';
import { lookup } from './lookup.js';

/** The parts that a command works with: the service, the terminal, and the output format. */
export interface CommandContext extends Connection {
  readonly terminal: Terminal;
  readonly format: Format;
  readonly dryRun: boolean;
}

/** Where results go, and in which form. */
export type Output = Pick<CommandContext, 'terminal' | 'format'>;

/** A result in each of the forms. */
export interface CommandOutput<Row> {
  /** As the service sent it. */
  readonly json: unknown;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** Text to print instead of the table, for single objects. */
  readonly text?: () => string;
  /** Printed on standard error instead of an empty table. */
  readonly nothing: string;
}

/** Writes a result to standard output, in the requested format. */
export function show<Row>({ terminal, format }: Output, result: CommandOutput<Row>): void {
  switch (format) {
    case 'json':
      terminal.out(JSON.stringify(result.json, null, 2));
      return;
    case 'csv':
      terminal.out(csvTable(result.rows, result.columns));
      return;
    case 'table':
      if (result.text) terminal.out(result.text());
      else if (result.rows.length > 0) terminal.out(renderTable(terminal, result.rows, result.columns));
      else terminal.err(result.nothing);
  }
}

/** Rows as a table; columns that don't fit are named on standard error. */
export function renderTable<Row>(terminal: Terminal, rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const { text, hidden } = table(rows, columns, terminal.style);
  if (hidden.length > 0) terminal.err(`columns that do not fit: ${hidden.join(', ')} (use --format csv or json)`);
  return text;
}

/** For a dry run: shows the price of a call, which is not made, and returns true. */
export async function isPreviewed(
  context: CommandContext,
  preview: (options: { readonly dryRun: true }) => CallPromise<{ billing: Billing }>,
): Promise<boolean> {
  if (!context.dryRun) return false;
  showPrice(context, await preview({ dryRun: true }).withResponse());
  return true;
}

/** The result of a dry run: the price, and its parts. */
export function showPrice(context: CommandContext, { data, response }: WithResponse<{ billing: Billing }>): void {
  const { billing } = data;
  const balance = response.headers.get('X-Service-Balance');
  const parts = [
    { code: 'base', quantity: 1, price: billing.base },
    ...billing.codes.map(({ code, quantity = 1, price }) => ({ code, quantity, price })),
  ];
  show(context, {
    json: { billing, ...(balance !== null && { balance }) },
    rows: [...parts, { code: 'total', quantity: 1, price: billing.price }],
    columns: [
      { title: 'code', value: ({ code }) => code, whole: true },
      { title: 'quantity', value: ({ quantity }) => quantity, number: true },
      { title: 'price', value: ({ price }) => price, number: true },
    ],
    text: () =>
      renderFields(
        [
          ['price', `${billing.price} ${billing.currency}`],
          ['base', billing.base],
          ...parts
            .slice(1)
            .map(
              ({ code, quantity, price }) =>
                [code, quantity === 1 ? price : `${price} (${String(quantity)} times)`] as const,
            ),
          ...(billing.redundant.length > 0 ? [['redundant', billing.redundant.join(', ')] as const] : []),
          ...(balance === null ? [] : [['balance', `${balance} ${billing.currency}`] as const]),
          ...(billing.free_tier?.locked
            ? [['free key', 'cannot use this; the price is for a key with a balance'] as const]
            : []),
          ...(billing.free_tier?.would_exceed ? [['free key', 'this exceeds the quota'] as const] : []),
        ],
        context.terminal.style,
      ),
    nothing: '',
  });
  noteNotCharged(context, billing);
}

/** Prints the cost of a call on standard error. */
export function noteCost({ terminal }: CommandContext, { charge, headers, tier, idempotencyReplayed }: CallInfo): void {
  const left = headers.get('X-Service-Free-Remaining-Today');
  if (tier === 'free' && left !== null) terminal.err(`free of charge; ${left} left today`);
  else if (charge !== null) {
    const balance = headers.get('X-Service-Balance');
    const again = idempotencyReplayed ? ' (replayed)' : '';
    terminal.err(`charged ${charge} USD${again}${balance === null ? '' : `, balance ${balance} USD`}`);
  }
}

/** Prints which codes cost nothing because there was no data. */
export function noteNotCharged(
  { terminal }: CommandContext,
  { not_charged: codes = [] }: Pick<Billing, 'not_charged'>,
): void {
  const unread = codes.filter(({ reason }) => reason === 'never_fetched').map(({ code }) => code);
  if (unread.length > 0)
    terminal.err(`not charged, because no source was ever read: ${unread.join(', ')}; use refresh to read them`);
}

/** Starts a command: reads its options and connects. */
export type ContextFactory = (command: Command) => CommandContext;

/** The same for a command that works without the service. */
export type OutputFactory = (command: Command) => Output;

/** A column for every member that any of the rows has; ids and amounts are never shortened. */
export function columnsOf<Row extends object>(rows: readonly Row[]): Column<Row>[] {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return titles.map((title) => {
    const value = (row: Row): unknown => lookup(row as Readonly<Record<string, unknown>>, title);
    const number = rows.some((row) => typeof value(row) === 'number');
    return { title, value, number, whole: title === 'id' || title.endsWith('_id') };
  });
}
