// Lints the texts of lookups.mjs with types, and prints the findings as JSON.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { BAD_LOOKUPS, GOOD_LOOKUPS } from './lookups.mjs';
import { ownPropertyLookup } from './rules/own-property-lookup.mjs';

const directory = mkdtempSync(join(tmpdir(), 'lookups-'));
try {
  const samples = [...BAD_LOOKUPS, ...GOOD_LOOKUPS].map((sample, index) => ({
    ...sample,
    file: join(directory, `sample${index}.ts`),
  }));
  for (const { file, code } of samples) writeFileSync(file, code);
  const program = ts.createProgram({
    rootNames: samples.map(({ file }) => file),
    options: { strict: true, noUncheckedIndexedAccess: true, target: ts.ScriptTarget.ES2024,
      moduleDetection: ts.ModuleDetectionKind.Force, types: ['node'], typeRoots: [join(import.meta.dirname, '../../../node_modules/@types')] }, // prettier-ignore
  });
  const broken = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')); // prettier-ignore
  const linter = new Linter({ cwd: directory });
  const findings = samples.map(({ name, file, code }) => ({
    name,
    findings: linter
      .verify(
        code,
        {
          files: ['**/*.ts'],
          languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
          plugins: { local: { rules: { 'own-property-lookup': ownPropertyLookup } } },
          rules: { 'local/own-property-lookup': 'error' },
        },
        { filename: file },
      )
      .map(({ messageId, message }) => messageId ?? message),
  }));
  process.stdout.write(JSON.stringify({ broken, findings }));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
