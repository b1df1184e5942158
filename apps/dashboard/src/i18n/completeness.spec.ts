import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MessageTree, PageMessages } from './messages.js';

const root = join(import.meta.dirname, '..');
/** The texts of the pages of users and operators. */
const files = globSync('**/*messages.ts', { cwd: root }).filter((file) => !file.startsWith('i18n/'));

/** Texts by key, with dots between the levels. */
function flat(tree: MessageTree, above = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  );
}

const holes = (text: string) => [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>/g)].map(([hole]) => hole).sort();

describe('the texts of every page', () => {
  it.each(files)('use the same values and elements in both languages: %s', async (file) => {
    const module = (await import(join(root, file))) as Record<string, PageMessages<MessageTree>>;
    for (const { en, es } of Object.values(module).filter((value) => 'namespace' in value)) {
      const english = new Map(flat(en));
      for (const [key, text] of flat(es)) {
        expect({ key, text, holes: holes(text) }).toEqual({ key, text, holes: holes(english.get(key) ?? '') });
        expect(text.trim()).not.toBe('');
      }
    }
  });

  it('have namespaces of their own', async () => {
    const names: string[] = [];
    for (const file of files) {
      const module = (await import(join(root, file))) as Record<string, PageMessages<MessageTree>>;
      names.push(
        ...Object.values(module)
          .filter((value) => 'namespace' in value)
          .map(({ namespace }) => namespace),
      );
    }
    expect([...new Set(names)].sort()).toEqual(names.sort());
  });
});
