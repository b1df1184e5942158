import { ALGORITHM } from '@entity-registry/domain';
import { MAX_QUERIES } from './reconcile-schema.js';
import { TYPES } from './vocabulary.js';

/** The service manifest (Reconciliation Service API 0.2), for the API at `address`. */
export function manifest(address: string) {
  const service = (path: string) => ({ service_url: address, service_path: `/v5/reconcile/${path}` });
  return {
    versions: ['0.2'],
    name: 'Entity Registry',
    identifierSpace: `${address}/v5/entities/`,
    schemaSpace: `${address}/v5/openapi.yml`,
    documentation: `${address}/docs`,
    serviceVersion: ALGORITHM,
    batchSize: MAX_QUERIES,
    authentication: { type: 'apiKey', name: 'Authorization', in: 'header' },
    defaultTypes: TYPES,
    view: { url: `${address}/v5/entities/{{id}}` },
    suggest: {
      entity: service('suggest/entity'),
      type: service('suggest/type'),
      property: service('suggest/property'),
    },
    extend: { propose_properties: service('properties'), property_settings: [] },
  };
}
