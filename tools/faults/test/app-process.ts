import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Under the load of an experiment, a start takes many times longer than on an idle machine. */
const START_LIMIT_MS = 90_000;

// Plain JavaScript shared with `npm start`, which runs before anything is built.
const { NODE_FLAGS } = (await import(join(ROOT, 'tools/node-flags.mjs'))) as { NODE_FLAGS: readonly string[] };

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-15).join('\n');

export type App = 'api' | 'worker' | 'platform';

/** One real process of an app, as `npm start` runs it, on its own ports. */
export class AppProcess {
  private stopRequested = false;

  private constructor(
    private readonly child: ChildProcess,
    private readonly logFile: string,
    private readonly exited: Promise<void>,
    readonly port: number,
  ) {}

  /**
   * Starts apps/<app> and waits until it listens; its log goes to `logFile`. Throws with its last lines if it exits
   * instead. `environment` is its only configuration; it chooses its ports itself. `root` is the folder of the built version.
   */
  static async start(app: App, environment: Record<string, string>, logFile: string, root = ROOT): Promise<AppProcess> {
    const log = openSync(logFile, 'w', 0o600);
    // If this process is killed, the closed channel tells the app to stop.
    const preload = join(ROOT, 'tools/demo/exit-with-parent.mjs');
    const child = spawn(
      process.execPath,
      [...NODE_FLAGS, '--import', preload, join(root, 'apps', app, 'dist/main.js')],
      {
        cwd: root,
        stdio: ['ignore', log, log, 'ipc'],
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', METRICS_PORT: '0', ...environment },
      },
    );
    closeSync(log);
    const exited = new Promise<void>((ended) =>
      child.once('exit', () => {
        ended();
      }),
    );
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
      const text = readFileSync(logFile, 'utf8');
      const port = /"address":"http:\/\/[^"]*:(\d+)".*"listening"/.exec(text)?.[1];
      if (port !== undefined) return new AppProcess(child, logFile, exited, Number(port));
      if (child.exitCode !== null || performance.now() > deadline) {
        child.kill('SIGKILL');
        throw new Error(`the ${app} did not start:\n${lastLines(text)}`);
      }
      await Promise.race([exited, new Promise((wake) => setTimeout(wake, 25))]);
    }
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last lines of a process that ended unexpectedly; null if it runs or was stopped. */
  unexpectedExitLog(): string | null {
    return this.running || this.stopRequested ? null : lastLines(this.log());
  }

  /** Everything it has logged. */
  log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Freezes it, like a hanging machine, with all its connections open. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  /** Continues it as if no time had passed. */
  thaw(): void {
    this.child.kill('SIGCONT');
  }

  /** Ends it like a crash: no more code runs. */
  async kill(): Promise<void> {
    this.stopRequested = true;
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** Asks it to stop; requests in flight finish, and its data in memory is written. */
  async stop(): Promise<void> {
    if (this.running) {
      this.stopRequested = true;
      this.child.kill('SIGTERM');
      this.thaw(); // a frozen process doesn't receive the signal
    }
    await this.exited;
  }
}
