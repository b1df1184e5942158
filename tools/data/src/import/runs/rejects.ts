import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MAX_RAW_LENGTH } from '@entity-registry/registry';
import type { Reject } from '@entity-registry/registry';

export type { Reject };

/** `<directory>/<dataset>-<run>.jsonl`: one JSON object per rejected row. It exists only if there is one. */
export class RejectsFile {
  readonly path: string;

  constructor(directory: string, dataset: string, runId: bigint) {
    this.path = join(directory, `${dataset}-${runId}.jsonl`);
  }

  /**
   * Prepares the file for rows after `checkpoint`: anything an interrupted run wrote beyond it is dropped, because
   * those rows are read again.
   */
  async open(checkpoint: number): Promise<void> {
    if (!existsSync(this.path)) return;
    if (checkpoint === 0) return rm(this.path);
    const lines = (await readFile(this.path, 'utf8')).split('\n').filter((line) => isBefore(line, checkpoint));
    await writeFile(this.path, lines.map((line) => `${line}\n`).join(''));
  }

  async add(rejects: readonly Reject[]): Promise<void> {
    if (rejects.length === 0) return;
    await mkdir(dirname(this.path), { recursive: true });
    const lines = rejects.map(({ line, reason, raw }) => ({ line, reason, raw: raw.slice(0, MAX_RAW_LENGTH) }));
    await appendFile(this.path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
}

/** A kill may cut the last line short: unreadable lines are dropped too. */
function isBefore(text: string, checkpoint: number): boolean {
  try {
    return (JSON.parse(text) as Reject).line <= checkpoint;
  } catch {
    return false;
  }
}
