/**
 * Reviewed findings that are accepted: errors for requests that the documents allow, for a reason that a schema can't
 * or shouldn't express. An excuse that no case needs fails the run.
 * @typedef {object} Excuse
 * @property {'v4' | 'v5'} version
 * @property {RegExp | string} operation `METHOD path`; a string must match completely
 * @property {string} check of Schemathesis
 * @property {RegExp} says matches the response body
 * @property {string} reason
 * @property {true} [rare] found only by chance: only a long run checks that it is still needed
 */

const accepted = 'positive_data_acceptance';

/** @type {readonly Excuse[]} */
export const EXCUSED = [
  {
    ...{ version: 'v4', operation: /^GET \/v4\/\w+\/entidades$/, check: accepted },
    says: /"at least one of 'nombre' or 'ruc' is required"/,
    reason: "OpenAPI can't require one of two parameters, and a blank parameter counts as absent.",
  },
  {
    ...{ version: 'v5', operation: /^GET \/v5\/(usage|entities\/)|^POST \/v5\/search\//, check: accepted },
    says: /"code":"invalid_cursor"/,
    reason: "Cursors are signed: a pattern describes their format, but can't tell which ones the service created.",
  },
  {
    ...{ version: 'v5', operation: /^POST \/v5\/search\//, check: accepted },
    says: /"sort must not name a field twice"/,
    reason: 'JSON Schema compares whole items, and these differ in their direction.',
  },
  {
    ...{ version: 'v5', operation: /^POST \/v5\/search\//, check: accepted },
    says: /must have at most 10 words"/,
    reason: "Distinct words are counted after folding, which a pattern can't do.",
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
      'Numbers are accepted in many formats, with labels and check digits: no pattern matches exactly what the parser accepts.',
  },
  {
    ...{ version: 'v5', operation: 'POST /v5/resolve', check: accepted },
    says: /"code":"jurisdiction_reserved"/,
    reason: 'ec and co are listed as reserved, so that callers get the specific error.',
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/reconcile', check: accepted },
    says: /"queries or extend is required, but not both"/,
    reason: "OpenAPI can't require one of two parameters.",
  },
  {
    ...{ version: 'v5', operation: /^(GET|POST) \/v5\/reconcile$/, check: accepted },
    says: /"error":"(queries|extend) (is not valid JSON|must be a JSON object)/,
    reason: 'contentSchema describes the JSON text, but the fuzzer does not use it.',
  },
  {
    ...{ version: 'v5', operation: 'GET /v5/reconcile/suggest/{kind}', check: accepted },
    says: /"prefix must have at least 3 characters"/,
    reason: 'Only for entities: the minimum depends on another parameter.',
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
