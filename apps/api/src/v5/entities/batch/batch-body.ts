import { DEFAULT_JURISDICTION, DomainError, codesFor } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SchemaBodyPipe } from '../../../validation/schema-body.pipe.js';
import { assertCodes, codeItems } from '../../include-list.js';
import { servedIdPattern } from '../../schema-parts.js';
import { INLINE_LIMIT, assertInlineLimit } from '../sections/inline-limit.js';

/** Maximum ids in one request. */
export const MAX_IDS = 100;

/** Body of `POST /v5/entities/batch`. */
export const BatchBody = Type.Object(
  {
    ids: Type.Array(
      Type.String({
        maxLength: 40,
        description: 'Id of an entity or asset.',
        documented: { pattern: servedIdPattern() },
      }),
      {
        minItems: 1,
        maxItems: MAX_IDS,
        uniqueItems: true,
        description: 'Ids of entities and assets, without duplicates. Results keep their order.',
      },
    ),
    include: Type.Optional(
      codeItems(
        codesFor(DEFAULT_JURISDICTION, 'v5'),
        'Product codes for every entity. Defaults to CHK-BIN, or to DAT-FREE for free keys; for an asset, to the ' +
          'cheapest code that covers it.',
      ),
    ),
    inline_limit: Type.Optional(Type.Integer({ ...INLINE_LIMIT, description: 'Maximum items per list.' })),
  },
  { $id: 'EntitiesBatchBody', additionalProperties: false, description: 'Entities and assets to get.' },
);
export type BatchBody = Static<typeof BatchBody>;

const pipe = new SchemaBodyPipe(BatchBody);

/** The body of a batch. Throws `invalid_inline_limit`, `unknown_code`, `empty_include_item` and `invalid_parameter`. */
@Injectable()
export class BatchBodyPipe implements PipeTransform<unknown, BatchBody> {
  transform(body: unknown): BatchBody {
    if (typeof body === 'object' && body !== null && 'inline_limit' in body) assertInlineLimit(body.inline_limit);
    assertCodes(body, DEFAULT_JURISDICTION, 'v5');
    if (hasIds(body)) assertDistinct(body.ids);
    return pipe.transform(body);
  }
}

const hasIds = (body: unknown): body is { ids: string[] } =>
  typeof body === 'object' &&
  body !== null &&
  'ids' in body &&
  Array.isArray(body.ids) &&
  body.ids.length <= MAX_IDS &&
  body.ids.every((id) => typeof id === 'string');

/** Refuses a duplicate id, which would be paid twice. Throws `invalid_parameter`. */
export function assertDistinct(ids: readonly string[]): void {
  const seen = new Map<string, number>();
  for (const [index, id] of ids.entries()) {
    const first = seen.get(id);
    if (first !== undefined) {
      const message = `is the same as ids[${String(first)}]: list each id once`;
      throw new DomainError('invalid_parameter', { parameter: `ids[${String(index)}]`, message });
    }
    seen.set(id, index);
  }
}
