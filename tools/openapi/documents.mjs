// openapi/v4.yml and openapi/v5.yml: the documents that the service serves.

/** @param {import('./sources.mjs').Sources} sources */
export function files({ openApiYaml }) {
  return ['v4', 'v5'].map((version) => ({ file: `openapi/${version}.yml`, text: openApiYaml(version) }));
}
