import { ATTRIBUTIONS } from '@entity-registry/domain';
import type { Attribution, RequestAttribution } from '@entity-registry/domain';
import { ShownCount, ShownText } from './schemas.js';
import type { Shown } from './shown.js';

/** Which entity a request was about and who made it, as usage shows it. */
export class AttributionView {
  @ShownText(
    'what the response was about: one `entity`, several `entities`, or `none`; `withheld`: you cannot see it; ' +
      '`not_attributable`: charged before this was recorded, or older than the retention period',
    { enum: [...ATTRIBUTIONS] },
  )
  readonly attribution!: Attribution;
  @ShownCount('number of entities that the response was about; null: see `attribution`', { nullable: true })
  readonly entities!: number | null;
  @ShownText('the entity, by its typed id, if it was one', { nullable: true, example: 'pa_own_42' })
  readonly entity_id!: string | null;
  @ShownText("the entity's current name", { nullable: true })
  readonly entity_name!: string | null;
  @ShownText('the member who made the request in the dashboard; null: a program, or see `attribution`', {
    nullable: true,
  })
  readonly member_name!: string | null;
  @ShownText('the email address of that member', { nullable: true })
  readonly member_email!: string | null;
}

/** The columns of a usage file for these members, in order. */
export const ATTRIBUTION_COLUMNS = [
  ...['attribution', 'entities', 'entity_id', 'entity_name', 'member_name', 'member_email'],
] as const;

export function toAttribution(call: RequestAttribution): Shown<AttributionView> {
  return {
    attribution: call.attribution,
    entities: call.entities,
    entity_id: call.entityId,
    entity_name: call.entityName,
    member_name: call.memberName,
    member_email: call.memberEmail,
  };
}
