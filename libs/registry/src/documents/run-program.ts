import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export interface ProgramRun {
  /** Working directory. */
  readonly cwd: string;
  /** The program is killed after this many milliseconds. */
  readonly timeoutMs: number;
  /** The program is killed when this aborts. */
  readonly signal: AbortSignal;
  /** The program is killed if it writes more bytes. */
  readonly maxOutputBytes: number;
  /** Put before the command: a program that limits the resources of the command. */
  readonly prefix?: readonly string[];
}

/** How a failed program ended. */
export class ProgramError extends Error {
  constructor(
    message: string,
    /**
     * `missing`: it could not be started. `slow`: it was killed because it took too long. `loud`: it was killed because it wrote
     * too much. `killed`: something else killed it. `ended`: it exited with an error code.
     */
    readonly kind: 'missing' | 'slow' | 'loud' | 'killed' | 'ended',
  ) {
    super(message);
  }
}

/**
 * The environment of the programs. They read untrusted files, so they get none of our variables, which contain secrets. Each
 * uses one thread: several per page would compete with everything else on the machine.
 */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
  LANG: 'C.UTF-8',
  OMP_THREAD_LIMIT: '1',
};

const MAX_ERROR_TEXT = 4_000;

const running = new Set<ChildProcess>();
const killRunning = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/**
 * Runs a program without a shell and returns its standard output. Rejects with ProgramError or with the signal's reason, once
 * the program has ended.
 */
export async function runProgram(command: string, args: readonly string[], run: ProgramRun): Promise<string> {
  const { cwd, timeoutMs, signal, maxOutputBytes, prefix = [] } = run;
  signal.throwIfAborted();
  const [program = command, ...rest] = [...prefix, command, ...args];
  const child = spawn(program, rest, { cwd, env: ENVIRONMENT, shell: false, stdio: ['ignore', 'pipe', 'pipe'] });
  if (running.size === 0) process.on('exit', killRunning);
  running.add(child);
  yieldToOthers(child);
  let killedFor: 'slow' | 'loud' | undefined;
  const kill = (why?: 'slow' | 'loud'): void => {
    killedFor ??= why;
    child.kill('SIGKILL');
  };
  const aborted = (): void => {
    kill();
  };
  const late = setTimeout(() => {
    kill('slow');
  }, timeoutMs);
  signal.addEventListener('abort', aborted, { once: true });
  const written: Buffer[] = [];
  let bytes = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxOutputBytes) kill('loud');
    else written.push(chunk);
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (complaint.length < MAX_ERROR_TEXT) complaint += chunk.toString();
  });
  try {
    const ended = await ending(child, command);
    signal.throwIfAborted();
    if (killedFor) throw new ProgramError(`${command} was killed: too ${killedFor}`, killedFor);
    if (ended !== 0) {
      const kind = typeof ended === 'number' ? 'ended' : 'killed';
      throw new ProgramError(`${command} ended with ${ended}: ${firstLine(complaint)}`, kind);
    }
    return Buffer.concat(written).toString('utf8');
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', aborted);
    running.delete(child);
    if (running.size === 0) process.off('exit', killRunning);
  }
}

/** Recognition runs in the background: processes that serve requests on the same machine come first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The program has already ended.
  }
}

/** Exit code or signal of a program, once its output is closed. */
function ending(child: ChildProcess, command: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      reject(new ProgramError(`${command}: ${error.message}`, 'missing'));
    });
    child.once('close', (code, signal) => {
      resolve(code ?? signal ?? 'nothing');
    });
  });
}

function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? 'no error output'
  ).slice(0, 160);
}
