import { DATA_REQUEST_STATES, type DataRequestState, type OwnDataRequest } from '@entity-registry/accounts';
import {
  DATA_RIGHTS,
  JURISDICTIONS,
  JURISDICTION_CODES,
  isDomainError,
  parseTypedId,
  type DataRight,
  type Jurisdiction,
} from '@entity-registry/domain';
import { Field, OneOf, ShownId, ShownText, ShownTime, Text } from '@entity-registry/http';
import type { Check, FieldOptions, Shown } from '@entity-registry/http';
import { ApiProperty } from '@nestjs/swagger';
import { Email, LanguageField, PersonName, Token } from '../identity/fields.js';
import type { Language } from '../language.js';

const MAX_ABOUT = 2_000;
const MAX_ENTITY = 300;

const checkAbout: Check = (value) => {
  if (value === undefined) return 'is required: describe what it is about';
  if (typeof value !== 'string') return 'must be text';
  if (value.trim() === '') return 'is required: describe what it is about';
  if (/[\p{Cf}\p{Zl}\p{Zp}]/u.test(value)) return 'must be printable text';
  return value.length > MAX_ABOUT ? `must have at most ${String(MAX_ABOUT)} characters: shorten it` : null;
};

/** Text of several lines. */
const About = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', minLength: 1, maxLength: MAX_ABOUT }, checkAbout, options);

/** The typed id at the end of a link to an entity, or alone; null: there is none. */
export function entityOf(text: string): { id: string; jurisdiction: Jurisdiction } | null {
  const id = /(?:^|\/)([a-z]{2}_[a-z]+_\d{1,17})\/?(?:[?#].*)?$/.exec(text)?.[1];
  if (id === undefined) return null;
  try {
    return { id, jurisdiction: parseTypedId(id).jurisdiction };
  } catch (error) {
    if (!isDomainError(error, 'malformed_id')) throw error;
    return null;
  }
}

const checkEntity: Check = (value) => {
  if (typeof value !== 'string') return 'must be text';
  if (value.length > MAX_ENTITY) return `must have at most ${String(MAX_ENTITY)} characters`;
  return entityOf(value) === null
    ? 'must be the id of an entity, such as pa_own_42, or the address of its page; leave it out if you have neither'
    : null;
};

const EntityLink = (options: FieldOptions): PropertyDecorator =>
  Field({ type: 'string', maxLength: MAX_ENTITY, example: 'pa_own_42' }, checkEntity, options);

export class DataRequestBody {
  @OneOf(JURISDICTION_CODES, { description: 'the country whose registers the data is from' })
  readonly jurisdiction!: Jurisdiction;
  @OneOf(DATA_RIGHTS, { description: 'what the person asks for' })
  readonly right!: DataRight;
  @PersonName({ description: 'the name of the person whose data it is' })
  readonly name!: string;
  @Text({ max: 200, description: 'their identity numbers', example: 'cédula 8-123-456', optional: true })
  readonly identifiers?: string;
  @EntityLink({ description: 'the entity that it is about: its id, or the address of its page', optional: true })
  readonly entity?: string;
  @About({ description: 'what is wrong, or what the person wants to know', example: 'I left this company in 2019.' })
  readonly about!: string;
  @Email({ description: 'where we mail the link that opens the request, and the response' })
  readonly email!: string;
  @LanguageField({ description: 'language of the mails' })
  readonly language!: Language;
}

export class DataRequestTokenBody {
  @Token({ description: 'the token of the link that was mailed' })
  readonly token!: string;
}

export class DataRequestLinkBody {
  @Token({ description: 'the secret of the link to the request' })
  readonly link!: string;
}

/** The response is the same for every form: it doesn't show whether we have data about the person. */
export class DataRequestSentView {
  @ShownText('a mail with a link was queued', { type: 'boolean' })
  readonly sent!: true;
  @ShownId('hours until the link expires and the form is deleted', { example: 48 })
  readonly hours!: number;
}

export class DataRequestLinkView {
  @ShownText('the secret of the link to the request')
  readonly link!: string;
}

export class DataRightsLawView {
  @ShownText('the country', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: Jurisdiction;
  @ShownText('the right', { enum: [...DATA_RIGHTS] })
  readonly right!: DataRight;
  @ShownId('days to respond', { example: 10 })
  readonly days!: number;
  @ShownText('which days count', { enum: ['working', 'calendar'] })
  readonly counted!: 'working' | 'calendar';
  @ShownId('further days when we extend the time once; null: the law has no extension', { nullable: true })
  readonly extension!: number | null;
  @ShownText('the article that it rests on')
  readonly article!: string;
  @ShownText('nobody has confirmed yet that the article says this', { type: 'boolean' })
  readonly to_be_confirmed!: boolean;
}

export class DataRightsView {
  @ApiProperty({ type: [DataRightsLawView], description: 'by country and right' })
  readonly laws!: DataRightsLawView[];
}

export class DataRequestEventView {
  @ShownTime('when it happened')
  readonly at!: string;
  @ShownText('what happened')
  readonly kind!: string;
  @ShownText('what the person was told; null: nothing', { nullable: true })
  readonly reason!: string | null;
}

export class DataRequestView {
  @ShownId('the number of the request')
  readonly id!: number;
  @ShownText('the country', { enum: [...JURISDICTION_CODES] })
  readonly jurisdiction!: Jurisdiction;
  @ShownText('what the person asked for', { enum: [...DATA_RIGHTS] })
  readonly right!: DataRight;
  @ShownText('the state', { enum: [...DATA_REQUEST_STATES] })
  readonly state!: DataRequestState;
  @ShownTime('when the address was confirmed')
  readonly received_at!: string;
  @ShownText('the last day to respond', { format: 'date' })
  readonly due_on!: string;
  @ShownText('the article that the last day rests on')
  readonly article!: string;
  @ShownText('an identity document is needed', { type: 'boolean' })
  readonly needs_document!: boolean;
  @ShownText('a copy of the data can be downloaded', { type: 'boolean' })
  readonly has_export!: boolean;
  @ApiProperty({ type: [DataRequestEventView], description: 'oldest first' })
  readonly events!: DataRequestEventView[];
}

export const DATA_RIGHTS_VIEW: Shown<DataRightsView> = {
  laws: JURISDICTION_CODES.flatMap((jurisdiction) =>
    DATA_RIGHTS.map((right) => {
      const {
        days,
        counted,
        extension,
        article,
        toBeConfirmed = false,
      } = JURISDICTIONS[jurisdiction].dataRights.responseTimes[right];
      return { jurisdiction, right, days, counted, extension, article, to_be_confirmed: toBeConfirmed };
    }),
  ),
};

export function toDataRequest(request: OwnDataRequest): Shown<DataRequestView> {
  const { id, jurisdiction, right, state, receivedAt, dueOn, extendedDueOn, hasExport, events } = request;
  return {
    ...{ id: Number(id), jurisdiction, right, state, received_at: receivedAt.toISOString() },
    due_on: extendedDueOn ?? dueOn,
    article: JURISDICTIONS[jurisdiction].dataRights.responseTimes[right].article,
    needs_document: state === 'opened',
    has_export: hasExport,
    events: events.map(({ at, kind, reason }) => ({ at: at.toISOString(), kind, reason })),
  };
}
