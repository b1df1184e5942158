import { ATTRIBUTIONS } from '@entity-registry/domain';
import type { Attribution, CallAttribution } from '@entity-registry/domain';
import { ShownCount, ShownText } from './schemas.js';
import type { Shown } from './shown.js';

/** Which entity a request was about and who made it, as usage shows it. */
export class AttributionView {
  @ShownText(
    'what the response named: one `entity`, several `entities`, or `none`; `withheld`: not for you to see; ' +
      '`not_attributable`: charged before this was kept, or longer ago than it is kept',
    { enum: [...ATTRIBUTIONS] },
  )
  readonly attribution!: Attribution;
  @ShownCount('how many entities the response named; null: see `attribution`', { nullable: true })
  readonly entities!: number | null;
  @ShownText('the entity, by its typed id, when it was one', { nullable: true, example: 'pa_own_42' })
  readonly entity_id!: string | null;
  @ShownText('what that entity is called now', { nullable: true })
  readonly entity_name!: string | null;
  @ShownText('the member who made the call in the dashboard; null: a program, or see `attribution`', { nullable: true })
  readonly member_name!: string | null;
  @ShownText('the address of that member', { nullable: true })
  readonly member_email!: string | null;
}

/** The columns of a usage file for these members, in order. */
export const ATTRIBUTION_COLUMNS = [
  ...['attribution', 'entities', 'entity_id', 'entity_name', 'member_name', 'member_email'],
] as const;

export function toAttribution(call: CallAttribution): Shown<AttributionView> {
  return {
    attribution: call.attribution,
    entities: call.entities,
    entity_id: call.entityId,
    entity_name: call.entityName,
    member_name: call.memberName,
    member_email: call.memberEmail,
  };
}
