import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ApiEnvironment } from './config.js';

interface Variable {
  default?: string | number | string[];
  description: string;
  requiredWhen?: Record<string, string>;
}

function defaultOf({ default: value, requiredWhen }: Variable): string {
  if (requiredWhen) {
    const conditions = Object.entries(requiredWhen).map(([name, wanted]) => `\`${name}=${wanted}\``);
    return `required with ${conditions.join(', ')}`;
  }
  if (value === undefined) return '**required**';
  const text = String(value);
  return text === '' ? '' : `\`${text}\``;
}

function configurationTable(): string {
  const variables = Object.entries(ApiEnvironment.properties) as unknown as [string, Variable][];
  const rows = variables.map(
    ([name, variable]) => `| \`${name}\` | ${defaultOf(variable)} | ${variable.description} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n').replaceAll('|  |', '| |');
}

describe('the README', () => {
  it("describes every variable of the API's environment (on a difference: paste the expected table there)", () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const section = /^## Configuration$[^|]*(?<table>(?:^\|.*\|\n)+)/m.exec(readme);
    expect(section?.groups?.['table']?.trimEnd()).toBe(configurationTable());
  });
});
