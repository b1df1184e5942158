import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';
import { findProgram } from '../suite/programs.mjs';

const execute = promisify(execFile);
/** Helm's linter prints every manifest that it rejects. */
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program to its end. Throws with its output if it fails. */
export const run = (program, args, options = {}) => execute(program, args, { maxBuffer: OUTPUT_BYTES, ...options });

/** The Go toolchain, with its module cache and programs in `directory`. */
export class Go {
  #go;
  #environment;

  constructor(directory) {
    this.directory = directory;
    this.#go = findGo();
    this.#environment = { ...process.env, GOBIN: join(directory, 'bin'), GOFLAGS: '-buildvcs=false -modcacherw' };
  }

  /**
   * Installs a program from the module proxy, once for each version.
   * @param {string} packagePath such as `github.com/yannh/kubeconform/cmd/kubeconform`
   * @returns {Promise<string>} its path
   */
  async install(packagePath, version) {
    const GOBIN = join(this.directory, 'bin', version);
    const name = packagePath.split('/').at(-1);
    const program = join(GOBIN, name);
    if (existsSync(program)) return program;
    mkdirSync(GOBIN, { recursive: true });
    await step(`Building ${name} ${version} (minutes the first time)`, () =>
      this.#run(['install', `${packagePath}@${version}`], { GOBIN }),
    );
    return program;
  }

  /** The folder of a module's files, downloaded from the module proxy. */
  async download(module, version) {
    const { stdout } = await this.#run(['mod', 'download', '-json', `${module}@${version}`]);
    return JSON.parse(stdout).Dir;
  }

  #run(args, environment = {}) {
    return run(this.#go, args, { cwd: this.directory, env: { ...this.#environment, ...environment } }).catch(
      (error) => {
        const lines = `${error.stdout}${error.stderr}`.trim().split('\n').slice(-5).join('\n');
        throw new FriendlyError(`go ${args.join(' ')} failed:\n${lines}`);
      },
    );
  }
}

/** Debian's Go is too old for Helm, so its users install one from go.dev or the module proxy. */
function findGo() {
  try {
    return findProgram('go', 'golang-go');
  } catch (error) {
    if (existsSync('/usr/local/go/bin/go')) return '/usr/local/go/bin/go';
    throw error;
  }
}
