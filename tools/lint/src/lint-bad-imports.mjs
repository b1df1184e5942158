// Lints the texts of bad-imports.mjs as if they were the files that they name, and prints the findings as JSON.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { BAD_IMPORTS, GOOD_IMPORTS } from './bad-imports.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const eslint = new ESLint({
  cwd: root,
  // The texts aren't files, so they aren't part of a TypeScript program. The boundary rules don't need one.
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], ...tseslint.configs.disableTypeChecked },
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false } },
      rules: { 'local/own-property-lookup': 'off' },
    },
  ],
});

const results = [];
for (const { name, file, code } of [...BAD_IMPORTS, ...GOOD_IMPORTS]) {
  const [result] = await eslint.lintText(code, { filePath: resolve(root, file) });
  results.push({ name, messages: result.messages.map(({ ruleId, message }) => ({ ruleId, message })) });
}
process.stdout.write(JSON.stringify(results));
