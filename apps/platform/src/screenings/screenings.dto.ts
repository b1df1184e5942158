import type { ScreeningSummaryRow } from '@entity-registry/accounts';
import { ShownCount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';

export class ScreeningSummaryView {
  @ShownId('the place in the list')
  readonly id!: number;
  @ShownText('the id of the stored screening', { example: 'scr_0c5f6a0e2d3b4c5d8e9f0a1b2c3d4e5f' })
  readonly screening_id!: string;
  @ShownTime('when it was screened')
  readonly screened_at!: string;
  @ShownTime('until when it is stored')
  readonly expires_at!: string;
  @ShownCount('number of subjects')
  readonly subjects!: number;
  @ShownCount('how many of them had a hit')
  readonly with_hits!: number;
}

export const ScreeningsPage = pageSchema(ScreeningSummaryView);

export function toScreeningSummary(row: ScreeningSummaryRow): Shown<ScreeningSummaryView> {
  return {
    id: Number(row.id),
    screening_id: row.screeningId,
    screened_at: row.screenedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    subjects: row.subjects,
    with_hits: row.withHits,
  };
}
