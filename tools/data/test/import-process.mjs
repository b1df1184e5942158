// Imports a file and hangs at a chosen point, so that a test can kill a real process exactly there:
// `import-process.mjs DATABASE_URL DATASET FILE REJECTS_DIRECTORY BATCH_SIZE between|within N`
// `between N`: after batch N has been committed. `within N`: inside the transaction of batch N.
import { createPool } from '@entity-registry/database';
import { indexNames } from '@entity-registry/registry';
import { datasetNamed } from '../src/import/datasets.ts';
import { importFile } from '../src/import/import-file.ts';
import { silentProgress } from '../src/import/runs/progress.ts';

const [url, dataset, file, rejectsDirectory, batchSize, where, at] = process.argv.slice(2);
let committed = 0;
const stopDead = () => {
  process.stdout.write('stopped\n', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  return new Promise(() => undefined);
};

const pool = createPool(url, { max: 2, applicationName: 'import-process' });
await importFile(
  {
    pool,
    rejectsDirectory,
    progress: silentProgress,
    now: () => new Date('2026-11-20T12:00:00Z'),
    batchSize: Number(batchSize),
    indexNames: async (client, entities) => {
      await indexNames(client, entities);
      if (where === 'within' && committed === Number(at) - 1) await stopDead();
    },
    onBatch: async () => {
      committed += 1;
      if (where === 'between' && committed === Number(at)) await stopDead();
    },
  },
  datasetNamed(dataset),
  file,
);
process.stdout.write('completed\n');
await pool.end();
