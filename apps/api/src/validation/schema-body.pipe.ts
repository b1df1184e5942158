import type { PipeTransform } from '@nestjs/common';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Validator } from 'typebox/compile';
import { assertSchema } from './schema-error.js';

/**
 * For a body whose schema is TypeBox: `@Body(new SchemaBodyPipe(Schema))`. An absent body counts as an empty object. Throws
 * what `assertSchema` throws.
 */
export class SchemaBodyPipe<Schema extends TSchema> implements PipeTransform<unknown, Static<Schema>> {
  private readonly validator: Validator;

  constructor(private readonly schema: Schema) {
    this.validator = Compile(schema);
  }

  transform(body: unknown): Static<Schema> {
    const value = body ?? {};
    if (!this.validator.Check(value)) assertSchema(this.schema, value);
    return value as Static<Schema>;
  }
}
