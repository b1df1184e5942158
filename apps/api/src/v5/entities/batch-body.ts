import { DomainError, codesFor } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { assertInlineLimit } from './inline-limit.js';

/** Most ids of one call. */
export const MOST_IDS = 100;

/** Body of `POST /v5/entities/batch`. */
export const BatchBody = Type.Object(
  {
    ids: Type.Array(Type.String({ maxLength: 40, description: 'Id of an entity or of an asset.' }), {
      minItems: 1,
      maxItems: MOST_IDS,
      description: 'The entities and assets, each once. Results keep their order.',
    }),
    include: Type.Optional(
      Type.Array(Type.String({ maxLength: 20, description: 'Product code.' }), {
        minItems: 1,
        maxItems: codesFor('pa', 'v5').length,
        description: 'Product codes for every entity. Absent: CHK-BIN; DAT-FREE for a free key. Assets come whole.',
      }),
    ),
    inline_limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100, default: 10, description: 'Most items of one list.' }),
    ),
  },
  { $id: 'EntitiesBatchBody', additionalProperties: false, description: 'What to read.' },
);
export type BatchBody = Static<typeof BatchBody>;

const pipe = new SchemaBodyPipe(BatchBody);

/** The body of a batch. Throws `invalid_inline_limit`, which has a code of its own, and `invalid_parameter`. */
@Injectable()
export class BatchBodyPipe implements PipeTransform<unknown, BatchBody> {
  transform(body: unknown): BatchBody {
    if (typeof body === 'object' && body !== null && 'inline_limit' in body) assertInlineLimit(body.inline_limit);
    return pipe.transform(body);
  }
}

/** Refuses an id that is there twice: it would be paid twice. Throws `invalid_parameter`. */
export function assertDistinct(ids: readonly string[]): void {
  const seen = new Map<string, number>();
  for (const [index, id] of ids.entries()) {
    const first = seen.get(id);
    if (first !== undefined) {
      const message = `is the same as ids[${String(first)}]: name each id once`;
      throw new DomainError('invalid_parameter', { parameter: `ids[${String(index)}]`, message });
    }
    seen.set(id, index);
  }
}
