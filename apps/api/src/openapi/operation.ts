import type { ApiVersion, Code, ErrorCode } from '@entity-registry/domain';
import type { RouteAccess } from '@entity-registry/http';
import type { Type } from '@nestjs/common';
import type { TObject, TSchema } from 'typebox';
import type { JsonObject } from './json.js';

/** The groups of operations in the reference. */
export type Group =
  | 'Catalog'
  | 'Resolve'
  | 'Entities'
  | 'Search'
  | 'Screening'
  | 'Watching'
  | 'Relations'
  | 'Reconciliation'
  | 'Refresh'
  | 'Account'
  | 'Documents'
  | 'Service';

/**
 * One route as the OpenAPI document describes it. Schemas are complete TypeBox schemas with a `description` on every property;
 * one with an `$id` becomes a component of that name. Everything that all routes of its kind share is added when the document
 * is generated: `dry_run` and its response, the common headers, 304 and 308, and the errors of the gateway, of the meter and of
 * bodies.
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With parameters in braces, such as `/v5/entities/{id}/network`. */
  readonly path: string;
  /** In camelCase, unique in its version: the method name in a generated client. */
  readonly operationId: string;
  readonly group: Group;
  /** A few words, without a period. */
  readonly summary: string;
  /** Sentences in Markdown. The cost is derived from `charge` and appended. */
  readonly description: string;
  /** The same declaration as on the route's handler. */
  readonly access: RouteAccess;
  readonly charge: Charge;
  /** Parameters of the path; each property one parameter, with an `example` (or `examples`) of its own. */
  readonly params?: TObject;
  /** The class of the query, whose fields are the parameters. */
  readonly query?: Type<object>;
  /**
   * Keywords of parameters of `query` that differ by country, by name. They are only for the document: values that they rule
   * out are refused with an error code of their own.
   */
  readonly refinements?: Readonly<Record<string, { readonly description?: string } & JsonObject>>;
  readonly body?: Body;
  /** The 2xx responses, and others that are not errors. The schema of a billed one has its `billing` member. */
  readonly responses: readonly OperationResponse[];
  /** Errors in addition to those of every route of its kind. */
  readonly errors?: readonly ErrorCode[];
  /** The response has an ETag, and If-None-Match may return 304. */
  readonly etag?: true;
  /** The id may belong to an entity that was merged into another: 308. */
  readonly merges?: true;
  /** What is deprecated about it, in words; absent: nothing. */
  readonly deprecated?: string;
  /** Versions that include the route; defaults to the one of its path. */
  readonly versions?: readonly ApiVersion[];
}

/** What a request costs. */
export interface Charge {
  /**
   * `billed`: base and codes, in headers and, on v5, in the body. `by item`: codes for each item that it adds, without an
   * Idempotency-Key, because items have references. `exempt`: nothing, though it requires a key. `open`: no key, no charge, no
   * `dry_run`.
   */
  readonly kind: 'billed' | 'by item' | 'exempt' | 'open';
  /** The codes that are always charged in addition to the base. */
  readonly codes?: readonly Code[];
  /** False: without the base charge, like a refresh. */
  readonly base?: false;
  /** Anything else about the price, in a sentence, such as how rows count. */
  readonly note?: string;
  /**
   * What a free key gets: the response, counted in its quotas; the response, uncounted; 403 `free_tier_code_locked`, always or
   * for anything outside the free tier; or 403 `paid_plan_required`.
   */
  readonly freeKey?: 'counted' | 'uncounted' | 'locked' | 'by code' | 'paid';
}

export interface Body {
  /** Defaults to `application/json`. */
  readonly mediaType?: string;
  readonly schema: TSchema;
  /** Bodies that the route accepts, by a short name; all of them synthetic. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Other formats that the body may be sent in. */
  readonly alternatives?: readonly Omit<Body, 'alternatives'>[];
}

export interface OperationResponse {
  readonly status: number;
  readonly description: string;
  /** Defaults to `application/json`. */
  readonly mediaType?: string;
  /** Null: the response has no body. */
  readonly schema: TSchema | null;
  readonly examples: Readonly<Record<string, Example>>;
  /** Headers of this response in addition to the common ones: name and description. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value that validates against its schema, with a line on what it shows. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** The operations of `version`: those below its path, and those outside any version. */
export function operationsOf(operations: readonly Operation[], version: ApiVersion): readonly Operation[] {
  return operations.filter(({ path, versions }) => (versions ?? versionsOf(path)).includes(version));
}

function versionsOf(path: string): readonly ApiVersion[] {
  if (path.startsWith('/v4/')) return ['v4'];
  return path.startsWith('/v5/') ? ['v5'] : ['v4', 'v5'];
}
