import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAll } from 'js-yaml';
import { ROOT } from '../bootstrap.mjs';
import { check } from '../contracts/check.mjs';
import { readVariables } from '../docker/compose.mjs';
import {
  confinement,
  durability,
  objectStore,
  readPorts,
  scaling,
  secrets,
  serving,
  sessions,
  settings,
} from './policies.mjs';
import { run as execute } from './programs.mjs';

const CHART = join(ROOT, 'deploy/helm');
const EXAMPLES = join(CHART, 'examples');
/** The oldest Kubernetes of Chart.yaml, and the newest with schemas. */
export const VERSIONS = ['v1.30.0', 'v1.37.0'];
/** Its operator's module isn't on the Go proxy, so nothing has its schema. */
const WITHOUT_SCHEMA = 'OpenSearchCluster';
const RULES = ['alerts', 'recording'].map(
  (name) => `prometheusRule.${name}=${join(ROOT, 'deploy/prometheus', `${name}.yml`)}`,
);

/** What the chart must refuse, as arguments of `helm template` after those of an example, and the message. */
const REFUSED = [
  [['--set', 'image.registry='], 'where you pushed the images'],
  [['--set', 'urls.api='], 'the public address of the API'],
  [['--set', 'apps.api.env.KEY_PEPPER=x'], 'secrets belong to existingSecret'],
  [['--set', 'apps.api.env.PORT=80'], 'are those of the image'],
  [['--set', 'apps.worker.env.OBJECT_STORE=files'], 'set objectStore, which the apps and the toolbox share'],
  [['--set', 'apps.worker.env.S3_BUCKET=other'], 'set objectStore, which the apps and the toolbox share'],
  [['--set', 'apps.api.replica=3'], 'replica'],
  [['--set', 'objectStore.s3.bucket='], 'objectStore.s3.bucket'],
];

/** Fields of Kubernetes and of each operator, and misspellings of them. */
const MISSPELLED = [
  ['readOnlyRootFilesystem', 'readOnlyRootFileSystem'],
  ['failoverQuorum', 'failoverQorum'],
  ['honorLabels', 'honourLabels'],
];

/**
 * @param {{run: Run, helm: string, kubeconform: string, schemas: string}} tools `schemas`: folder with one of schemas for each of
 *   VERSIONS, and `custom`
 */
export async function checkChart(tools) {
  const { run, helm } = tools;
  const examples = readdirSync(EXAMPLES).filter((file) => file.endsWith('.yaml'));
  for (const example of examples) {
    await check(run, `Helm's linter accepts the chart with ${example}`, () =>
      execute(helm, ['lint', '--strict', CHART, ...values(example)]),
    );
    for (const upgrade of [[], ['--is-upgrade']]) await checkRelease(tools, example, upgrade);
  }
  await checkSchemas(tools, 'large.yaml');
  for (const [args, message] of REFUSED) {
    await check(run, `The chart refuses ${args.at(-1)}`, async () => {
      const output = await render(helm, examples[0], args).then(
        () => 'nothing',
        (error) => String(error.stderr),
      );
      if (!output.includes(message)) throw new Error(`expected an error with "${message}", got ${output}`);
    });
  }
}

async function checkRelease(tools, example, upgrade) {
  const { run, helm } = tools;
  const what = upgrade.length > 0 ? `upgrade with ${example}` : `installation with ${example}`;
  let text = '';
  const rendered = await check(run, `An ${what} renders`, async () => (text = await render(helm, example, upgrade)));
  if (!rendered) return;
  const versions = upgrade.length > 0 ? VERSIONS.slice(-1) : VERSIONS;
  for (const version of versions) {
    await check(run, `Kubernetes ${version} knows every field of an ${what}`, () => validate(tools, version, text));
  }
  const manifests = loadAll(text).filter(Boolean);
  for (const [title, policy] of policies()) {
    await check(run, `${title}: ${what}`, () => {
      const faults = policy(manifests);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
  }
}

/** Validates manifests. Throws with what is wrong. */
function validate({ run, kubeconform, schemas }, version, text) {
  const file = join(run.directory, 'manifests.yaml');
  writeFileSync(file, text);
  const folders = [join(schemas, version), join(schemas, 'custom')];
  const locations = folders.flatMap((folder) => [
    '-schema-location',
    join(folder, '{{ .ResourceKind }}{{ .KindSuffix }}.json'),
  ]);
  return execute(kubeconform, ['-strict', '-summary', '-skip', WITHOUT_SCHEMA, ...locations, file]);
}

/** The schemas are strict: otherwise a misspelled field would pass, and the cluster would drop it. */
async function checkSchemas(tools, example) {
  for (const [field, misspelled] of MISSPELLED) {
    await check(tools.run, `The schemas refuse ${misspelled}`, async () => {
      const text = await render(tools.helm, example, []);
      if (!text.includes(field)) throw new Error(`${example} has no ${field}`);
      const output = await validate(tools, VERSIONS.at(-1), text.replace(field, misspelled)).then(
        () => '',
        (error) => error.stdout,
      );
      if (!output.includes(misspelled)) throw new Error(`kubeconform said nothing of it: ${output}`);
    });
  }
}

/** The policies, by what they say. */
function policies() {
  const variables = readVariables(readFileSync(join(ROOT, 'docs/guides/configuration.md'), 'utf8'));
  const ports = readPorts(readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8'));
  return [
    ['Every container is confined', confinement],
    ['No secret is in plain text', secrets],
    ['Whatever serves has probes, a Service, a budget and a network policy', serving],
    ['Autoscalers own the number of pods', scaling],
    ['PostgreSQL loses no acknowledged commit', durability],
    ['Whatever uses the object store reaches it', objectStore],
    ['No lock of a session is held behind a pooler', sessions],
    ['Apps have their settings', settings(variables, ports)],
  ];
}

const values = (example) => ['--values', join(EXAMPLES, example), ...RULES.flatMap((rule) => ['--set-file', rule])];

async function render(helm, example, args) {
  const { stdout } = await execute(helm, ['template', 'registry', CHART, ...values(example), ...args]);
  return stdout;
}
