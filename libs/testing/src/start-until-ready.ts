import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from './until.js';

/** How long an app may take to listen. */
const LISTEN_MS = 30_000;

/** Starts an app's `main.js` with this environment alone, waits until it is ready, and stops it. Rejects if the process ends first. */
export async function startUntilReady(main: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'], env: environment });
  const ended = once(child, 'close');
  let limit: NodeJS.Timeout | undefined;
  try {
    let log = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (text: Buffer) => {
        log += text.toString();
        const found = /"address":"(http:[^"]+)".*"listening"/.exec(log)?.[1];
        if (found !== undefined) resolve(found);
      });
      const fail = (what: string) => (): void => {
        reject(new Error(`${what}:\n${log}`));
      };
      child.once('close', fail('it ended before it was ready'));
      limit = setTimeout(fail('it does not listen'), LISTEN_MS);
    });
    await until(async () => (await fetch(`${address}/health/ready`)).ok, { what: 'ready' });
  } finally {
    clearTimeout(limit);
    child.kill('SIGTERM');
    await ended;
  }
}
