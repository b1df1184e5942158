/** In the output, marks the start of what a block prints. */
const MARK = '\u0001';

/**
 * The program that a page's unnamed blocks make when they are read one after another: names of an earlier one go on in a later.
 * @param {ReturnType<import('./blocks.mjs').blocksOf>} blocks
 * @returns {{name: string, text: string, blocks: object[], blockAt(line: number): object, split(output: string): string[]} | null}
 *   `blockAt`: the block that a line of the program, from 1, belongs to; `split`: what each block printed that was reached
 */
export function programOf(blocks) {
  const parts = blocks.filter(({ kind }) => kind === 'program');
  if (parts.length === 0) return null;
  const lines = [];
  const starts = [];
  for (const { text } of parts) {
    starts.push(lines.length + 1);
    lines.push(`console.log('\\u0001');`, ...text.split('\n'));
  }
  return {
    name: parts.some(({ language }) => language === 'ts') ? 'samples.ts' : 'samples.mjs',
    text: lines.join('\n'),
    blocks: parts,
    blockAt: (line) => parts[starts.findLastIndex((start) => start <= line)],
    // Anything before the first mark was printed before any block ran: a fault of the whole program.
    split: (output) => {
      const [before, ...printed] = output.split(`${MARK}\n`);
      return printed.length === 0 ? [before] : printed;
    },
  };
}
