/** In the output, marks the start of what a block prints. */
const MARK = '\u0001';

/**
 * Joins the unnamed blocks of a page into one program, so that later blocks can use names of earlier ones.
 * @param {ReturnType<import('./blocks.mjs').blocksOf>} blocks
 * @returns {{name: string, text: string, blocks: object[], blockAt(line: number): object, split(output: string):
 *   string[]} | null}
 *   `blockAt`: the block of a line of the program, counted from 1; `split`: the output of each block that was reached
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
