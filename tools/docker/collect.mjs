// `node tools/docker/collect.mjs DIRECTORY`: puts the files that each built app needs to run, and no others, into DIRECTORY/APP
// (ADR 0076).
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

// `from` of an import or export, not `is distinct from 'x'` of SQL; `resolve` of a module, not a method of that name.
const SPECIFIER =
  /(?:^(?:import|export|\})[^'"\n]*\bfrom|\bimport|\bimport\(|\brequire\(|(?:(?<![\w$]\.)|(?<=\b(?:require|meta)\.))\bresolve\()\s*['"](@?[a-z0-9][\w./-]*)['"]/gim;
/** Files of a registry package that Node never reads. */
const UNREAD = /(\.d\.[cm]?ts|\.map|\.md|\.markdown|\.tsbuildinfo)$/;
/** The built pages that an app serves. */
const PAGES = { platform: 'apps/dashboard/dist/web', 'admin-api': 'apps/dashboard/dist/operator' };

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** "@scope/name/path" -> "@scope/name"; null for what Node brings itself. */
export function packageOf(specifier) {
  const [first, second] = specifier.split('/');
  if (specifier.startsWith('node:') || builtinModules.includes(first)) return null;
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Where Node finds a package for a file below `from`; undefined: nowhere in the tree of `root`. */
function find(name, from, root) {
  for (let directory = from; ; directory = dirname(directory)) {
    const found = join(directory, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (directory === root || directory === dirname(directory)) return undefined;
  }
}

/** The imports in the text of a built file, as written there. */
export const specifiersOf = (text) => [...text.matchAll(SPECIFIER)].map(([, specifier]) => specifier);

/** Packages that the built files of a project import. */
function importsOf(project) {
  // The scripts of pages, in dist/html, run in browsers.
  const files = readdirSync(join(project, 'dist'), { recursive: true }).filter((file) =>
    /^(?!html\b).*\.js$/.test(file),
  );
  const found = files.flatMap((file) => specifiersOf(readFileSync(join(project, 'dist', file), 'utf8')));
  return new Set(found.map(packageOf).filter((name) => name !== null));
}

/**
 * Directories that an app needs, relative to `root`: its own projects, and the packages that these reach. A package that is
 * loaded by name when it is there (class-transformer by Nest) is an optional peer of one that is needed, and one of the
 * dependencies of the root.
 * @returns {{projects: string[], packages: string[]}}
 */
export function needsOf(root, app) {
  const direct = new Set(Object.keys(readJson(join(root, 'package.json')).dependencies));
  const projects = new Set();
  const packages = new Set();
  const addProject = (project) => {
    if (projects.has(project)) return;
    projects.add(project);
    for (const name of importsOf(project)) add(name, project);
  };
  const add = (name, from, optional = false) => {
    const found = find(name, from, root);
    if (!found) {
      if (optional) return;
      throw new Error(`${relative(root, from)} needs ${name}, which is not installed`);
    }
    const real = realpathSync(found);
    if (!real.split(sep).includes('node_modules')) {
      addProject(real);
      return;
    }
    if (packages.has(found)) return;
    packages.add(found);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = readJson(join(found, 'package.json'));
    for (const name of Object.keys(dependencies)) add(name, found, name in optionalDependencies);
    for (const name of Object.keys(optionalDependencies)) add(name, found, true);
    for (const name of Object.keys(peerDependencies)) {
      if (!peerDependenciesMeta[name]?.optional || direct.has(name))
        add(name, found, peerDependenciesMeta[name]?.optional);
    }
  };
  addProject(join(root, 'apps', app));
  const fromRoot = (paths) => [...paths].map((path) => relative(root, path)).sort();
  return { projects: fromRoot(projects), packages: fromRoot(packages) };
}

/** Copies what `needsOf` names to `target`, projects as they are built, and the pages of the dashboard that the app serves. */
export function collect(root, app, target) {
  const { projects, packages } = needsOf(root, app);
  const copy = (path, filter) => cpSync(join(root, path), join(target, path), { recursive: true, filter });
  copy('package.json');
  for (const project of projects) {
    copy(join(project, 'package.json'));
    copy(join(project, 'dist'));
    if (dirname(project) !== 'libs') continue;
    // Node finds a library through the link that npm makes for a workspace.
    const link = join('node_modules', readJson(join(root, project, 'package.json')).name);
    mkdirSync(dirname(join(target, link)), { recursive: true });
    symlinkSync(join('..', '..', project), join(target, link));
  }
  for (const path of packages) {
    // Nested packages are copied by themselves, if they are needed.
    copy(path, (file) => !UNREAD.test(file) && !(basename(file) === 'node_modules' && file !== join(root, path)));
  }
  if (PAGES[app]) copy(PAGES[app]);
  return { projects, packages };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '../..');
  const directory = resolve(process.argv[2]);
  for (const app of readdirSync(join(root, 'apps'))) {
    if (!existsSync(join(root, 'apps', app, 'dist/main.js'))) continue;
    const { projects, packages } = collect(root, app, join(directory, app));
    process.stdout.write(`${app}: ${projects.join(', ')} and ${packages.length} packages\n`);
  }
}
