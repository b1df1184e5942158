import type { DashboardKeyView } from '@entity-registry/accounts';
import { ShownText, ShownTime } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { ApiProperty } from '@nestjs/swagger';

const STATES: readonly DashboardKeyView['state'][] = ['working', 'revoked', 'expired'];

export class ExplorerKeyView {
  @ShownText('the beginning of the key, by which the list of keys shows it', { example: 'pk_OO4uW4VQ' })
  readonly prefix!: string;
  @ShownText('whether calls can be made with it; a dead one is made anew when a member asks for it', {
    enum: [...STATES],
  })
  readonly state!: DashboardKeyView['state'];
  @ShownTime('when it was made')
  readonly created_at!: string;
}

export class ExplorerView {
  @ApiProperty({
    type: ExplorerKeyView,
    nullable: true,
    description: 'the key that calls are made with; null: the first call makes it',
  })
  readonly key!: ExplorerKeyView | null;
}

export function toExplorer(key: DashboardKeyView | null): Shown<ExplorerView> {
  if (key === null) return { key: null };
  return { key: { prefix: key.prefix, state: key.state, created_at: key.createdAt.toISOString() } };
}
