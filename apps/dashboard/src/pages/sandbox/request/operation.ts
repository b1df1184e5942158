/** The part of a JSON schema that a form needs. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly description?: string;
  /** Names of the members of a nested object. */
  readonly keys?: readonly string[];
  readonly items?: FieldSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

export interface OperationParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly schema: FieldSchema;
  readonly example?: unknown;
}

/** An operation of the API, from its OpenAPI document. */
export interface SandboxOperation {
  /** Such as `v5.getEntity`. */
  readonly id: string;
  readonly version: string;
  readonly method: string;
  /** With its parameters, such as `/v5/entities/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether it may charge; then a dry run shows the price. */
  readonly priced: boolean;
  readonly parameters: readonly OperationParameter[];
  readonly body: {
    readonly schema: FieldSchema;
    readonly examples: readonly { readonly summary?: string; readonly value: unknown }[];
  } | null;
}

/** The operations that request a refresh, which is charged when it completes. */
export const REQUESTS_REFRESH: ReadonlySet<string> = new Set(['v4.requestPanamaUpdate', 'v5.requestUpdate']);
