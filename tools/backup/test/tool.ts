import { join, resolve } from 'node:path';
import type pg from 'pg';

// The tool is plain JavaScript: the parts that tests use, with types.

export interface Server {
  url(database: string): string;
  stop(): Promise<void>;
}
export interface Backup {
  target: string;
  files: number;
  finishedAt: string;
}
export type Bar = () => { advance: () => void; stop: () => void };
export interface RestoreOptions<Result> {
  backup: string;
  archive?: string;
  target: string;
  time?: string;
  bar: Bar;
  durable?: boolean;
  inspect: (url: (database: string) => string) => Promise<Result>;
}
export interface Tool {
  startPostgres: (options: { directory: string; port: number; password: string; durable: boolean }) => Promise<Server>;
  freePort: () => Promise<number>;
  beginSeries: (options: { data: string; repository: string; now: () => Date }) => string;
  listBackups: (repository: string) => { path: string; finishedAt?: string; fault?: string }[];
  newestBackup: (repository: string, time?: string) => string;
  takeBase: (options: {
    client: pg.Client;
    target?: string;
    now: () => Date;
    bar: Bar;
    durable: boolean;
  }) => Promise<Backup>;
  verifyBackup: (options: { backup: string; archive?: string; bar: Bar }) => Promise<{ wal: { segments: number } }>;
  restore: <Result>(options: RestoreOptions<Result>) => Promise<{ inspected: Result }>;
  reconcileLedger: (url: string) => Promise<{ lastTransaction: Date | null; drift: unknown[] }>;
}

export const TOOLS = resolve(import.meta.dirname, '../..');
const files = ['postgres/server', 'backup/repository', 'backup/base', 'backup/restore', 'backup/reconcile'];
const modules: object[] = await Promise.all(files.map((file) => import(join(TOOLS, `${file}.mjs`)) as Promise<object>));
export const tool = Object.assign({}, ...modules) as Tool;
