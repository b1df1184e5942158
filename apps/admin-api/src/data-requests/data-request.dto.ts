import { DATA_REQUEST_STATES, TARGET_ACTIONS, daysLeft, extendableTo } from '@entity-registry/accounts';
import type { DataRequestRow, DataRequestState, ManagedDataRequest } from '@entity-registry/accounts';
import { DATA_RIGHTS, JURISDICTIONS, JURISDICTION_CODES } from '@entity-registry/domain';
import type { DataRight, Jurisdiction } from '@entity-registry/domain';
import { Field, OneOf, PageQuery, ShownCount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Check, FieldOptions, Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { Targets } from './targets.js';
import type { TargetBody } from './targets.js';

const MAX_REASON = 2_000;

const checkReason: Check = (value) => {
  if (typeof value !== 'string' || value.trim() === '') return 'is required: the person reads it';
  if (/[\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return 'must be printable text';
  return value.length > MAX_REASON ? `must have at most ${String(MAX_REASON)} characters` : null;
};

const Reason = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', minLength: 1, maxLength: MAX_REASON }, checkReason, options);

export class DataRequestsQuery extends PageQuery {
  @OneOf(['open', 'ended'], {
    description: 'open requests, the next due first, or ended ones, newest first',
    optional: true,
  })
  readonly list?: 'open' | 'ended';
}

export class ReasonBody {
  @Reason({ description: 'what the person is told', example: 'The picture is not readable.' })
  readonly reason!: string;
}

export class DecisionBody extends ReasonBody {
  @OneOf(['granted', 'partly_granted', 'refused'], { description: 'the decision' })
  readonly outcome!: 'granted' | 'partly_granted' | 'refused';
  @Targets({ description: 'what is copied (access) or changed (other rights); empty when refused' })
  readonly targets!: TargetBody[];
}

/** A request in the list, without its person. */
export class DataRequestSummaryView {
  @ShownId('the request')
  readonly id!: number;
  @ShownText('the country', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: Jurisdiction;
  @ShownText('what the person asks for', { enum: [...DATA_RIGHTS] })
  readonly right!: DataRight;
  @ShownText('the state', { enum: [...DATA_REQUEST_STATES] })
  readonly state!: DataRequestState;
  @ShownTime('when the address was confirmed')
  readonly received_at!: string;
  @ShownText('the last day to respond, extension included', { format: 'date' })
  readonly due_on!: string;
  @ShownText('whether the time was extended', { type: 'boolean' })
  readonly extended!: boolean;
  @ShownCount('working days left; 0 on the last day, negative after it; null: it has ended', { nullable: true })
  readonly days_left!: number | null;
  @ShownTime('when it ended; null: it is open', { nullable: true })
  readonly ended_at!: string | null;
}

export const DataRequestPage = pageSchema(DataRequestSummaryView);

export class DecisionPreviewView {
  @ApiProperty({ type: [Number], description: 'by target, how many records would no longer be shown' })
  readonly removed!: number[];
  @ShownCount('how many customers would get a correction notice', { example: 2 })
  readonly accounts!: number;
}

export class DataRequestStepView {
  @ShownTime('when it happened')
  readonly at!: string;
  @ShownText('what happened')
  readonly kind!: string;
  @ShownText('the operator; null: the person', { nullable: true })
  readonly actor!: string | null;
  @ShownText('what the person was told; null: nothing', { nullable: true })
  readonly reason!: string | null;
}

export class DataRequestTargetView {
  @ShownText('the entity')
  readonly entity_id!: string;
  @ShownText('what was decided', { enum: [...TARGET_ACTIONS] })
  readonly action!: string;
  @ShownText('the level; null: all', { nullable: true })
  readonly level!: string | null;
  @ShownText('the tag; null: all of the level', { nullable: true })
  readonly tag!: string | null;
  @ApiProperty({
    ...{ type: 'object', additionalProperties: { type: 'string' }, nullable: true },
    description: 'the values that identify the records; null: all',
  })
  readonly fields!: Readonly<Record<string, string>> | null;
  @ShownText('the list whose entry is no longer linked; null: none', { nullable: true })
  readonly list!: string | null;
  @ShownText('the entry', { nullable: true })
  readonly entry_id!: string | null;
}

export class DataRequestView extends DataRequestSummaryView {
  @ShownText("the person's name, as they typed it")
  readonly name!: string;
  @ShownText('their identity numbers, as they typed them', { nullable: true })
  readonly identifiers!: string | null;
  @ShownText('their email address')
  readonly email!: string;
  @ShownText('the language of the mails', { enum: ['en', 'es'] })
  readonly language!: 'en' | 'es';
  @ShownText('the entity that they named; null: none', { nullable: true })
  readonly entity_id!: string | null;
  @ShownText('what they wrote')
  readonly about!: string;
  @ShownText('the article that the last day rests on')
  readonly article!: string;
  @ShownText('nobody has confirmed yet that the article says this', { type: 'boolean' })
  readonly to_be_confirmed!: boolean;
  @ShownText(
    'the last day if the time is extended now; null: the law has no extension, it was used, or the last day is over',
    {
      ...{ format: 'date', nullable: true },
    },
  )
  readonly extendable_to!: string | null;
  @ShownTime('when an operator confirmed the identity; null: not yet', { nullable: true })
  readonly identity_confirmed_at!: string | null;
  @ShownText('the identity document is stored', { type: 'boolean' })
  readonly has_document!: boolean;
  @ShownText('the released copy is stored', { type: 'boolean' })
  readonly has_export!: boolean;
  @ApiProperty({ type: [DataRequestTargetView], description: 'what the decision copied or changed' })
  readonly targets!: DataRequestTargetView[];
  @ApiProperty({ type: [DataRequestStepView], description: 'the history, oldest first' })
  readonly events!: DataRequestStepView[];
}

export function toSummary(request: DataRequestRow, now: Date): Shown<DataRequestSummaryView> {
  const { id, jurisdiction, right, state, receivedAt, dueOn, extendedDueOn, endedAt } = request;
  return {
    ...{ id: Number(id), jurisdiction, right, state, received_at: receivedAt.toISOString() },
    ...{ due_on: extendedDueOn ?? dueOn, extended: extendedDueOn !== null },
    days_left: endedAt === null ? daysLeft(request, now) : null,
    ended_at: endedAt?.toISOString() ?? null,
  };
}

export function toDataRequest(request: ManagedDataRequest, now: Date): Shown<DataRequestView> {
  const { jurisdiction, right, events, targets } = request;
  const law = JURISDICTIONS[jurisdiction].dataRights;
  const { article, toBeConfirmed = false } = law.responseTimes[right];
  return {
    ...toSummary(request, now),
    ...{ name: request.name, identifiers: request.identifiers, email: request.email, language: request.language },
    ...{ entity_id: request.aboutEntity, about: request.about, article, to_be_confirmed: toBeConfirmed },
    extendable_to: extendableTo(request, now),
    identity_confirmed_at: request.identityConfirmedAt?.toISOString() ?? null,
    ...{ has_document: request.hasDocument, has_export: request.hasExport },
    targets: targets.map(({ entity, action, level, tag, fact, list, entryId }) => ({
      ...{ entity_id: entity, action, level, tag, fields: fact, list, entry_id: entryId },
    })),
    events: events.map(({ at, kind, actor, reason }) => ({ at: at.toISOString(), kind, actor, reason })),
  };
}
