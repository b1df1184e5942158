/**
 * The Reconciliation Service API 0.2's definition of each response, modeled on its public JSON schemas. Like those, it allows
 * other members.
 */
const text = { type: 'string' };
const termOrId = {
  oneOf: [{ type: 'object', properties: { id: text, name: text }, required: ['id'] }, text],
};
const service = {
  type: 'object',
  properties: {
    service_url: text,
    service_path: text,
    flyout_service_url: text,
    flyout_service_path: { type: 'string', pattern: '.*\\$\\{id\\}.*' },
  },
};
const template = {
  type: 'object',
  properties: { url: { type: 'string', pattern: '.*\\{\\{id\\}\\}.*' } },
  required: ['url'],
};
const suggestions = (more: object) => ({
  type: 'object',
  properties: {
    result: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: text, name: text, description: text, ...more },
        required: ['id', 'name'],
      },
    },
  },
  required: ['result'],
});

export const RECONCILIATION = {
  manifest: {
    type: 'object',
    properties: {
      versions: { type: 'array', items: text, contains: { enum: ['0.2'] } },
      name: text,
      identifierSpace: text,
      schemaSpace: text,
      documentation: text,
      serviceVersion: text,
      logo: text,
      // One of the security schemes of OpenAPI 2; these are the members for an API key.
      authentication: {
        type: 'object',
        properties: { type: { const: 'apiKey' }, name: text, in: { enum: ['header', 'query'] }, description: text },
        required: ['type', 'name', 'in'],
        additionalProperties: false,
      },
      view: template,
      feature_view: template,
      defaultTypes: {
        type: 'array',
        items: { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
        uniqueItems: true,
      },
      suggest: { type: 'object', properties: { entity: service, property: service, type: service } },
      extend: {
        type: 'object',
        properties: { propose_properties: service, property_settings: { type: 'array' } },
      },
    },
    required: ['versions', 'name', 'identifierSpace', 'schemaSpace'],
  },
  results: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: {
        result: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              id: text,
              name: text,
              description: text,
              score: { type: 'number' },
              features: {
                type: 'array',
                items: {
                  type: 'object',
                  properties: { id: text, value: { oneOf: [{ type: 'boolean' }, { type: 'number' }] } },
                },
              },
              match: { type: 'boolean' },
              type: { type: 'array', items: termOrId },
            },
            required: ['id', 'name', 'score'],
          },
        },
      },
      required: ['result'],
    },
  },
  entities: suggestions({ notable: { type: 'array', items: termOrId } }),
  terms: suggestions({}),
  extension: {
    type: 'object',
    properties: {
      meta: {
        type: 'array',
        items: { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
      },
      rows: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              oneOf: [
                { type: 'object', additionalProperties: false },
                { type: 'object', properties: { str: text }, required: ['str'], additionalProperties: false },
              ],
            },
          },
        },
      },
    },
    required: ['rows', 'meta'],
  },
  proposal: {
    type: 'object',
    properties: {
      type: text,
      limit: { type: 'number' },
      properties: {
        type: 'array',
        items: { type: 'object', properties: { id: text, name: text }, required: ['id', 'name'] },
      },
    },
    required: ['properties'],
  },
} as const;
