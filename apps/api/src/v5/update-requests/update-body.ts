import { DEFAULT_JURISDICTION, codesFor } from '@entity-registry/domain';
import { Injectable } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SchemaBodyPipe } from '../../validation/schema-body.pipe.js';
import { assertCodes, codeItems } from '../include-list.js';

/** Codes that can be refreshed: v4's, with v4's prices and states (ADR 0008). DAT-FREE has nothing to refresh. */
const CODES = codesFor(DEFAULT_JURISDICTION, 'v4');

/** Body of `POST /v5/entities/{id}/update`. */
export const UpdateBody = Type.Object(
  { include: codeItems(CODES, 'What to refresh.') },
  { $id: 'UpdateBody', additionalProperties: false, description: 'What to refresh.' },
);
export type UpdateBody = Static<typeof UpdateBody>;

const pipe = new SchemaBodyPipe(UpdateBody);

/** The body of a refresh. Throws `unknown_code`, `empty_include_item` and `invalid_parameter`. */
@Injectable()
export class UpdateBodyPipe implements PipeTransform<unknown, UpdateBody> {
  transform(body: unknown): UpdateBody {
    assertCodes(body, DEFAULT_JURISDICTION, 'v4');
    return pipe.transform(body);
  }
}
