import { watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { stagePages } from './stage.mjs';

/**
 * Updates the pages that VitePress watches after every change of docs/. Updates run one at a time, and once more for
 * changes made meanwhile.
 */
export function watchPages() {
  let running = false;
  let again = false;
  const stage = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await stagePages().catch((error) => process.stderr.write(`${error.message}\n`));
    } while (again);
    running = false;
  };
  watch(join(ROOT, 'docs'), { recursive: true }, () => void stage());
}
