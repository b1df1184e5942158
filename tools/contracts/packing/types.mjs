import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../suite/programs.mjs';
import { run } from './projects.mjs';

/** A caller that would not compile if a type were `any`, wrong or missing. */
const CALLER = `import { ApiError, EntityRegistry, InsufficientCreditsError, webhooks } from '@entity-registry/sdk';
import type { CallOptions, UpdateRequestCompleted } from '@entity-registry/sdk';
import { verify } from '@entity-registry/sdk/webhooks';

const registry = new EntityRegistry({ baseUrl: 'https://api.example.com', apiKey: 'pk_...' });

export async function calls(options: CallOptions): Promise<string[]> {
  const { billing } = await registry.v5.resolve({ name: 'x' }, { dryRun: true });
  const { data, response } = await registry.v5.resolve({ name: 'x' }).withResponse();
  const charge: string | null = response.charge;
  // @ts-expect-error: not a filter of this surface
  void registry.v5.search('marcas', { no_such_member: 1 });
  // @ts-expect-error: a preview has no candidates
  void registry.v5.resolve({ name: 'x' }, { dryRun: true }).then(({ candidates }) => candidates);
  // @ts-expect-error: there is no such surface
  void registry.v5.searchRecords('no-such-surface', {});
  const ids: string[] = [];
  for await (const { id } of registry.v5.searchRecords('importaciones', { limit: 10 })) ids.push(id);
  return [JSON.stringify([billing, options.dryRun]), data.candidates[0]?.id ?? '', charge ?? '', ...ids];
}

export function judge(error: unknown): string {
  if (error instanceof InsufficientCreditsError) return error.code satisfies 'insufficient_credits';
  if (error instanceof ApiError) return \`\${error.status satisfies number} \${error.requestId ?? ''}\`;
  return '';
}

export const receive = (payload: Uint8Array, headers: Headers): Promise<UpdateRequestCompleted> =>
  verify({ payload, headers, secret: ['whsec_1', 'whsec_2'] });
export const { signTestEvent } = webhooks;
`;

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2022',
};
const OF_THE_WEB = { lib: ['es2022', 'dom', 'dom.iterable'], types: [] };
const OF_NODE = { lib: ['es2022'], types: ['node'], typeRoots: [bin('@types')] };
const NODENEXT = { module: 'nodenext', moduleResolution: 'nodenext' };
const BUNDLER = { module: 'esnext', moduleResolution: 'bundler' };

/** One project each: how its compiler finds packages, and what it knows of its platform. */
export const TYPE_PROJECTS = {
  'as ESM, without types of Node': { file: 'caller.mts', options: { ...NODENEXT, ...OF_THE_WEB, skipLibCheck: false } },
  'as CommonJS, without types of Node': {
    file: 'caller.cts',
    options: { ...NODENEXT, ...OF_THE_WEB, skipLibCheck: false },
  },
  'for a bundler': { file: 'caller.ts', options: { ...BUNDLER, ...OF_THE_WEB, skipLibCheck: false } },
  'on Node, without the types of the web': {
    file: 'caller.mts',
    options: { ...NODENEXT, ...OF_NODE, skipLibCheck: true },
  },
};

/**
 * TypeScript's errors for a caller in `directory`, where the client is installed; empty if there are none.
 * @param {string} compiler path of its tsc
 */
export async function typeFaults(directory, { file, options }, compiler) {
  writeFileSync(join(directory, file), CALLER);
  const config = join(directory, `tsconfig.${file}.json`);
  writeFileSync(config, JSON.stringify({ compilerOptions: { ...STRICT, ...options }, files: [file] }));
  const { stdout } = await run(process.execPath, [compiler, '-p', config, '--pretty', 'false'], { cwd: directory });
  return stdout.trim();
}
