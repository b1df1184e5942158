import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { load } from 'js-yaml';
import { parseDockerfile } from './dockerfile.mjs';

const KEYS = new Set(
  (
    'image build command environment depends_on volumes ports healthcheck restart stop_grace_period read_only cap_drop ' +
    'security_opt tmpfs'
  ).split(' '),
);
const CONDITIONS = ['service_healthy', 'service_completed_successfully'];
/** `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`. */
const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** compose.yaml, its merges resolved. */
export const readCompose = (file) => load(readFileSync(file, 'utf8'));

/** `text` with its variables replaced by `values`, or by their defaults; throws for one that has neither. */
export function substitute(text, values) {
  return String(text).replace(VARIABLE, (_, name, kind, rest) => {
    const value = values[name] ?? (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  });
}

/** Variables that compose.yaml requires: somewhere in it they have a message for when they aren't set. */
export function requiredVariables(text) {
  return new Set([...text.matchAll(VARIABLE)].filter(([, , kind]) => kind === '?').map(([, name]) => name));
}

/** The configuration guide's name for an app, if it isn't the name of its folder and service. */
const SERVICE_OF = { dashboard: 'platform' };

/** Names of the variables of each app, those without a default marked, from the tables of the configuration guide. */
export function readVariables(guide) {
  const variables = {};
  for (const section of guide.split(/^## /m).slice(1)) {
    const title = section.split('\n')[0].trim().toLowerCase().replace(' ', '-');
    const app = SERVICE_OF[title] ?? title;
    const rows = [...section.matchAll(/^\| `([A-Z0-9_]+)` \| ([^|]*)\|/gm)];
    variables[app] = new Map(rows.map(([, name, standard]) => [name, standard.trim() === '**required**']));
  }
  return variables;
}

/**
 * Faults of compose.yaml, each as one line.
 * @param {{file: string, variables: Record<string, Map<string, boolean>>}} compose `variables`: see readVariables
 * @returns {string[]}
 */
export function lintCompose({ file, variables }) {
  const text = readFileSync(file, 'utf8');
  const { services, volumes = {} } = load(text);
  const faults = [];
  const required = requiredVariables(text);
  for (const [, name, kind] of text.matchAll(VARIABLE)) {
    if (kind === undefined && !required.has(name)) faults.push(`\${${name}} may be empty without a word`);
  }
  for (const [name, service] of Object.entries(services)) {
    const say = (fault) => faults.push(`${name}: ${fault}`);
    for (const key of Object.keys(service)) if (!KEYS.has(key)) say(`${key} is not known here`);
    lintOrigin(service, { directory: dirname(resolve(file)), say });
    lintSurroundings(service, { services, volumes, say });
    if (variables[name]) lintApp(service, { app: name, known: variables[name], say });
    // Without its variables a missing one would go unnoticed.
    else if (service.build?.dockerfile === `docker/${name}.Dockerfile`) say('has no table in the configuration guide');
  }
  const used = Object.values(services).flatMap(({ volumes: own = [] }) => own.map((volume) => volume.split(':')[0]));
  for (const volume of Object.keys(volumes))
    if (!used.includes(volume)) faults.push(`the volume ${volume} is not used`);
  return faults;
}

function lintOrigin({ image, build }, { directory, say }) {
  if ((image === undefined) === (build === undefined)) say('needs an image or a build, and not both');
  if (image !== undefined && (!/:.*\d/.test(image) || image.endsWith(':latest'))) say(`${image} has no version`);
  if (build === undefined) return;
  const dockerfile = join(directory, build.context, build.dockerfile);
  if (!existsSync(dockerfile)) {
    say(`there is no ${build.dockerfile}`);
    return;
  }
  const stages = parseDockerfile(readFileSync(dockerfile, 'utf8')).map(({ name }) => name);
  if (build.target !== undefined && !stages.includes(build.target))
    say(`${build.dockerfile} has no stage ${build.target}`);
}

function lintSurroundings({ depends_on: needs = {}, ports = [], volumes: mounts = [] }, { services, volumes, say }) {
  for (const [other, { condition }] of Object.entries(needs)) {
    if (!services[other]) say(`there is no service ${other}`);
    if (!CONDITIONS.includes(condition)) say(`depends on ${other} without waiting for it`);
    const watched = services[other]?.healthcheck ?? services[other]?.build;
    if (condition === 'service_healthy' && !watched) say(`${other} has no health check to wait for`);
  }
  for (const port of ports) if (!port.startsWith('127.0.0.1:')) say(`${port} is published to every network`);
  for (const mount of mounts) if (!(mount.split(':')[0] in volumes)) say(`${mount} is no declared volume`);
}

function lintApp(service, { app, known, say }) {
  const {
    environment = {},
    cap_drop: dropped,
    read_only: readOnly,
    security_opt: options,
    stop_grace_period: grace,
    tmpfs = [],
  } = service;
  for (const name of Object.keys(environment)) if (!known.has(name)) say(`${app} reads no variable ${name}`);
  for (const [name, needed] of known) if (needed && !(name in environment)) say(`${name} is missing`);
  if (readOnly !== true || dropped?.join() !== 'ALL' || !options?.includes('no-new-privileges:true'))
    say('is not confined: read_only, cap_drop: [ALL], no-new-privileges');
  // Documents are read in directories of their own.
  if (known.has('OCR_CONCURRENCY') && !tmpfs.some((mount) => mount.split(':')[0] === '/tmp'))
    say('has nowhere to read documents in: tmpfs: [/tmp]');
  if (!/^(2\d|[3-9]\d)s$/.test(grace ?? '')) say('is cut off before it has drained: stop_grace_period');
}
