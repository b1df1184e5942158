import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { applyMigrations, createPool } from '@entity-registry/database';
import { ROOT, freePort, startPostgres } from './start-tools.js';
import type { Line } from './report.js';

/** Target: how many times as long as a plain `\copy` of the same rows into tables with the same indexes (issue 20). */
const BAR = 2;

/** More entities don't change the ratio, only how long it takes. */
const MOST_ENTITIES = 100_000;

const NAME = 'bench_loading';
const RATIO = /generating took ([\d.]+) times that\) with the indexes/;

/**
 * How many times as long as a plain `\copy` the generator takes, on a database of its own in the cluster under `directory`, which is dropped
 * afterwards. All indexes are there from the beginning, as where data arrives while it is searched.
 */
export async function measureLoading(directory: string, entities: number, seed: number): Promise<number> {
  const cluster = join(resolve(directory), 'pg');
  const server = await startPostgres({ directory: cluster, port: await freePort(), password: 'bench' });
  const admin = createPool(server.url('postgres'), { max: 1 });
  try {
    await admin.query(`drop database if exists ${NAME} with (force)`);
    await admin.query(`create database ${NAME}`);
    await applyMigrations(server.url(NAME), join(ROOT, 'prisma'));
    return await timesPlainCopy(server.url(NAME), Math.min(entities, MOST_ENTITIES), seed);
  } finally {
    await admin.query(`drop database if exists ${NAME} with (force)`).finally(() => admin.end());
    await server.stop();
  }
}

export function loadingLine(ratio: number): Line {
  const [figure, bar] = [`${ratio.toFixed(1)} times`, `<= ${BAR.toFixed(1)} times`];
  return { what: 'loading against `\\copy` with the same indexes', figure, bar, met: ratio <= BAR };
}

function timesPlainCopy(url: string, entities: number, seed: number): Promise<number> {
  const options = ['--entities', String(entities), '--seed', String(seed), '--compare-copy'];
  const child = spawn(process.execPath, [join(ROOT, 'tools/data/dist/main.js'), 'generate', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: url },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      const [, ratio] = RATIO.exec(output) ?? [];
      if (code === 0 && ratio !== undefined) done(Number(ratio));
      else fail(new Error(`the generator ended with code ${String(code)} and no comparison`));
    });
  });
}
