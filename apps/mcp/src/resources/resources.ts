import { SURFACES } from '@entity-registry/sdk';
import type { CallPromise, EntityRegistry, Surface } from '@entity-registry/sdk';
import { ProtocolError, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import type { McpServer, ReadResourceResult, ServerContext } from '@modelcontextprotocol/server';
import type { ToolContext } from '../server.js';
import { toToolError } from '../tool-kit/tool-errors.js';

/** From JSON-RPC's range for server-defined errors. `data` has the error. */
const REFUSED = -32_000;
const JSON_TYPE = 'application/json';
const CATALOG_URI = 'registry://catalog';
const SURFACE_URI = 'registry://surfaces/{surface}';

const surfaceUri = (surface: Surface): string => SURFACE_URI.replace('{surface}', surface);
const isSurface = (name: unknown): name is Surface => SURFACES.some((surface) => surface === name);

/** Resources for models: the catalog, and how to search each surface. Free with any key. */
export function registerResources(server: McpServer, context: ToolContext): void {
  server.registerResource(
    'catalog',
    CATALOG_URI,
    {
      title: 'Catalog',
      description: 'Every product code with its price, every data level and every source. Free; needs a key.',
      mimeType: JSON_TYPE,
      annotations: { audience: ['assistant', 'user'], priority: 0.8 },
    },
    (uri, extra) => read(uri, context, extra, (registry, options) => registry.v5.catalog(options)),
  );
  server.registerResource(
    'surface',
    new ResourceTemplate(SURFACE_URI, {
      list: () => ({
        resources: SURFACES.map((surface) => ({
          uri: surfaceUri(surface),
          name: `surface ${surface}`,
          title: `Surface ${surface}`,
        })),
      }),
      complete: { surface: (begun) => SURFACES.filter((surface) => surface.startsWith(begun)) },
    }),
    {
      title: 'Search surface',
      description: 'Filters, sort fields and facets of this surface in search_records. Free; needs a key.',
      mimeType: JSON_TYPE,
      annotations: { audience: ['assistant'], priority: 0.5 },
    },
    (uri, { surface }, extra) => {
      if (!isSurface(surface)) throw new ResourceNotFoundError(uri.href);
      return read(uri, context, extra, (registry, options) => registry.v5.searchSchema(surface, options));
    },
  );
}

async function read(
  uri: URL,
  context: ToolContext,
  extra: ServerContext,
  ask: (registry: EntityRegistry, options: { signal: AbortSignal }) => CallPromise<object>,
): Promise<ReadResourceResult> {
  try {
    const response = await ask(context.client(extra), { signal: extra.mcpReq.signal });
    return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(response) }] };
  } catch (error) {
    const { error: message, ...data } = toToolError(error);
    throw new ProtocolError(REFUSED, message, data);
  }
}
