// `npm run images [-- --lint]`: the images of docker/ without Docker. Lints the Dockerfiles and compose.yaml, then takes the
// steps of each image in a clean folder and starts it as compose.yaml would, on a PostgreSQL and a Redis of its own (ADR 0076).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, command } from '../bootstrap.mjs';
import { FriendlyError } from '../postgres/friendly-error.mjs';
import { step } from '../progress.mjs';

/** Every fault of docker/, as `file: fault`. */
export async function lintAll(root = ROOT) {
  const { lintCompose, readVariables } = await import('./compose.mjs');
  const { ignoredBy } = await import('./dockerfile.mjs');
  const { lintDeployGuide } = await import('./deploy-guide.mjs');
  const { lintDockerfile, sharedPart } = await import('./lint-dockerfile.mjs');
  const read = (...path) => readFileSync(join(root, ...path), 'utf8');
  const ignored = ignoredBy(read('.dockerignore'));
  const nodeVersion = JSON.parse(read('package.json')).devDependencies.node;
  const files = readdirSync(join(root, 'docker')).filter((name) => name.endsWith('.Dockerfile'));
  // A page for browsers is part of the image of the app that serves it.
  const isServed = (app) => existsSync(join(root, 'apps', app, 'index.html'));
  const apps = readdirSync(join(root, 'apps'))
    .filter((app) => !isServed(app))
    .sort();
  const faults = apps
    .filter((app) => !files.includes(`${app}.Dockerfile`))
    .map((app) => `docker: the app ${app} has no image`);
  for (const name of files) {
    const text = read('docker', name);
    const app = name.replace('.Dockerfile', '');
    for (const fault of lintDockerfile({ text, app, root, nodeVersion, ignored }))
      faults.push(`docker/${name}: ${fault}`);
  }
  const shared = new Set(files.map((name) => sharedPart(read('docker', name))));
  if (shared.size > 1)
    faults.push('docker: the stage `build` is not the same in every image, so that it is built again');
  const variables = readVariables(read('docs/guides/configuration.md'));
  for (const fault of lintCompose({ file: join(root, 'docker/compose.yaml'), variables })) {
    faults.push(`docker/compose.yaml: ${fault}`);
  }
  const deploy = { guide: read('docs/guides/operations.md'), compose: read('docker/compose.yaml'), variables };
  for (const fault of lintDeployGuide(deploy)) faults.push(`docs/guides/operations.md: ${fault}`);
  return faults;
}

const HELP = `npm run images             lints docker/, then builds and starts every image without Docker
npm run images -- --lint   lints only

Takes the instructions of each Dockerfile in a temporary folder with this machine's Node and npm, then starts each service
of compose.yaml with its variables on a PostgreSQL and a Redis of its own, asks for its health, and stops it.
Needs redis-server. Exit code 1 when anything failed.
`;

async function main() {
  const { values } = parseArgs({ options: { lint: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const faults = await step('Lint', () => lintAll());
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) throw new FriendlyError(`docker/ has ${faults.length} fault(s).`);
  if (values.lint) return 0;
  // The services are started on a database that this checkout's own library prepares.
  const { build } = await import('../build.mjs');
  await step('Building', () => build());
  const { runImages } = await import('./run-images.mjs');
  await runImages();
  return 0;
}

if (process.argv[1]?.endsWith('check.mjs')) await command(main);
