import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_FLAGS } from '../node-flags.mjs';
import { environmentOf, execForm, parseDockerfile } from './dockerfile.mjs';

const SECRET = /(SECRET|PASSWORD|TOKEN|PEPPER|CREDENTIAL|_KEY$|^KEY$)/;
/** What each image must say in its last stage, once. */
const REQUIRED = ['WORKDIR', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/**
 * Faults of an app's Dockerfile, each as one line.
 * @param {{text: string, app: string, root: string, nodeVersion: string, ignored: (path: string) => boolean}} image
 *   `root` is the context; `nodeVersion` the one that package.json pins
 * @returns {string[]}
 */
export function lintDockerfile({ text, app, root, nodeVersion, ignored }) {
  let stages;
  try {
    stages = parseDockerfile(text);
  } catch (error) {
    return [error.message];
  }
  const faults = text.startsWith('# syntax=docker/dockerfile:1\n')
    ? []
    : ['line 1: # syntax=docker/dockerfile:1 is missing'];
  stages.forEach((stage, index) => {
    const earlier = stages.slice(0, index).map(({ name }) => name);
    for (const instruction of stage.instructions) {
      const context = { stage, earlier, root, nodeVersion, ignored };
      for (const fault of faultsOf(instruction, context)) faults.push(`line ${instruction.line}: ${fault}`);
    }
    if (earlier.includes(stage.name)) faults.push(`two stages are called ${stage.name}`);
  });
  return [...faults, ...lintLast(stages.at(-1), app)];
}

function* faultsOf({ name, flags, args }, { stage, earlier, root, nodeVersion, ignored }) {
  if (name === 'ADD') yield 'ADD fetches and unpacks by itself: COPY';
  if (name === 'ENTRYPOINT' || name === 'SHELL') yield `${name} is not used here: CMD in exec form`;
  if (name === 'FROM' && !earlier.includes(stage.base)) {
    if (/(^[^:]+$|:latest$)/.test(stage.base)) yield `${stage.base} has no version`;
    else if (stage.base.startsWith('node:') && stage.base !== `node:${nodeVersion}-bookworm-slim`)
      yield `${stage.base} is not the Node that package.json pins, ${nodeVersion}`;
  }
  if (name === 'WORKDIR' && !args.startsWith('/')) yield 'WORKDIR is not absolute';
  if (name === 'ARG' && SECRET.test(args.split('=')[0])) yield `a secret would stay in the image: ${args}`;
  if (name === 'ENV') {
    for (const variable of Object.keys(environmentOf(args))) {
      if (SECRET.test(variable)) yield `a secret would stay in the image: ${variable}`;
    }
  }
  if (name === 'RUN') {
    if (/\bsudo\b/.test(args)) yield 'sudo in RUN';
    if (/(^|[;&|]\s*)cd\s/.test(args)) yield 'cd in RUN: WORKDIR';
    if (/\|(?!\|)/.test(args)) yield 'a pipe in RUN hides the failure of its first command';
    if (/\b(curl|wget)\b/.test(args)) yield 'a download in RUN is pinned by nothing';
    if (/\bapt-get\b/.test(args) && !/rm -rf \/var\/lib\/apt\/lists/.test(args))
      yield 'apt-get leaves its lists in the image';
    if (/\bnpm i(nstall)?\b/.test(args)) yield 'npm install may choose other versions: npm ci';
  }
  if (name === 'COPY') {
    const sources = args.split(/\s+/).slice(0, -1);
    if (flags.from !== undefined) {
      if (!earlier.includes(flags.from)) yield `no earlier stage is called ${flags.from}`;
    } else {
      for (const source of sources) {
        if (!existsSync(join(root, source))) yield `${source} is not there`;
        else if (ignored(source)) yield `.dockerignore leaves ${source} out`;
      }
      if (sources.includes('.')) yield 'COPY . takes whatever lies about: name what is needed';
    }
  }
}

/** The resulting image: unprivileged, monitored, and started as `npm start` starts the app. */
function lintLast({ instructions }, app) {
  const of = (name) => instructions.filter((instruction) => instruction.name === name);
  const faults = REQUIRED.filter((name) => of(name).length !== 1).map((name) => `the last stage has not one ${name}`);
  if (faults.length > 0) return faults;
  const args = (name) => of(name)[0].args;
  if (args('USER') !== 'node') faults.push('the app does not run as node');
  const after = instructions.slice(instructions.findIndex(({ name }) => name === 'USER'));
  if (after.some(({ name }) => name === 'RUN' || name === 'COPY')) faults.push('something is written after USER');
  const environment = Object.assign({}, ...of('ENV').map((instruction) => environmentOf(instruction.args)));
  const ports = [environment.PORT, environment.METRICS_PORT];
  if (args('EXPOSE') !== ports.join(' ')) faults.push(`EXPOSE is not PORT and METRICS_PORT: ${ports.join(' ')}`);
  if (environment.NODE_ENV !== 'production') faults.push('NODE_ENV is not production');
  const command = execForm(args('CMD'));
  const wanted = ['node', ...NODE_FLAGS, `apps/${app}/dist/main.js`];
  if (command?.join(' ') !== wanted.join(' ')) faults.push(`CMD is not ${JSON.stringify(wanted)}`);
  const [kind, ...check] = [
    args('HEALTHCHECK').split(' ')[0],
    ...(execForm(args('HEALTHCHECK').replace(/^CMD\s+/, '')) ?? []),
  ];
  if (kind !== 'CMD' || check.length === 0) faults.push('HEALTHCHECK is not a CMD in exec form');
  return faults;
}

/** The instructions up to and including `npm run build`, which all images share so that they are built once. */
export function sharedPart(text) {
  const [{ instructions }] = parseDockerfile(text);
  return instructions.map(({ name, flags, args }) => `${name} ${JSON.stringify(flags)} ${args}`).join('\n');
}
