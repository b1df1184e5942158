import { createTestDatabase } from '@entity-registry/testing';
import type { TestDatabase } from '@entity-registry/testing';
import { expect } from '@jest/globals';
import { run } from '../src/cli.js';

/** The output of a command line, and its exit code. */
export interface Printed {
  code: number;
  out: string;
  err: string;
}

export const PEPPER = 'a pepper of at least thirty-two bytes';

/** `npm run registry` on its own database and clock. */
export class CliFixture {
  time = new Date('2026-03-10T12:00:00Z');

  private constructor(readonly database: TestDatabase) {}

  static async open(): Promise<CliFixture> {
    return new CliFixture(await createTestDatabase());
  }

  close(): Promise<void> {
    return this.database.drop();
  }

  /** Runs one command line; use an array if arguments contain spaces. */
  async registry(line: string | string[], environment?: Record<string, string>): Promise<Printed> {
    const printed: Printed = { code: -1, out: '', err: '' };
    printed.code = await run(
      typeof line === 'string' ? line.split(' ') : line,
      environment ?? { DATABASE_URL: this.database.url, KEY_PEPPER: PEPPER },
      {
        out: (text) => (printed.out += `${text}\n`),
        err: (text) => (printed.err += `${text}\n`),
        now: () => this.time,
      },
    );
    return printed;
  }

  /** A command line's output as JSON; it must succeed. */
  async runJson(line: string): Promise<Record<string, unknown>> {
    const { code, out, err } = await this.registry(`${line} --json`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out) as Record<string, unknown>;
  }

  /** A new account's number. */
  async account(): Promise<string> {
    return (await this.runJson('account create --name Acme --email ops@acme.example'))['id'] as string;
  }
}
