import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

export interface EmbeddedServer {
  url(database: string): string;
  stop(): Promise<void>;
}

// Plain JavaScript shared with `npm start`, which runs before anything is built.
export const { startPostgres, freePort } = (await import(join(ROOT, 'tools/postgres/server.mjs'))) as {
  /** A durable PostgreSQL on 127.0.0.1 with its cluster in `directory`; see there. */
  startPostgres: (options: { directory: string; port: number; password: string }) => Promise<EmbeddedServer>;
  /** A port that is free at this moment. */
  freePort: () => Promise<number>;
};

/** How `npm start` runs an app on Node. */
export const { NODE_FLAGS } = (await import(join(ROOT, 'tools/node-flags.mjs'))) as { NODE_FLAGS: readonly string[] };

interface OpenSearchTools {
  prepareOpenSearch: () => Promise<{ home: string; javaHome: string }>;
  startOpenSearch: (options: {
    home: string;
    javaHome: string;
    directory: string;
  }) => Promise<{ url: string; stop(): Promise<void> }>;
}

/** An OpenSearch on 127.0.0.1 with its data in `directory`, as `npm run test:search` starts it. */
export async function startOpenSearch(directory: string): Promise<{ url: string; stop(): Promise<void> }> {
  const tools = (await import(join(ROOT, 'tools/suite/opensearch.mjs'))) as OpenSearchTools;
  return await tools.startOpenSearch({ ...(await tools.prepareOpenSearch()), directory });
}
