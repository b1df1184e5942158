/** As much of a JSON schema as a form is made of. */
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
  /** Names of the members of an object within. */
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

/** One operation of the API, as its OpenAPI document describes it. */
export interface SandboxOperation {
  /** Such as `v5.getEntity`. */
  readonly id: string;
  readonly version: string;
  readonly method: string;
  /** With its parameters, such as `/v5/entities/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether it costs something, which a dry run tells. */
  readonly priced: boolean;
  readonly parameters: readonly OperationParameter[];
  readonly body: {
    readonly schema: FieldSchema;
    readonly examples: readonly { readonly summary?: string; readonly value: unknown }[];
  } | null;
}
