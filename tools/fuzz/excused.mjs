/**
 * Reviewed findings that are accepted: refusals of requests that the documents allow, for a reason that a schema can't or
 * shouldn't express. An excuse that no case needs anymore fails the run.
 * @typedef {object} Excuse
 * @property {'v4' | 'v5'} version
 * @property {RegExp | string} operation `METHOD path`, whole when it is a string
 * @property {string} check of Schemathesis
 * @property {RegExp} says the body of the answer
 * @property {string} reason
 * @property {true} [rare] it takes luck: only a long run says that nothing needs it any more
 */

const accepted = 'positive_data_acceptance';

/** @type {readonly Excuse[]} */
export const EXCUSED = [
  {
    ...{ version: 'v4', operation: /^GET \/v4\/\w+\/entidades$/, check: accepted },
    says: /"at least one of 'nombre' or 'ruc' is required"/,
    reason: 'OpenAPI has no "one of two parameters", and a blank one is as if absent.',
  },
  {
    ...{ version: 'v5', operation: /^GET \/v5\/(usage|entities\/)|^POST \/v5\/search\//, check: accepted },
    says: /"code":"invalid_cursor"/,
    reason: 'Cursors are signed: a pattern says how they are written, not which of them the service made.',
  },
  {
    ...{ version: 'v5', operation: /^POST \/v5\/search\//, check: accepted },
    says: /"sort must not name a field twice"/,
    reason: 'JSON Schema compares whole items, and these differ in their direction.',
  },
  {
    ...{ version: 'v5', operation: /^POST \/v5\/search\//, check: accepted },
    says: /must have at most 10 words"/,
    reason: 'Words are counted after folding, each once: no pattern counts them so.',
    rare: true,
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/entities/{id}', check: accepted },
    says: /"code":"include_not_applicable"/,
    reason: 'Which codes cover an asset depends on the type in its id, another parameter.',
  },
  {
    ...{ version: 'v5', operation: 'POST /v5/resolve', check: accepted },
    says: /"at least one of name, ruc and cedula is required"/,
    reason:
      'An anyOf over a blank or absent name, ruc and cedula would turn the body into a union in every generated client.',
  },
  {
    ...{ version: 'v5', operation: 'POST /v5/resolve', check: accepted },
    says: /"code":"invalid_identifier"/,
    reason:
      'Numbers are taken in any written form, with labels and check digits: no pattern is as wide and as narrow as the reader.',
  },
  {
    ...{ version: 'v5', operation: 'POST /v5/resolve', check: accepted },
    says: /"code":"jurisdiction_reserved"/,
    reason: 'ec and co are listed as reserved, so that callers get the refusal that names them.',
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/reconcile', check: accepted },
    says: /"queries or extend is required, but not both"/,
    reason: 'OpenAPI has no "one of two parameters".',
  },
  {
    ...{ version: 'v5', operation: /^(GET|POST) \/v5\/reconcile$/, check: accepted },
    says: /"error":"(queries|extend) (is not valid JSON|must be a JSON object)/,
    reason: 'contentSchema says what the JSON text holds; the fuzzer does not write texts by it.',
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/reconcile/suggest/{kind}', check: accepted },
    says: /"prefix must have at least 3 characters"/,
    reason: 'Only of entities: the least depends on another parameter.',
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/usage', check: accepted },
    says: /"from must (not be after to|be at most \d+ days before the end of to)"/,
    reason: 'Compares two parameters.',
    rare: true,
  },
  {
    ...{ version: 'v5', operation: 'POST /v5/reconcile', check: accepted },
    says: /\.pid must be given once"/,
    reason: 'JSON Schema compares whole items, and these differ in their value.',
  },
];
