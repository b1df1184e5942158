/** How the runner treats a fenced block, by its language. The rest (`console`, `http`, `mermaid`, ...) is only shown. */
const SHELL = new Set(['sh', 'bash', 'shell']);
const PROGRAM = new Set(['ts', 'js', 'mjs']);
const OUTPUT = new Set(['text', 'json']);

/** First line of a block that is a file: `// receiver.ts`. */
const FILE_NAME = /^\/\/ ([\w-]+\.(?:ts|js|mjs))$/;
/** A line of its own before a block: the file in the repository that the block is taken from. */
const QUOTED = /^`([\w./-]+\/[\w./-]+)`$/;
/** Languages that authors may expect to run, but that don't. */
const MISNAMED = new Set(['typescript', 'javascript', 'tsx', 'jsx', 'zsh', 'cjs', '']);

/**
 * The blocks of a page, in order.
 * @param {string} markdown
 * @returns {{line: number, language: string, text: string, kind: 'shell' | 'program' | 'file' | 'quote' | 'misnamed' |
 *   'shown', name?: string, expected?: {language: string, text: string}}[]}
 *   `line`: of the fence, from 1; `name`: of a file, or the path of a quote; `expected`: the block that follows
 *   directly and shows the output of a shell block or program
 */
export function blocksOf(markdown) {
  const found = [];
  let open = null;
  let paragraph = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^( *)(`{3,})\s*([\w+-]*)/.exec(line);
    if (open !== null) {
      if (fence?.[2] === open.fence && line.trim() === open.fence) {
        found.push(judged(open));
        open = null;
        paragraph = '';
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart());
    } else if (fence) {
      const [, indent, marks, language] = fence;
      open = { line: index + 1, fence: marks, indent, language, lines: [], before: paragraph, alone: paragraph === '' };
    } else if (line.trim() !== '') paragraph = line.trim();
  }
  return attachOutputs(found);
}

function judged({ line, language, lines, before, alone }) {
  const block = { line, language, text: lines.join('\n'), follows: alone };
  const quoted = QUOTED.exec(before)?.[1];
  if (quoted && !SHELL.has(language)) return { ...block, kind: 'quote', name: quoted };
  if (SHELL.has(language)) return { ...block, kind: 'shell' };
  if (PROGRAM.has(language)) {
    const name = FILE_NAME.exec(lines[0] ?? '')?.[1];
    return name ? { ...block, kind: 'file', name } : { ...block, kind: 'program' };
  }
  return { ...block, kind: MISNAMED.has(language) ? 'misnamed' : 'shown' };
}

/**
 * A `text` or `json` block directly after a shell block or program, without text between them, is its expected output.
 */
function attachOutputs(blocks) {
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (!block.follows || !OUTPUT.has(block.language) || !before) continue;
    if (before.kind === 'shell' || before.kind === 'program') before.expected = block;
  }
  return blocks;
}
