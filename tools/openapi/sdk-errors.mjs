// libs/sdk/src/generated/errors.ts: one class for each error of the service; error-bodies.ts: the content of its body.
import { BANNER, GENERATED, jsDoc } from './generated.mjs';
import { errorCodes } from './sdk-constants.mjs';

/** @param {import('./sources.mjs').Sources} sources */
export function files(sources) {
  const { describeError, openApiDocument } = sources;
  const schemas = { v4: openApiDocument('v4').components.schemas, v5: openApiDocument('v5').components.schemas };
  const errors = errorCodes(sources).map((code) => {
    const [v4, v5] = [describeError(code, 'v4'), describeError(code, 'v5')];
    // A name that already ends in "error" needs no second one.
    const name = v5.component.replace(/ErrorError$/, 'Error');
    return { code, name, v4, v5, body: bodyType(v4, v5, schemas) };
  });
  const bodies = [
    BANNER,
    `import type { ErrorBase } from '../errors/error-base.js';\n`,
    `import type { V4Schemas, V5Schemas } from './types.js';\n\n`,
    jsDoc('What the body of each error holds besides the problem details. Where v4 says less, members are optional.'),
    `export interface ErrorBodies {\n${errors.map(({ code, body }) => `  ${code}: ${body};\n`).join('')}}\n`,
  ];
  const classes = [
    BANNER,
    `import { ApiError } from '../errors/api-error.js';\n\n`,
    ...errors.map(declareClass),
    jsDoc('The class of each error.'),
    `export const ERROR_CLASSES = {\n${errors.map(({ code, name }) => `  ${code}: ${name},\n`).join('')}} as const;\n`,
  ];
  return [
    { file: `${GENERATED}/error-bodies.ts`, text: bodies.join('') },
    { file: `${GENERATED}/errors.ts`, text: classes.join('') },
  ];
}

function bodyType(v4, v5, schemas) {
  const name = v5.component;
  if (name in schemas.v5) {
    const whole = `V5Schemas['${name}']`;
    const missing = name in schemas.v4 ? v5.schema.required.filter((member) => !(member in v4.example)) : [];
    if (missing.length === 0) return whole;
    // The members that v4 leaves out of most errors.
    if (missing.join() === 'code') return `Omit<${whole}, 'code'> & Partial<Pick<${whole}, 'code'>>`;
    return `Partial<${whole}>`;
  }
  return name in schemas.v4 ? `V4Schemas['${name}']` : 'ErrorBase';
}

function declareClass({ code, name, v4, v5 }) {
  const status = v4.status === v5.status ? String(v5.status) : `${v5.status} (v4: ${v4.status})`;
  const about = `\`${code}\`, HTTP ${status}. ${v5.schema.description} Never charged.`.replace(/( Never charged\b.*) Never charged\.$/, '$1');
  return `${jsDoc(about)}export class ${name} extends ApiError<'${code}'> {\n  override readonly name: string = '${name}';\n}\n\n`;
}
