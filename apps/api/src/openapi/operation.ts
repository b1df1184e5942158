import type { ApiVersion, Code, ErrorCode } from '@entity-registry/domain';
import type { RouteAccess } from '@entity-registry/nest-kit';
import type { TObject, TSchema } from 'typebox';

/** The groups that the reference sorts operations into. */
export type Group =
  | 'Catalog'
  | 'Resolve'
  | 'Entities'
  | 'Search'
  | 'Relations'
  | 'Reconciliation'
  | 'Refresh'
  | 'Account'
  | 'Documents'
  | 'Service';

/**
 * One route as the OpenAPI document describes it. Schemas are TypeBox, whole, with a `description` on every property; one
 * with an `$id` becomes a component of that name. Whatever every route of its kind shares is added where the document is
 * made: `dry_run` and its answer, the common headers, 304 and 308, and the errors of the gateway, of the meter and of bodies.
 */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /** With parameters in braces, such as `/v5/entities/{id}/network`. */
  readonly path: string;
  /** In camelCase, unique in its version: what a generated client calls the operation. */
  readonly operationId: string;
  readonly group: Group;
  /** A few words, without a full stop. */
  readonly summary: string;
  /** Sentences in Markdown. What it costs follows from `charge` and is added. */
  readonly description: string;
  /** The same declaration that the route's handler carries. */
  readonly access: RouteAccess;
  readonly charge: Charge;
  /** Parameters of the path; each property one parameter, with an `example` (or `examples`) of its own. */
  readonly params?: TObject;
  /** Parameters of the query, without `dry_run`; optional ones are `Type.Optional`. */
  readonly query?: TObject;
  readonly body?: Body;
  /** The 2xx answers, and others that are no errors. The schema of a billed one has its `billing` member. */
  readonly answers: readonly Answer[];
  /** Errors beyond those that every route of its kind has. */
  readonly errors?: readonly ErrorCode[];
  /** The answer carries an ETag, and If-None-Match may be answered with 304. */
  readonly etag?: true;
  /** The id may be that of an entity which was found to be another: 308. */
  readonly merges?: true;
  /** What is deprecated of it, in words; null or absent: nothing. */
  readonly deprecated?: string;
  /** Versions that answer the route; the one of its path when absent. */
  readonly versions?: readonly ApiVersion[];
}

/** What a call costs. */
export interface Charge {
  /**
   * `billed`: base and codes, in headers and, on v5, in the body. `exempt`: nothing, though it asks for a key. `open`: no
   * key, no charge, no `dry_run`.
   */
  readonly kind: 'billed' | 'exempt' | 'open';
  /** The codes that are charged beside the base whatever is asked for. */
  readonly codes?: readonly Code[];
  /** False: without the base charge, as a refresh. */
  readonly base?: false;
  /** What else there is to say of the price, in a sentence, such as how rows count. */
  readonly note?: string;
  /**
   * What a free key gets: the answer, counted in its quotas; the answer, uncounted; 403 `free_tier_code_locked`, always or
   * for what is not in the free tier; or 403 `paid_plan_required`.
   */
  readonly freeKey?: 'counted' | 'uncounted' | 'locked' | 'by code' | 'paid';
}

export interface Body {
  /** Absent: `application/json`. */
  readonly mediaType?: string;
  readonly schema: TSchema;
  /** Bodies that the route accepts, by a short name; all of them invented. */
  readonly examples: Readonly<Record<string, Example>>;
  /** Other forms in which the same may be sent. */
  readonly alternatives?: readonly Omit<Body, 'alternatives'>[];
}

export interface Answer {
  readonly status: number;
  readonly description: string;
  /** Absent: `application/json`. */
  readonly mediaType?: string;
  /** Null: the answer has no body. */
  readonly schema: TSchema | null;
  readonly examples: Readonly<Record<string, Example>>;
  /** Headers of this answer beyond the common ones: name, what it says. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A value that validates against its schema, with a line on what it shows. */
export interface Example {
  readonly summary: string;
  readonly value: unknown;
}
