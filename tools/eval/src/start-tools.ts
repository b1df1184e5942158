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

/** Shows a step of a command with its time, as `npm start` does. */
export const { step } = (await import(join(ROOT, 'tools/progress.mjs'))) as {
  step: <Result>(
    title: string,
    work: () => Promise<Result>,
    options?: { ownOutput?: boolean; quiet?: boolean },
  ) => Promise<Result>;
};

/** The Python of a virtual environment with packages from PyPI; see there. Its errors have the name FriendlyError. */
export const { preparePython } = (await import(join(ROOT, 'tools/suite/python.mjs'))) as {
  preparePython: (options: {
    directory: string;
    requirements: string;
    packages: string;
    python: string | undefined;
  }) => Promise<string>;
};
