// A scratch PostgreSQL for development: `node tools/postgres/main.mjs --dir DIR --port N [--durable]`, until Ctrl-C.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FriendlyError } from './friendly-error.mjs';
import { startPostgres } from './server.mjs';

try {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string' },
      port: { type: 'string', default: '5433' },
      password: { type: 'string', default: 'postgres' },
      durable: { type: 'boolean', default: false },
    },
  });
  if (!values.dir)
    throw new FriendlyError('No directory given. Usage: --dir DIR [--port N] [--password P] [--durable]');
  const server = await startPostgres({
    directory: resolve(values.dir),
    port: Number(values.port),
    password: values.password,
    durable: values.durable,
  });
  process.stdout.write(`${server.url('postgres')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.stop());
  await server.exited;
} catch (error) {
  process.stderr.write(`${error instanceof FriendlyError ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
