import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from './until.js';

/** Starts an app's `main.js` with this environment alone, waits until it is ready, and stops it. Rejects if it ends before. */
export async function untilReady(main: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
  const ended = once(child, 'close');
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let log = '';
      child.stdout.on('data', (text: Buffer) => {
        log += text.toString();
        const found = /"address":"(http:[^"]+)".*"listening"/.exec(log)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('close', () => {
        reject(new Error(`it ended before it was ready:\n${log}`));
      });
    });
    await until(async () => (await fetch(`${address}/health/ready`)).ok, { what: 'ready' });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
