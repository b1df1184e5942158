import type { LibraryResponseRow, LibraryOperation, LibrarySubjectRow } from '@entity-registry/accounts';
import { formatMoney } from '@entity-registry/domain';
import {
  PageQuery,
  ShownAmount,
  ShownCount,
  ShownId,
  ShownText,
  ShownTexts,
  ShownTime,
  Text,
  pageSchema,
} from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { LIBRARY_OPERATIONS } from '@entity-registry/accounts';
import { ApiProperty } from '@nestjs/swagger';

export class LibraryQuery extends PageQuery {
  @Text({ max: 200, description: 'only entities whose name or id contains this', optional: true })
  readonly text?: string;

  @Text({ max: 40, description: 'only entities for which this product code was bought', optional: true })
  readonly code?: string;
}

export class LibrarySubjectView {
  @ShownId('the place in the list')
  readonly id!: number;
  @ShownText('the entity, by its typed id', { example: 'pa_own_42' })
  readonly entity_id!: string;
  @ShownText('its name when it was bought; null: no response has it', { nullable: true })
  readonly name!: string | null;
  @ShownTexts('the product codes that were bought')
  readonly codes!: string[];
  @ShownCount('stored responses')
  readonly answers!: number;
  @ShownAmount('their total cost')
  readonly paid!: string;
  @ShownTime('when the first was bought')
  readonly first_bought_at!: string;
  @ShownTime('when the last was bought')
  readonly last_bought_at!: string;
  @ShownText('the member who bought the last; null: their user was erased', { nullable: true })
  readonly last_bought_by!: string | null;
  @ShownTime('when the last of them leaves the Library')
  readonly expires_at!: string;
}

export class LibraryAnswerView {
  @ShownId('the response')
  readonly id!: number;
  @ShownText('what was bought', { enum: [...LIBRARY_OPERATIONS] })
  readonly operation!: LibraryOperation;
  @ShownText('the entity, by its typed id; null: a search', { nullable: true })
  readonly entity_id!: string | null;
  @ShownText('path and query of the request; for a search, path and body', {
    example: '/v5/entities/pa_own_42?include=DAT-GOV',
  })
  readonly asked!: string;
  @ShownTexts('the requested product codes')
  readonly codes!: string[];
  @ShownTime('when it was bought')
  readonly bought_at!: string;
  @ShownText('the member who bought it; null: their user was erased', { nullable: true })
  readonly bought_by!: string | null;
  @ShownAmount('what it cost')
  readonly charged!: string;
  @ShownTime('when it leaves the Library')
  readonly expires_at!: string;
}

/** A stored response with its body. */
export class LibraryAnswerBodyView extends LibraryAnswerView {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'the response as the API sent it; null: the list has a newer response to the same request',
  })
  readonly body!: Record<string, unknown> | null;
}

export class LibraryAnswersView {
  @ApiProperty({ type: [LibraryAnswerBodyView], description: 'the responses' })
  readonly answers!: LibraryAnswerBodyView[];
}

export class LibraryRemovedView {
  @ShownText('the entity, by its typed id', { example: 'pa_own_42' })
  readonly entity_id!: string;
  @ShownCount('number of responses removed')
  readonly answers!: number;
}

export const LibraryPage = pageSchema(LibrarySubjectView);

export function toSubject(row: LibrarySubjectRow): Shown<LibrarySubjectView> {
  return {
    id: Number(row.id),
    entity_id: row.subject,
    name: row.name,
    codes: row.codes,
    answers: Number(row.answers),
    paid: formatMoney(row.paid),
    first_bought_at: row.firstAt.toISOString(),
    last_bought_at: row.lastAt.toISOString(),
    last_bought_by: row.lastBy,
    expires_at: row.expiresAt.toISOString(),
  };
}

export function toLibraryResponse(row: LibraryResponseRow): Shown<LibraryAnswerView> {
  return {
    id: Number(row.id),
    operation: row.operation,
    entity_id: row.subject,
    asked: row.asked,
    codes: row.codes,
    bought_at: row.boughtAt.toISOString(),
    bought_by: row.boughtBy,
    charged: formatMoney(row.charged),
    expires_at: row.expiresAt.toISOString(),
  };
}
