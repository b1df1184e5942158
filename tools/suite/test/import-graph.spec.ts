import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path/posix';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The projects whose folders form layers. */
const LAYERED = [...globSync('apps/*/src', { cwd: ROOT }), 'libs/http/src', 'libs/registry/src'];
/** The folders of an app below its features: they import no feature. */
const LOWER: Readonly<Record<string, readonly string[]>> = {
  'apps/api/src': ['validation', 'gateway', 'metering', 'openapi', 'refreshes'],
  'apps/platform/src': ['errors', 'access', 'openapi', 'mail', 'identity', 'forwarding'],
  'apps/admin-api/src': ['errors', 'access', 'openapi'],
};

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Written by Prisma, and not committed. */
const PRISMA_CLIENT = 'libs/database/src/generated/';
const isTest = (file: string): boolean => /\.spec\.tsx?$|\/(test|testing|fixtures|dist|node_modules)\//.test(file);
const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).filter(
  (file) => !isTest(file) && !file.startsWith(PRISMA_CLIENT),
);
const imports: Graph = new Map(files.map((file) => [file, new Set(importsOf(file))]));

/** The files of this repository that `file` imports by a relative path; imports of types are imports too. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => {
      const target = join(dirname(file), fileName);
      const candidates = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')];
      return candidates.filter((candidate) => existsSync(join(ROOT, candidate))).slice(0, 1);
    });
}

/**
 * The folder of a file below `project`; or the file itself if it is in none. For API versions, the folder inside the
 * version.
 */
function folderOf(project: string, file: string): string {
  const parts = file.slice(project.length + 1).split('/');
  return parts.slice(0, /^v\d$/.test(parts[0] ?? '') ? 2 : 1).join('/');
}

function foldersOf(project: string): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      if (!file.startsWith(`${project}/`) || !target.startsWith(`${project}/`)) continue;
      const [from, to] = [folderOf(project, file), folderOf(project, target)];
      if (from !== to) folders.set(from, (folders.get(from) ?? new Set()).add(to));
    }
  }
  return folders;
}

/** The first cycle of a graph, in the order of its imports; empty if there is none. */
function cycleOf(graph: Graph): readonly string[] {
  const done = new Set<string>();
  const visit = (node: string, path: readonly string[]): readonly string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle.length > 0) return cycle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const cycle = visit(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

describe('imports', () => {
  it('form no cycle of files', () => {
    expect(imports.size).toBeGreaterThan(1_000);
    expect(cycleOf(imports)).toEqual([]);
  });

  it.each(LAYERED)('form no cycle of folders in %s', (project) => {
    expect(cycleOf(foldersOf(project))).toEqual([]);
  });

  it.each(Object.entries(LOWER))('never lead from the lower folders of %s to a feature', (project, lower) => {
    const folders = foldersOf(project);
    const features = new Set(
      [...folders.keys()].filter((folder) => !/\.tsx?$/.test(folder) && !lower.includes(folder)),
    );
    expect(features.size).toBeGreaterThan(5);
    const upward = lower.flatMap((from) =>
      [...(folders.get(from) ?? [])].filter((to) => features.has(to)).map((to) => `${from} -> ${to}`),
    );
    expect(upward).toEqual([]);
  });
});
