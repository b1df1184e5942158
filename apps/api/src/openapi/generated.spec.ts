import { readFileSync } from 'node:fs';
import { CATALOG, SURFACE_NAMES } from '@entity-registry/domain';
import { describe, expect, it } from '@jest/globals';
import { openApiDocument, openApiYaml } from './document.js';
import { describeError } from './error-components.js';
import { ERROR_SAMPLES } from './error-samples.js';

interface GeneratedFile {
  readonly file: string;
  readonly text: string;
}
interface Generator {
  readonly generatedFiles: (sources: object) => Promise<readonly GeneratedFile[]>;
}

const ROOT = new URL('../../../../', import.meta.url);
/** Plain JavaScript, which `npm run openapi` runs on the built code. */
const GENERATOR = new URL('tools/openapi/outputs.mjs', ROOT).href;

describe('what is generated from the documents', () => {
  it('is committed as the code makes it: npm run openapi', async () => {
    const sources = { openApiDocument, openApiYaml, describeError, ERROR_SAMPLES, CATALOG, SURFACE_NAMES };
    const { generatedFiles } = (await import(GENERATOR)) as Generator;
    const files = await generatedFiles(sources);
    const committed = ({ file }: GeneratedFile) => readFileSync(new URL(file, ROOT), 'utf8');
    expect(files.length).toBeGreaterThan(6);
    expect(files.filter((one) => committed(one) !== one.text).map(({ file }) => file)).toEqual([]);
  });
});
