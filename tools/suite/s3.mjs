import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';

const run = promisify(execFile);

/** A service of S3 over a folder, which Go builds from its module proxy. */
const MODULE = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';

/** Path of the S3 service, built below `directory` once. Throws a FriendlyError with the remedy. */
export async function prepareS3(directory) {
  const program = join(directory, 'versitygw');
  if (existsSync(program)) return program;
  try {
    await step('Building an S3 service (a few minutes)', () =>
      run('go', ['install', MODULE], { env: { ...process.env, GOBIN: directory }, maxBuffer: 64 * 1_024 * 1_024 }),
    );
  } catch (error) {
    const reason = String(error.stderr ?? error.message)
      .trim()
      .split('\n')
      .at(-1);
    throw new FriendlyError(
      `The S3 service can't be built: ${reason}. It needs Go 1.25 or later, from https://go.dev/dl`,
    );
  }
  return program;
}
