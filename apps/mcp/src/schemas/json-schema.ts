/** A JSON Schema (2020-12) of an object, as MCP sends it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The input and output of an operation of the API. */
export interface OperationSchemas {
  /** Path, query and body members, by name; without `dry_run` and headers. */
  readonly arguments: Readonly<Record<string, JsonSchema>>;
  /** Names of the required arguments. */
  readonly required: readonly string[];
  /** The 2xx response other than the dry run; its references are `#/$defs/` names of DEFINITIONS. */
  readonly answer: JsonSchema;
}
