import type { DashboardKeyView } from '@entity-registry/accounts';
import { ShownText, ShownTime } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';

const STATES: readonly DashboardKeyView['state'][] = ['working', 'revoked', 'expired'];

export class ExplorerKeyView {
  @ShownText('the beginning of the key, as shown in the list of keys', { example: 'pk_OO4uW4VQ' })
  readonly prefix!: string;
  @ShownText('whether it works; members can replace a revoked or expired key', {
    enum: [...STATES],
  })
  readonly state!: DashboardKeyView['state'];
  @ShownTime('when it was created')
  readonly created_at!: string;
}

export class ExplorerView {
  @ApiProperty({
    type: ExplorerKeyView,
    nullable: true,
    description: 'the key that requests use; null: the first request creates it',
  })
  readonly key!: ExplorerKeyView | null;
}

export function toExplorer(key: DashboardKeyView | null): Shown<ExplorerView> {
  if (key === null) return { key: null };
  return { key: { prefix: key.prefix, state: key.state, created_at: key.createdAt.toISOString() } };
}
