import { load } from 'js-yaml';

const CONDITIONS = ['service_healthy', 'service_completed_successfully'];
/** `${NAME}`, `${NAME:-default}` and `${NAME:?what to do}`. */
const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** Parses compose.yaml and resolves its merges. */
export const readCompose = (text) => load(text);

/** `text` with its variables replaced by `values`, or by their defaults; throws for one that has neither. */
export function substitute(text, values) {
  return String(text).replace(VARIABLE, (_, name, kind, rest) => {
    const value = values[name] ?? (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is not set`);
    return value;
  });
}

/** Variables that compose.yaml requires: those with an error message for when they aren't set. */
export function requiredVariables(text) {
  return new Set([...text.matchAll(VARIABLE)].filter(([, , kind]) => kind === '?').map(([, name]) => name));
}

/** The configuration guide's name for an app, if it isn't the name of its folder and service. */
const SERVICE_OF = { dashboard: 'platform' };

/** Variables of each app from the tables of the configuration guide, and whether each is required. */
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
 * Faults of compose.yaml that don't show when its services start on this machine, each as one line.
 * @param {string} text
 * @param {Record<string, Map<string, boolean>>} variables see readVariables
 * @returns {string[]}
 */
export function lintCompose(text, variables) {
  const { services, volumes = {} } = readCompose(text);
  const faults = [];
  const required = requiredVariables(text);
  for (const [, name, kind] of text.matchAll(VARIABLE)) {
    if (kind === undefined && !required.has(name)) faults.push(`\${${name}} may be empty without an error`);
  }
  for (const [name, service] of Object.entries(services)) {
    const say = (fault) => faults.push(`${name}: ${fault}`);
    lintDependencies(service, { services, volumes, say });
    if (variables[name]) lintApp(service, { app: name, known: variables[name], say });
    // This service is an app. Without its table, a missing variable would go unnoticed.
    else if (service.build && service.restart) say('has no table in the configuration guide');
  }
  return faults;
}

function lintDependencies(service, { services, volumes, say }) {
  const { image, depends_on: needs = {}, ports = [], volumes: mounts = [] } = service;
  if (image !== undefined && !/:.*\d/.test(image)) say(`${image} has no version`);
  for (const [other, { condition }] of Object.entries(needs)) {
    if (!CONDITIONS.includes(condition)) say(`depends on ${other} without waiting for it`);
    const watched = services[other]?.healthcheck ?? services[other]?.build;
    if (condition === 'service_healthy' && !watched) say(`${other} has no health check to wait for`);
  }
  for (const port of ports) if (!port.startsWith('127.0.0.1:')) say(`${port} is published to every network`);
  for (const mount of mounts) if (!(mount.split(':')[0] in volumes)) say(`${mount} is not a declared volume`);
}

function lintApp(service, { app, known, say }) {
  const { environment = {}, cap_drop: dropped, read_only: readOnly, security_opt: options, tmpfs = [] } = service;
  for (const name of Object.keys(environment)) if (!known.has(name)) say(`${app} does not read ${name}`);
  for (const [name, needed] of known) if (needed && !(name in environment)) say(`${name} is missing`);
  if (readOnly !== true || dropped?.join() !== 'ALL' || !options?.includes('no-new-privileges:true'))
    say('is not confined: read_only, cap_drop: [ALL], no-new-privileges');
  // OCR uses temporary directories.
  if (known.has('OCR_CONCURRENCY') && !tmpfs.some((mount) => mount.split(':')[0] === '/tmp'))
    say('has no temporary directory for OCR: tmpfs: [/tmp]');
}
