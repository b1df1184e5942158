/**
 * Code samples for the rule own-property-lookup: those it must reject, with the kind of finding, and those it must
 * accept. lint-lookups.mjs lints these texts with types.
 */
const TABLE = `declare const table: Record<string, number>; declare const key: string;\n`;

export const BAD_LOOKUPS = [
  { name: 'a table by a string', code: `${TABLE}export const value = table[key];\n`, finding: 'read' },
  {
    name: 'an object literal by a string cast to one of its keys',
    code: `const kinds = { a: 1, b: 2 };\nexport const read = (key: string) => kinds[key as keyof typeof kinds];\n`,
    finding: 'read',
  },
  {
    name: 'a header by a string',
    code: `export const read = (headers: NodeJS.Dict<string>, name: string) => headers[name.toLowerCase()];\n`,
    finding: 'read',
  },
  { name: 'an optional table', code: `declare const key: string;\nexport const read = (table?: Record<string, 1>) => table?.[key];\n`, finding: 'read' }, // prettier-ignore
  { name: 'a template', code: `${TABLE}export const value = table[\`k\${key}\`];\n`, finding: 'read' },
  {
    name: 'a branded string',
    code: `export const read = (table: Record<string, 1>, key: string & { brand: 1 }) => table[key];\n`,
    finding: 'read',
  },
  {
    name: 'a type parameter that is a string',
    code: `export const read = <K extends string>(table: Record<string, 1>, key: K) => table[key];\n`,
    finding: 'read',
  },
  { name: 'a key of type any', code: `${TABLE}declare const open: any;\nexport const value = table[open];\n`, finding: 'read' }, // prettier-ignore
  { name: 'an object of type any', code: `declare const table: any; declare const key: string;\nexport const value = table[key];\n`, finding: 'read' }, // prettier-ignore
  { name: 'the operator in', code: `${TABLE}export const known = key in table;\n`, finding: 'in' },
  {
    name: 'a guard with the operator in',
    code: `const kinds = { a: 1 };\nexport const isKind = (key: string): key is keyof typeof kinds => key in kinds;\n`,
    finding: 'in',
  },
  { name: 'a member set by a string', code: `${TABLE}table[key] = 1;\n`, finding: 'write' },
  { name: 'a guard of another key', code: `${TABLE}declare const other: string;\nexport const value = Object.hasOwn(table, other) ? table[key] : 0;\n`, finding: 'read' }, // prettier-ignore
  { name: 'the branch where the guard is false', code: `${TABLE}export const value = Object.hasOwn(table, key) ? 0 : table[key];\n`, finding: 'read' }, // prettier-ignore
  { name: 'one guard of two', code: `${TABLE}export const value = (Object.hasOwn(table, key) || key === '') && table[key];\n`, finding: 'read' }, // prettier-ignore
  { name: 'a copy of a table', code: `${TABLE}const copy = Object.fromEntries(Object.entries(table));\nexport const value = copy[key];\n`, finding: 'read' }, // prettier-ignore
];

export const GOOD_LOOKUPS = [
  { name: 'a Map', code: `declare const key: string;\nexport const value = new Map([['a', 1]]).get(key);\n` },
  { name: 'an array by an index', code: `export const read = (list: number[], index: number) => list[index];\n` },
  { name: 'a tuple by an index', code: `export const read = (pair: [1, 2], index: 0 | 1) => pair[index];\n` },
  { name: 'a table by a union of literals', code: `export const read = (key: 'a' | 'b') => ({ a: 1, b: 2 })[key];\n` },
  { name: 'a table by a literal', code: `${TABLE}export const value = table['a'];\n` },
  { name: 'a table by a number', code: `export const read = (table: Record<number, 1>, key: number) => table[key];\n` },
  { name: 'a table by a symbol', code: `export const read = (table: Record<symbol, 1>, key: symbol) => table[key];\n` },
  { name: 'a conditional', code: `${TABLE}export const value = Object.hasOwn(table, key) ? table[key] : 0;\n` },
  { name: 'an and', code: `${TABLE}export const value = key !== '' && Object.hasOwn(table, key) && table[key];\n` },
  { name: 'an if', code: `${TABLE}if (Object.hasOwn(table, key)) table[key] = 1;\n` },
  {
    name: 'an object without a prototype',
    code: `declare const key: string;\nconst table = Object.create(null) as Record<string, 1>;\ntable[key] = 1;\nexport const known = key in table;\n`,
  },
  { name: 'a private member', code: `export class A { #a = 1; static is(value: object) { return #a in value; } }\n` },
  { name: 'in, by a literal', code: `export const known = (value: object) => 'name' in value;\n` },
];
