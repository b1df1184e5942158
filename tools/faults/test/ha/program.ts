import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { until } from '@entity-registry/testing';

const ROOT = resolve(import.meta.dirname, '../../../..');

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly ids?: { readonly uid?: number; readonly gid?: number };
}

/** How to run PostgreSQL's programs: as this account or, for root, as an unprivileged one, which `own` gives a path to. */
export interface Account {
  readonly command: (program: string, args: readonly string[]) => Command;
  readonly own: (path: string) => void;
}

// Plain JavaScript shared with `npm start`, which runs before anything is built.
export const { runAccount } = (await import(join(ROOT, 'tools/postgres/account.mjs'))) as {
  runAccount: (paths: readonly string[]) => Account;
};
export const { freePort } = (await import(join(ROOT, 'tools/postgres/server.mjs'))) as {
  freePort: () => Promise<number>;
};
export const { postgresSettings } = (await import(join(ROOT, 'tools/postgres/settings.mjs'))) as {
  postgresSettings: () => Readonly<Record<string, string>>;
};

/** A program that runs until it is killed. Its output goes to `logFile`. */
export class Program {
  private constructor(
    private readonly child: ChildProcess,
    private readonly logFile: string,
  ) {}

  static start(
    { program, args, ids = {} }: Command,
    logFile: string,
    environment: Record<string, string> = {},
  ): Program {
    const log = openSync(logFile, 'a');
    const child = spawn(program, [...args], {
      ...ids,
      cwd: '/',
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', ...environment },
    });
    closeSync(log);
    return new Program(child, logFile);
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The last lines of its output, to say why it doesn't do what it should. */
  lastLines(): string {
    return readFileSync(this.logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
  }

  async kill(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await until(() => Promise.resolve(!this.isRunning));
  }
}
