import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Block {
  kind: string;
  line: number;
  name?: string;
  expected?: { text: string };
}

const folder = join(import.meta.dirname, '../samples');
const { blocksOf } = (await import(join(folder, 'blocks.mjs'))) as { blocksOf: (markdown: string) => Block[] };
const { disagreement } = (await import(join(folder, 'expected.mjs'))) as {
  disagreement: (expected: { language: string; text: string }, output: string) => string | null;
};

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

describe('blocks of a page', () => {
  it.each([
    ['sh', 'echo 1', 'shell'],
    ['ts', 'console.log(1);', 'program'],
    ['ts', '// receiver.ts\nconsole.log(1);', 'file'],
    ['mjs', '// first.mjs', 'file'],
    ['console', 'npm start', 'shown'],
    ['mermaid', 'flowchart', 'shown'],
    ['', 'who knows', 'misnamed'],
    ['typescript', 'console.log(1);', 'misnamed'],
  ])('in "%s" that begin with %j are of kind %s', (language, text, kind) => {
    expect(blocksOf(fenced(language, text))).toMatchObject([{ kind, line: 1 }]);
  });

  it('have the text directly after them as expected output; other text is only shown', () => {
    const page = [fenced('sh', 'a'), '', fenced('text', '1'), fenced('sh', 'b'), 'Such as:', fenced('text', '2')].join(
      '\n',
    );
    expect(blocksOf(page).map(({ expected }) => expected?.text)).toEqual(['1', undefined, undefined, undefined]);
  });

  it('after a path on its own line quote that file', () => {
    expect(blocksOf(`   \`libs/x/y.ts\`\n\n   ${fenced('ts', 'x')}`)).toMatchObject([
      { kind: 'quote', name: 'libs/x/y.ts' },
    ]);
  });
});

describe('a page compared with the printed output', () => {
  it.each([
    ['text', 'a  b', 'x\na b\ny', true],
    ['text', 'a\nb', 'b\na', false],
    ['text', 'id …, … left', 'id 7, 12 left', true],
    ['text', 'a', 'ab', false],
    ['json', '{"a":1}', '{"a":1,"b":2}', true],
    ['json', '{"a":"…"}', '{"a":{"b":1}}', true],
    ['json', '{"a":"pa_own_…"}', '{"a":"pa_own_7"}', true],
    ['json', '{"a":"pa_own_…"}', '{"a":"pa_imp_7"}', false],
    ['json', '{"a":1,"…":"…"}', '{"a":1}', true],
    ['json', '{"a":0.99}', '{"a":0.9934}', true],
    ['json', '{"a":0.99}', '{"a":0.9834}', false],
    ['json', '{"a":0.99}', '{"a":"0.99"}', false],
    ['json', '{"a":1}', '{"a":1.5}', false],
    ['json', '{"b":1}', '{"a":1}', false],
    ['json', '[1,"…"]', '[1,2,3]', true],
    ['json', '[1]', '[1,2]', false],
    ['json', '{"a":null}', '{"a":1}', false],
    ['json', '{"a":1}', 'HTTP/1.1 200 OK\n\n{"a":1}', true],
    ['json', '{"a":1}', 'nothing', false],
  ])('%s %j and %j agree: %s', (language, text, output, agrees) => {
    expect(disagreement({ language, text }, output) === null).toBe(agrees);
  });
});
