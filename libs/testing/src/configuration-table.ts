import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Variable {
  default?: string | number | string[];
  description: string;
  requiredWhen?: Record<string, string>;
}

const GUIDE = join(import.meta.dirname, '../../../docs/guides/configuration.md');

/** The table of an app's environment variables (a TypeBox object), as in the configuration guide. */
export function configurationTable({ properties }: { properties: object }): string {
  const rows = (Object.entries(properties) as [string, Variable][]).map(
    ([name, variable]) => `| \`${name}\` | ${defaultOf(variable)} | ${variable.description} |`,
  );
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n').replaceAll('|  |', '| |');
}

/** The table under the heading of `app` in the configuration guide; undefined if there is none. */
export function documentedConfiguration(app: string): string | undefined {
  const guide = readFileSync(GUIDE, 'utf8');
  const section = new RegExp(`^## ${app}$[^|]*(?<table>(?:^\\|.*\\|\\n)+)`, 'm').exec(guide);
  return section?.groups?.['table']?.trimEnd();
}

function defaultOf({ default: value, requiredWhen }: Variable): string {
  if (requiredWhen) {
    const conditions = Object.entries(requiredWhen).map(([name, wanted]) =>
      wanted === '*' ? `\`${name}\`` : `\`${name}=${wanted}\``,
    );
    return `required with ${conditions.join(', ')}`;
  }
  if (value === undefined) return '**required**';
  const text = String(value);
  return text === '' ? '' : `\`${text}\``;
}
