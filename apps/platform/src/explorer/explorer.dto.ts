import type { DashboardKeyView, SearchSession } from '@entity-registry/accounts';
import { ShownCount, ShownText, ShownTime } from '@entity-registry/http';
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

export class SearchSessionView {
  @ShownTime('until when searches are covered')
  readonly expires_at!: string;
  @ShownCount('how many more searches it covers', { example: 59 })
  readonly searches_left!: number;
}

export class ExplorerView {
  @ApiProperty({
    type: ExplorerKeyView,
    nullable: true,
    description: 'the key that requests use; null: the first request creates it',
  })
  readonly key!: ExplorerKeyView | null;
  @ApiProperty({
    type: SearchSessionView,
    nullable: true,
    description:
      "the member's search session: first pages of names are free in it; null: the next one is charged and opens it",
  })
  readonly search_session!: SearchSessionView | null;
}

export function toExplorer(key: DashboardKeyView | null, session: SearchSession | null): Shown<ExplorerView> {
  return {
    key: key && { prefix: key.prefix, state: key.state, created_at: key.createdAt.toISOString() },
    search_session: session && { expires_at: session.expiresAt.toISOString(), searches_left: session.searchesLeft },
  };
}
