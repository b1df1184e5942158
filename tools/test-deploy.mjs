// `npm run test:deploy`: checks the Helm chart and the rules of Prometheus in deploy/ without a cluster. Last line:
// `N passed, N failed`.
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, command } from './bootstrap.mjs';
import { check } from './contracts/check.mjs';
import { VERSIONS, checkChart } from './deploy/chart.mjs';
import { Go, run as execute } from './deploy/programs.mjs';
import { copySchemas, writeSchemas } from './deploy/schemas.mjs';
import { step } from './progress.mjs';
import { findProgram } from './suite/programs.mjs';
import { preparePython } from './suite/python.mjs';
import { readArguments, runSuite } from './suite/run-suite.mjs';

const HELP = `npm run test:deploy   check the Helm chart and the rules of Prometheus in deploy/

Lints the chart, renders it with each file of deploy/helm/examples, validates the manifests against the schemas of Kubernetes,
CloudNativePG and the Prometheus Operator, and applies policies of our own. No cluster runs, so nothing is installed. Helm and
kubeconform are built from the Go module proxy, which takes minutes the first time; the schemas of Kubernetes come from PyPI.
Needs Go 1.26, Python 3.11, and promtool (Debian: apt-get install prometheus).
Exits with code 1 if anything failed; the last line is "N passed, N failed".
`;

const HELM = ['helm.sh/helm/v4/cmd/helm', 'v4.3.1'];
const KUBECONFORM = ['github.com/yannh/kubeconform/cmd/kubeconform', 'v0.7.0'];
/** Modules whose files include the definitions of their resources. The one of OpenSearch's operator isn't on the proxy. */
const DEFINITIONS = [
  ['github.com/cloudnative-pg/cloudnative-pg', 'v1.30.0', 'config/crd/bases/postgresql.cnpg.io_clusters.yaml'],
  ...['servicemonitors', 'prometheusrules'].map((kind) => [
    'github.com/prometheus-operator/prometheus-operator',
    'v0.85.0',
    `example/prometheus-operator-crd/monitoring.coreos.com_${kind}.yaml`,
  ]),
];

const read = () => readArguments(HELP, 'npm run test:deploy');

/** Helm, kubeconform and the schemas. */
async function prepare(directory, run) {
  const data = join(ROOT, '.data/deploy');
  mkdirSync(data, { recursive: true });
  const go = new Go(data);
  const helm = await go.install(...HELM);
  const kubeconform = await go.install(...KUBECONFORM);
  const python = await preparePython({
    directory: join(data, 'python'),
    requirements: join(ROOT, 'tools/deploy/requirements.txt'),
    packages: 'the schemas of Kubernetes',
  });
  const find = 'import kubernetes_validate, os; print(os.path.dirname(kubernetes_validate.__file__))';
  const { stdout } = await execute(python, ['-c', find]);
  const schemas = join(directory, 'schemas');
  const custom = join(schemas, 'custom');
  mkdirSync(custom, { recursive: true });
  await step('Reading schemas', async () => {
    const kubernetes = join(stdout.trim(), 'kubernetes-json-schema');
    for (const version of VERSIONS) copySchemas(join(kubernetes, `${version}-local-strict`), join(schemas, version));
    for (const [module, version, file] of DEFINITIONS)
      writeSchemas(join(await go.download(module, version), file), custom);
  });
  return { run, helm, kubeconform, schemas };
}

async function checkRules(run) {
  const promtool = findProgram('promtool', 'prometheus');
  const folder = join(ROOT, 'deploy/prometheus');
  const isRules = (file) => /^groups:/m.test(readFileSync(join(folder, file), 'utf8'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.yml'));
  for (const file of files.filter(isRules))
    await check(run, `Prometheus reads ${file}`, () => execute(promtool, ['check', 'rules', join(folder, file)]));
  await check(run, 'Prometheus reads its configuration', () =>
    execute(promtool, ['check', 'config', join(folder, 'prometheus.yml')]),
  );
  for (const file of readdirSync(join(folder, 'tests')))
    await check(run, `The rules do what ${basename(file)} says`, () =>
      execute(promtool, ['test', 'rules', join(folder, 'tests', file)]),
    );
}

await command(
  async () => {
    read();
    return await runSuite([(run) => checkRules(run), async (run) => checkChart(await prepare(run.directory, run))]);
  },
  { beforeInstall: read },
);
