import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';

/** Fields that every resource has and a definition doesn't repeat. */
const COMMON = { apiVersion: { type: 'string' }, kind: { type: 'string' }, metadata: { type: 'object' } };

/**
 * Copies the schemas of a version of Kubernetes to `target`. In their package they refer to each other by an address of a web
 * server, which kubeconform would ask.
 */
export function copySchemas(source, target) {
  mkdirSync(target);
  for (const file of readdirSync(source).filter((name) => name.endsWith('.json'))) {
    const { $id: _, ...schema } = JSON.parse(readFileSync(join(source, file), 'utf8'));
    writeFileSync(
      join(target, file),
      JSON.stringify(schema).replaceAll('"/api/_definitions.json#', '"_definitions.json#'),
    );
  }
}

/**
 * Writes the schemas of a CustomResourceDefinition, one for each version, under the names that kubeconform looks for.
 * @param {string} file YAML of the definition
 * @param {string} directory of the schemas
 */
export function writeSchemas(file, directory) {
  for (const definition of loadAll(readFileSync(file, 'utf8'))) {
    if (definition?.kind !== 'CustomResourceDefinition') continue;
    const { group, names, versions } = definition.spec;
    for (const { name, schema } of versions) {
      const { properties, ...rest } = schema.openAPIV3Schema;
      const strict = refuseUnknown({ ...rest, properties: { ...properties, ...COMMON } });
      const target = `${names.kind.toLowerCase()}-${group.split('.')[0]}-${name}.json`;
      writeFileSync(join(directory, target), JSON.stringify(strict));
    }
  }
}

/** The same schema, in which an object can only have the fields that it names, as the API server prunes others. */
export function refuseUnknown(schema) {
  if (Array.isArray(schema)) return schema.map(refuseUnknown);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { 'x-kubernetes-int-or-string': isIntOrString, ...rest } = schema;
  const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, refuseUnknown(value)]));
  if (isIntOrString) delete copy.type;
  const isClosed = schema.properties && schema.additionalProperties === undefined;
  if (isClosed && !schema['x-kubernetes-preserve-unknown-fields']) copy.additionalProperties = false;
  return copy;
}
