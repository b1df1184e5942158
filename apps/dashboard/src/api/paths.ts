import type { paths as AdminPaths } from './generated/admin.js';
import type { paths as PlatformPaths } from './generated/platform.js';

/** Every operation of the two backends, from their documents. */
interface Paths extends PlatformPaths, AdminPaths {}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that have such an operation. */
export type PathWith<M extends Method> = {
  [P in keyof Paths]: Paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof Paths];

type Responses<P extends keyof Paths, M extends Method> =
  Paths[P] extends Record<M, { responses: infer R }> ? R : never;

type BodyOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The type of a successful response. */
export type ResponseOf<P extends keyof Paths, M extends Method> = BodyOf<
  Responses<P, M>[Extract<keyof Responses<P, M>, 200 | 201 | 202 | 204>]
>;

/** A schema of the platform, by name. */
export type { components as PlatformSchemas } from './generated/platform.js';
