import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../bootstrap.mjs';
import { endGroup } from '../end-group.mjs';
import { disagreement } from './expected.mjs';
import { programOf } from './program.mjs';
import { typeFaults } from './types.mjs';

/** Time limit for a page; a server that a page leaves in the foreground exceeds it. */
const LIMIT_MS = 600_000;

/**
 * Readers pause between blocks and so stay below the rate limit of the demo's key. Waits until the key has four
 * requests left.
 */
const PACE = `
pace_of_a_reader() {
  local left
  left=$(node -e '
    const { api, keys } = require(process.env.SAMPLES_DEMO);
    fetch(api + "/v5/catalog", { headers: { authorization: "Bearer " + keys.balance } }).then(({ headers }) =>
      console.log(/r=(\\d+)/.exec(headers.get("ratelimit") ?? "r=0")[1]))')
  if [ "$left" -lt 4 ]; then sleep "$((4 - left))"; fi
}`;

/**
 * Runs the samples of one page as a reader would: in order, in one shell, starting in the clone that runs the service.
 * Programs and files are written to the shell's current folder, or into a project with the packed client if the shell
 * is still in the clone.
 * @param {{blocks: ReturnType<import('./blocks.mjs').blocksOf>, directory: string, root: string, modules: string,
 *   onSpawn: (child: import('node:child_process').ChildProcess) => void, isPaced?: boolean}} page
 *   `directory`: an empty folder for this page; `root`: the clone that runs the service; `modules`: node_modules with
 *   the packed client
 * @returns {Promise<{block: object, fault: string | null, output: string}[]>} each block that is run or checked, in
 *   order
 */
export async function runPage({ blocks, directory, root, modules, onSpawn, isPaced = true }) {
  const project = emptyProject(directory, { root, modules });
  const program = programOf(blocks);
  const steps = blocks.filter(({ kind }) => kind === 'shell' || kind === 'file').map((block) => ({ block }));
  if (program) steps.push({ block: program.blocks[0], program });
  steps.sort((a, b) => a.block.line - b.block.line);
  for (const [index, step] of steps.entries()) {
    step.path = join(directory, '.steps', String(index));
    writeFileSync(`${step.path}.sh`, script(step, project));
  }
  await inOneShell(steps, { directory, onSpawn, isPaced });

  const results = steps.flatMap(judged);
  for (const block of blocks) {
    if (block.kind === 'quote') results.push({ block, fault: misquoted(block), output: '' });
    if (block.kind === 'misnamed') {
      results.push({
        block,
        fault: `"${block.language}" is neither run (sh, ts, mjs) nor only shown (console, text)`,
        output: '',
      });
    }
  }
  const types = await typeFaults({ directory, modules, program, files: blocks.filter(({ kind }) => kind === 'file') });
  for (const result of results) result.fault ??= unused(result.block, blocks) ?? types.get(result.block) ?? null;
  return results.sort((a, b) => a.block.line - b.block.line);
}

function emptyProject(directory, { root, modules }) {
  mkdirSync(join(directory, '.steps'), { recursive: true });
  symlinkSync(root, join(directory, 'entity-registry'));
  const project = join(directory, 'project');
  mkdirSync(project);
  symlinkSync(modules, join(project, 'node_modules'));
  symlinkSync(join(root, '.data'), join(project, '.data'));
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }\n');
  return project;
}

/** The shell script of a step. */
function script({ block, path, program }, project) {
  if (block.kind === 'shell') return `${block.text}\n`;
  const name = program ? program.name : block.name;
  const text = program ? program.text : block.text;
  writeFileSync(`${path}.${name}`, `${text}\n`);
  const lines = [`if [ -e tools/start.mjs ]; then cd '${project}'; fi`, `cp '${path}.${name}' './${name}'`];
  return [...lines, ...(program ? [`node './${name}'`] : []), ''].join('\n');
}

/** One shell for all steps, as a terminal has it: variables, functions, folder and servers in the background stay. */
async function inOneShell(steps, { directory, onSpawn, isPaced }) {
  const lines = ['set -euo pipefail', PACE];
  for (const { path } of steps) {
    lines.push(
      isPaced ? 'pace_of_a_reader' : '',

      `touch '${path}.begun'`,
      `source '${path}.sh' > '${path}.out' 2>&1 < /dev/null`,
      `touch '${path}.ended'`,
    );
  }
  const driver = join(directory, '.steps', 'page.sh');
  writeFileSync(driver, `${lines.join('\n')}\n`);
  const child = spawn('bash', ['--noprofile', '--norc', driver], {
    cwd: join(directory, 'entity-registry'),
    env: readersEnvironment(join(directory, 'entity-registry')),
    stdio: 'ignore',
    detached: true, // its own process group, which ends with everything that the page starts in the background
  });
  onSpawn(child);
  const end = () => endGroup(child.pid);
  const late = setTimeout(end, LIMIT_MS);
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(late);
  end();
}

/** Like a terminal without any settings, on the Node that the service runs on. `PWD` keeps the link's name. */
function readersEnvironment(directory) {
  const own = Object.entries(process.env).filter(([name]) => !/^(REGISTRY_|API|KEY|NODE_OPTIONS|npm_)/.test(name));
  return {
    ...Object.fromEntries(own),
    PWD: directory,
    SAMPLES_DEMO: join(directory, '.data', 'demo.json'),
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}

/** The results of a step: one for a block, one for each block of a program. */
function judged({ block, path, program }) {
  const output = existsSync(`${path}.out`) ? readFileSync(`${path}.out`, 'utf8') : '';
  const state = ['ended', 'begun'].find((name) => existsSync(`${path}.${name}`)) ?? 'not reached';
  if (!program) return [{ block, fault: faultOf(block, state, output), output }];
  const parts = program.split(output);
  return program.blocks.map((part, index) => {
    const isLast = index === parts.length - 1;
    const partState = index >= parts.length ? 'not reached' : isLast ? state : 'ended';
    return { block: part, fault: faultOf(part, partState, parts[index] ?? ''), output: parts[index] ?? '' };
  });
}

function faultOf(block, state, output) {
  if (state === 'not reached') return 'not run: an earlier block of the page failed';
  if (state === 'begun') return 'it failed or timed out';
  return block.expected ? disagreement(block.expected, output) : null;
}

/** A quote must be in its file exactly as on the page. */
function misquoted({ name, text }) {
  const file = join(ROOT, name);
  if (!existsSync(file)) return `there is no file ${name}`;
  return readFileSync(file, 'utf8').includes(text.trim()) ? null : `${name} does not contain this text`;
}

/** A file that isn't used on its page isn't tested. */
function unused(block, blocks) {
  if (block.kind !== 'file') return null;
  const users = blocks.filter((other) => other !== block && ['shell', 'file', 'program'].includes(other.kind));
  return users.some(({ text }) => text.includes(block.name))
    ? null
    : `${block.name} is never run or imported on its page`;
}
