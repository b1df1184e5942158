import { Field, QueryInteger, QueryText, atMost } from '@entity-registry/http';
import type { TSchema } from 'typebox';
import { DryRunQuery } from '../../validation/dry-run-query.dto.js';
import { EXTEND_EXAMPLE, QUERIES_EXAMPLE } from './reconcile-examples.js';
import { ExtendRequest, MAX_JSON_TEXT, QueryBatch, jsonTextOf } from './reconcile-schema.js';

/** JSON as text. The document shows its schema; its content is checked once it is parsed. */
function JsonText(what: string, schema: TSchema, example: object): PropertyDecorator {
  const description = `${what}, as JSON text.`;
  return Field(jsonTextOf(schema, description, { maxLength: MAX_JSON_TEXT }), atMost(MAX_JSON_TEXT), {
    optional: true,
    description,
    example: JSON.stringify(example),
  });
}

/** Query of `GET /v5/reconcile`; without both parameters it returns the manifest. */
export class ReconcileParameters extends DryRunQuery {
  @JsonText('Queries', QueryBatch, QUERIES_EXAMPLE)
  readonly queries?: string;

  @JsonText('Entities and properties to read', ExtendRequest, EXTEND_EXAMPLE)
  readonly extend?: string;
}

/** Query of `GET /v5/reconcile/suggest/{kind}`. */
export class SuggestParameters extends DryRunQuery {
  @QueryText({
    max: 300,
    description: 'Beginning of a name, or a tax number. At least 3 characters for entities.',
    example: 'maderas',
  })
  readonly prefix!: string;

  @QueryInteger({
    range: { minimum: 0, maximum: 20 },
    description: 'Number of suggestions to skip, of the 20 at most that there are.',
    example: 0,
  })
  readonly cursor?: string;
}

/** Query of `GET /v5/reconcile/properties`. Every type has the same properties. */
export class PropertiesParameters extends DryRunQuery {
  @QueryText({ max: 64, optional: true, description: 'Type of the entities.', example: 'Organization' })
  readonly type?: string;

  /** Accepted because it is part of the protocol. */
  @QueryInteger({
    range: { minimum: 1, maximum: 9_999 },
    description: 'Maximum properties, as the protocol defines it. There are fewer.',
    example: 10,
  })
  readonly limit?: string;
}
