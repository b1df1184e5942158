import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Buildah with its own storage, apart from the images of this machine. */
export class Buildah {
  #signal;
  #flags;
  #environment;

  /** @param {AbortSignal} signal ends whatever runs */
  constructor(directory, signal) {
    this.directory = directory;
    this.#signal = signal;
    // Buildah keeps the cache of `RUN --mount=type=cache` in the directory for temporary files.
    this.#environment = { ...process.env, TMPDIR: join(directory, 'tmp'), BUILDAH_ISOLATION: 'chroot' };
  }

  /** Chooses the storage driver: `overlay` shares layers, `vfs` works on every file system but copies them. */
  async open() {
    mkdirSync(this.#environment.TMPDIR, { recursive: true });
    const use = async (driver) => {
      const root = join(this.directory, driver);
      this.#flags = ['--root', root, '--runroot', join(this.directory, `${driver}-run`), '--storage-driver', driver];
      await this.run('info');
    };
    await use('overlay').catch(() => use('vfs'));
  }

  /** Runs a command of Buildah to its end. Throws with the end of its output if it fails. */
  async run(...args) {
    const run = this.start(...args);
    const code = await run.exited;
    if (code === 0) return run.stdout.trim();
    throw new Error(`buildah ${args[0]} ended with ${code}:\n${lastLines(run.output, 30)}`);
  }

  /** @returns {{child: ChildProcess, stdout: string, output: string, exited: Promise<number | string>}} a command that runs */
  start(...args) {
    const child = spawn('buildah', [...this.#flags, ...args], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: this.#signal,
    });
    const run = { child, stdout: '', output: '' };
    child.stdout.on('data', (chunk) => (run.stdout += chunk));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (run.output += chunk));
    run.exited = new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
    run.exited.catch(() => undefined); // whoever waits for it gets the error
    return run;
  }

  /** The configuration of an image as Docker has it: `Env`, `Cmd`, `User` and so on. */
  async configOf(image) {
    return JSON.parse(await this.run('inspect', '--type', 'image', image)).Docker.config;
  }

  /** Unmounts its storage and deletes it. */
  delete() {
    // Storage is mounted on itself, and so are containers that an interrupted run has left.
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[4])
      .filter((point) => point?.startsWith(`${this.directory}/`));
    for (const point of mounts.reverse()) spawnSync('umount', ['--lazy', point]);
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** The last lines of an output. */
export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n');
