import { formatMoney } from '@entity-registry/domain';
import { ExportQuery, OneOf, ShownAmount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { EntryKind, LedgerLine } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

const KINDS = [
  'charge',
  'purchase',
  'trial',
  'adjustment',
  'expiry',
  'reversal',
  'refund',
] as const satisfies readonly EntryKind[];

export class LedgerQuery extends ExportQuery {
  @OneOf(KINDS, { description: 'only entries of this kind', optional: true })
  readonly kind?: EntryKind;
}

export class LedgerEntryView {
  @ShownId('the entry')
  readonly id!: number;
  @ShownTime('when it was booked')
  readonly at!: string;
  @ShownText('kind of entry', { enum: [...KINDS] })
  readonly kind!: string;
  @ShownAmount("change of the account's credit; negative for a charge", { example: '-0.16' })
  readonly amount!: string;
  @ShownId('the key of a charge', { nullable: true })
  readonly key_id!: number | null;
  @ShownText('the route of a charge', { nullable: true, example: '/v4/panama/entidades/:id' })
  readonly route!: string | null;
  @ShownText('the X-Client-Reference of a charge', { nullable: true })
  readonly client_reference!: string | null;
  @ShownText('the X-Request-Id of a charge', { nullable: true })
  readonly request_id!: string | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'codes and prices of a charge, or the note of a booking',
    example: [{ code: 'base', price: '0.01' }],
  })
  readonly lines!: Record<string, unknown>[];
}

export const LedgerPage = pageSchema(LedgerEntryView);

export const LEDGER_COLUMNS = [
  ...['id', 'at', 'kind', 'amount', 'key_id', 'route', 'client_reference', 'request_id', 'lines'],
] as const;

export function toLedgerEntry(line: LedgerLine): Shown<LedgerEntryView> {
  return {
    id: Number(line.id),
    at: line.at.toISOString(),
    kind: line.kind,
    amount: formatMoney(line.amount),
    key_id: line.keyId === null ? null : Number(line.keyId),
    route: line.route,
    client_reference: line.clientReference,
    request_id: line.requestId,
    lines: line.lines,
  };
}
