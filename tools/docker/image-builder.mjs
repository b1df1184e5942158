import { spawn } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readFileSync, readdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { environmentOf, execForm, ignoredBy, parseDockerfile } from './dockerfile.mjs';

/** The settings that a build takes from this machine: its access to the package registry, and nothing of the project's. */
const TAKEN_OVER =
  /^(PATH|HOME|TMPDIR|LANG|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_.*|npm_config_(registry|cache|cafile|userconfig))$/i;
/** Where the image's Node is: replaced by the one that runs this. */
const NODE_OF_IMAGE = '/usr/local/bin/node';

/**
 * @typedef {{root: string, workdir: string, env: Record<string, string>, command?: string[], healthcheck?: string[]}} Image
 *   `root` is the folder that stands for the image's /; `env` has its paths as they are on this machine
 */

/** Runs the steps of Dockerfiles in folders of this machine. A stage that several images share is built once. */
export class ImageBuilder {
  #built = new Map();
  #count = 0;

  /**
   * @param {{context: string, directory: string, account: {uid: number, gid: number}, onStep?: (text: string) => void}} options
   *   `directory` is where the folders go; `account` stands for the image's user "node"
   */
  constructor(options) {
    this.options = options;
    this.ignored = ignoredBy(readFileSync(join(options.context, '.dockerignore'), 'utf8'));
  }

  /** @returns {Promise<Image>} the stage called `target`, the last one when absent */
  async build(dockerfile, target) {
    const stages = parseDockerfile(readFileSync(dockerfile, 'utf8'));
    const wanted = target === undefined ? stages.at(-1) : stages.find(({ name }) => name === target);
    return await this.#stage(wanted, stages);
  }

  async #stage(stage, stages) {
    const base = stages.find(({ name }) => name === stage.base);
    const key = JSON.stringify(wholeOf(stage, stages));
    // The promise is stored, so that concurrent callers wait for the same build.
    if (!this.#built.has(key)) this.#built.set(key, this.#run(stage, base, stages));
    return await this.#built.get(key);
  }

  async #run(stage, base, stages) {
    const root = join(this.options.directory, `image-${(this.#count += 1)}`);
    mkdirSync(root);
    const from = base && (await this.#stage(base, stages));
    if (from) linkTree(from.root, root);
    const image = { workdir: '/', env: {}, ...from, root };
    if (from) image.env = mapValues(from.env, (value) => value.replaceAll(from.root, root));
    for (const instruction of stage.instructions) await this.#apply(image, instruction, stages);
    return image;
  }

  async #apply(image, { name, flags, args }, stages) {
    if (name === 'WORKDIR') mkdirSync(join(image.root, (image.workdir = args)), { recursive: true });
    if (name === 'ENV')
      Object.assign(
        image.env,
        mapValues(environmentOf(args), (value) => onMachine(image, value)),
      );
    if (name === 'CMD') image.command = execForm(args);
    if (name === 'HEALTHCHECK') image.healthcheck = execForm(args.replace(/^CMD\s+/, ''));
    if (name === 'COPY') {
      const from =
        flags.from &&
        (await this.#stage(
          stages.find((stage) => stage.name === flags.from),
          stages,
        ));
      this.#copy(image, args.split(/\s+/), from);
    }
    // Debian packages would be installed on this machine: an app that is checked here works without them.
    if (name === 'RUN' && !args.startsWith('apt-get ')) {
      this.options.onStep?.(args);
      const { uid, gid } = this.options.account;
      await this.#shell(image, onMachine(image, args).replaceAll('node:node', `${uid}:${gid}`));
    }
  }

  #copy(image, words, from) {
    const target = resolve(image.root + image.workdir, words.pop());
    for (const word of words) {
      const source = from ? join(from.root, word) : join(this.options.context, word);
      const into = statSync(source).isDirectory() ? target : join(target, relative(dirname(source), source));
      const filter = (path) => from !== undefined || !this.ignored(relative(this.options.context, path));
      cpSync(source, into, { recursive: true, filter, verbatimSymlinks: true });
    }
  }

  async #shell(image, script) {
    const own = Object.entries(process.env).filter(([name]) => TAKEN_OVER.test(name));
    const child = spawn('sh', ['-c', script], {
      cwd: image.root + image.workdir,
      env: { ...Object.fromEntries(own), ...image.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const code = await new Promise((ended, failed) => {
      child.once('error', failed);
      child.once('close', ended);
    });
    if (code !== 0) throw new Error(`RUN ${script} ended with ${code}:\n${output.trimEnd()}`);
  }
}

/** A path of the image as it is on this machine: every directory that the image has at its root stands in its folder. */
function onMachine({ root }, text) {
  const directories = [...new Set([...readdirSync(root), 'src', 'srv', 'out'])].join('|');
  return text
    .replaceAll(NODE_OF_IMAGE, process.execPath)
    .replace(new RegExp(`(?<![\\w./-])/(?=(?:${directories})(?:[/\\s'"]|$))`, 'g'), `${root}/`);
}

/** Everything that decides the result of a stage: its instructions, and those of each stage that they name. */
const wholeOf = (stage, stages) =>
  stage.instructions.map(({ name, flags, args }) => {
    const named = name === 'FROM' ? stage.base : flags.from;
    const other = named && stages.find((candidate) => candidate.name === named);
    return [name, flags, args, ...(other ? wholeOf(other, stages) : [])];
  });

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** A copy whose files are the same on disk: a stage based on another adds to it and changes none of it. */
function linkTree(source, target) {
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(to);
      linkTree(from, to);
    } else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    else linkSync(from, to);
  }
}
