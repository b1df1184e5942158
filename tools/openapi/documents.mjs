// openapi/v4.yml and openapi/v5.yml: what the service serves and documents.

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiYaml }) {
  return ['v4', 'v5'].map((version) => ({ file: `openapi/${version}.yml`, text: openApiYaml(version) }));
}
