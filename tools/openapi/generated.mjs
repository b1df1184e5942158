// Shared parts of generated TypeScript.

/** Folder of the client's generated files. */
export const GENERATED = 'libs/sdk/src/generated';

export const BANNER = '// Generated from the code of the service: npm run openapi. Do not edit.\n';

/** `text` as a JSDoc comment. */
export function jsDoc(text, indent = '') {
  const lines = text.replaceAll('*/', '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** A readonly tuple of strings and the union of its members. */
export function constantList(name, union, values, about) {
  const list = values.map((value) => `  ${JSON.stringify(value)},\n`).join('');
  const type = `export type ${union} = (typeof ${name})[number];\n`;
  return `${jsDoc(about)}export const ${name} = [\n${list}] as const;\n${jsDoc(`One of {@link ${name}}.`)}${type}`;
}

export const pascal = (text) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
