const INSTRUCTIONS = new Set(
  'FROM WORKDIR ENV COPY RUN USER VOLUME EXPOSE HEALTHCHECK CMD ENTRYPOINT ARG ADD LABEL STOPSIGNAL SHELL'.split(' '),
);

/**
 * @typedef {{name: string, flags: Record<string, string>, args: string, line: number}} Instruction
 *   `args` with its continued lines joined; `line` counts from 1
 * @typedef {{base: string, name: string | undefined, instructions: Instruction[]}} Stage
 */

/**
 * The stages of a Dockerfile, in their order. Heredocs and parser directives other than `syntax` are not understood.
 * @param {string} text
 * @returns {Stage[]}
 */
export function parseDockerfile(text) {
  const stages = [];
  for (const instruction of instructionsOf(text)) {
    if (instruction.name === 'FROM') {
      const [base, as, name] = instruction.args.split(/\s+/);
      if (as !== undefined && as.toUpperCase() !== 'AS')
        throw new Error(`line ${instruction.line}: FROM image AS name`);
      stages.push({ base, name, instructions: [instruction] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`line ${instruction.line}: ${instruction.name} before the first FROM`);
    stage.instructions.push(instruction);
  }
  return stages;
}

function* instructionsOf(text) {
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = index + 1;
    let whole = lines[index].trim();
    if (whole === '' || whole.startsWith('#')) continue;
    while (whole.endsWith('\\')) {
      index += 1;
      const next = (lines[index] ?? '').trim();
      if (!next.startsWith('#')) whole = `${whole.slice(0, -1).trimEnd()} ${next}`;
      else whole = `${whole}`;
    }
    const [, name, rest] = /^(\S+)\s+(.*)$/.exec(whole) ?? [];
    if (name === undefined || !INSTRUCTIONS.has(name))
      throw new Error(`line ${line}: ${whole.split(' ')[0]} is no instruction`);
    if (rest.includes('<<')) throw new Error(`line ${line}: heredocs are not understood here`);
    const flags = {};
    const args = rest.replace(/^(?:--(\S+?)=(\S+)\s+)+/, (all) => {
      for (const [, flag, value] of all.matchAll(/--(\S+?)=(\S+)/g)) flags[flag] = value;
      return '';
    });
    yield { name, flags, args, line };
  }
}

/** The words of an exec form (`["node", "main.js"]`), or undefined when it is a shell form. */
export function execForm(args) {
  if (!args.startsWith('[')) return undefined;
  const words = JSON.parse(args);
  if (!Array.isArray(words) || words.some((word) => typeof word !== 'string'))
    throw new Error(`no list of words: ${args}`);
  return words;
}

/** `A=1 B=2` of an ENV as an object. Values hold no spaces: nothing here needs them. */
export function environmentOf(args) {
  const pairs = args.split(/\s+/).map((pair) => /^([A-Z][A-Z0-9_]*)=(\S*)$/.exec(pair));
  if (pairs.includes(null)) throw new Error(`ENV takes NAME=value: ${args}`);
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

/**
 * Whether a .dockerignore leaves `path` (relative to the context) out. Understood: `name`, `dir/name`, `**\/name`; each also
 * leaves out what stands below it.
 */
export function ignoredBy(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const odd = patterns.filter((pattern) => !/^(\*\*\/)?[\w.@/-]+$/.test(pattern));
  if (odd.length > 0) throw new Error(`.dockerignore: not understood here: ${odd.join(', ')}`);
  return (path) =>
    patterns.some((pattern) => {
      const anywhere = pattern.startsWith('**/');
      const name = anywhere ? pattern.slice(3) : pattern;
      return `/${path}/`.startsWith(`/${name}/`) || (anywhere && `/${path}/`.includes(`/${name}/`));
    });
}
