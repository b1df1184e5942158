// libs/sdk/src/generated/errors.ts: one class for each error of the service, and what its body holds.
import { BANNER, GENERATED, jsDoc } from './generated.mjs';
import { errorCodes } from './sdk-constants.mjs';

/** @param {import('./sources.mjs').Sources} sources */
export function files(sources) {
  const { describeError, openApiDocument } = sources;
  const schemas = { v4: openApiDocument('v4').components.schemas, v5: openApiDocument('v5').components.schemas };
  const errors = errorCodes(sources).map((code) => {
    const [v4, v5] = [describeError(code, 'v4'), describeError(code, 'v5')];
    // What is called an error already needs not be called one twice.
    const name = v5.component.replace(/ErrorError$/, 'Error');
    return { code, name, v4, v5, body: bodyType(v4, v5, schemas) };
  });
  const text = [
    BANNER,
    `import { ApiError } from '../errors/api-error.js';\n`,
    `import type { ErrorBase } from '../errors/api-error.js';\n`,
    `import type { V4Schemas, V5Schemas } from './types.js';\n\n`,
    jsDoc('What the body of each error holds besides the problem details. Where v4 says less, every member is optional.'),
    `export interface ErrorBodies {\n${errors.map(({ code, body }) => `  ${code}: ${body};\n`).join('')}}\n\n`,
    ...errors.map(declareClass),
    jsDoc('The class of each error.'),
    `export const ERROR_CLASSES = {\n${errors.map(({ code, name }) => `  ${code}: ${name},\n`).join('')}} as const;\n`,
  ];
  return [{ file: `${GENERATED}/errors.ts`, text: text.join('') }];
}

function bodyType(v4, v5, schemas) {
  const name = v5.component;
  if (name in schemas.v5) {
    const complete = !(name in schemas.v4) || v5.schema.required.every((member) => member in v4.example);
    return complete ? `V5Schemas['${name}']` : `Partial<V5Schemas['${name}']>`;
  }
  return name in schemas.v4 ? `V4Schemas['${name}']` : 'ErrorBase';
}

function declareClass({ code, name, v4, v5 }) {
  const status = v4.status === v5.status ? String(v5.status) : `${v5.status} (v4: ${v4.status})`;
  const about = `\`${code}\`, HTTP ${status}. ${v5.schema.description} Never charged.`.replace(/( Never charged\b.*) Never charged\.$/, '$1');
  return `${jsDoc(about)}export class ${name} extends ApiError<'${code}'> {\n  override readonly name: string = '${name}';\n}\n\n`;
}
