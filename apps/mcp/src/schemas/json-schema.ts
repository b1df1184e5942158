/** A JSON Schema of dialect 2020-12, an object one: as MCP sends it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What an operation of the API takes and answers. */
export interface OperationSchemas {
  /** Path, query and body members, by name; `dry_run` and headers are not among them. */
  readonly arguments: Readonly<Record<string, JsonSchema>>;
  /** Names of the arguments that are needed. */
  readonly required: readonly string[];
  /** The 2xx that is no dry run; its references are `#/$defs/` names of DEFINITIONS. */
  readonly answer: JsonSchema;
}
