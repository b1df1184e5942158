import type { ApiVersion } from '@entity-registry/domain';
import type { SitePage } from '../site-page.js';
import { code, json, page, prose, table } from './markdown.js';
import { examplesOf, operationsOf, resolved } from './openapi-document.js';
import type { OpenApiDocument, PlacedOperation, Response } from './openapi-document.js';
import { curlSample, sdkSample } from './samples.js';
import { responseTable, fieldsOf, requestTable, typeText, withoutNull } from './schema-tables.js';
import type { JsonSchema, ObjectFields, Resolve } from './schema-tables.js';

/** Described as surfaces, with one page each. */
const isSurface = ({ path }: PlacedOperation) => path.startsWith('/v5/search/');
/** Outside the contract: described on the index in one line each. */
const isService = ({ operation }: PlacedOperation) =>
  operation.tags.includes('Service') || (operation.tags.includes('Documents') && operation.operationId === 'getObject');

/** A page for each operation of a version, and an index with what applies to all of them. */
export function apiPages(version: ApiVersion, document: OpenApiDocument): SitePage[] {
  const operations = operationsOf(document);
  const own = operations.filter((one) => !isSurface(one) && !isService(one));
  return [indexPage(version, document, operations), ...own.map((one) => operationPage(version, one))];
}

/** The page of an operation. */
export function addressOf(version: ApiVersion, placed: PlacedOperation): string | undefined {
  if (isSurface(placed)) return `/reference/surfaces/${placed.path.split('/')[3] ?? ''}`;
  return isService(placed) ? undefined : `/reference/api/${version}/${placed.operation.operationId}`;
}

function indexPage(version: ApiVersion, document: OpenApiDocument, operations: readonly PlacedOperation[]): SitePage {
  const sections = document.tags.map(({ name, description }) => {
    const rows = operations
      .filter(({ operation }) => operation.tags[0] === name)
      .filter(({ path }) => !path.endsWith('/schema'))
      .map((placed) => {
        const address = addressOf(version, placed);
        const { summary } = placed.operation;
        return [
          code(`${placed.method.toUpperCase()} ${placed.path}`),
          address === undefined ? prose(summary) : `[${prose(summary)}](${address})`,
          prose(priceOf(placed) ?? ''),
        ];
      });
    return rows.length === 0
      ? ''
      : page(`## ${name}`, prose(description), table(['route', 'description', 'price'], rows)).trimEnd();
  });
  return {
    path: `reference/api/${version}/index`,
    title: `API ${version}`,
    markdown: page(
      `# API ${version}`,
      `This reference is generated from <a href="/openapi/${version}.yml" target="_self">openapi/${version}.yml</a>, which the service also returns from \`GET /${version}/openapi.yml\`. In the samples, \`$API\` is the address of the service, \`$KEY\` is your key and \`$ID\` is the id of an entity: see the [quick start](/quick-start).`,
      prose(document.info.description),
      ...sections,
    ),
  };
}

function operationPage(version: ApiVersion, placed: PlacedOperation): SitePage {
  const { document, method, path, operation } = placed;
  const paragraphs = operation.description.split('\n\n');
  const price = priceOf(placed);
  const refs: Resolve = (ref) => resolved(document, 'schemas', { $ref: ref });
  return {
    path: `reference/api/${version}/${operation.operationId}`,
    title: operation.summary,
    markdown: page(
      `# ${prose(operation.summary)}`,
      `\`${method.toUpperCase()}\` \`${path}\` {.route}`,
      ...paragraphs.filter((one) => !one.startsWith('**Price:**')).map(prose),
      price === undefined ? '' : `**Price** ${prose(price)} {.price-note}`,
      keyText(placed),
      '::: code-group',
      curlSample(placed).replace('```sh', '```sh [curl]'),
      sdkSample(placed).replace('```ts', '```ts [SDK]'),
      ':::',
      parametersSection(placed),
      bodySection(placed, refs),
      responseSection(placed, refs),
      errorSection(placed),
    ),
  };
}

/** The price text of the description. */
function priceOf({ operation }: PlacedOperation): string | undefined {
  return /\*\*Price:\*\* ([^\n]+)/.exec(operation.description)?.[1];
}

function keyText({ operation: { security } }: PlacedOperation): string {
  if (security.some((one) => Object.keys(one).length === 0))
    return security.length > 1 ? 'Works without a key, within the public budget.' : 'Needs no key.';
  return '';
}

function parametersSection({ parameters, document }: PlacedOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: where, required, description, schema }) => {
    const { schema: value } = withoutNull(schema);
    const bounds = fieldsOf({ properties: { [name]: { ...schema, description: description ?? '' } } }, refsOf(document))
      .rows[0];
    return [
      `${code(name)}${required === true ? ' <Badge type="warning" text="required" />' : ''}`,
      where,
      typeText(value, refsOf(document)),
      prose(bounds?.description ?? ''),
    ];
  });
  return page('## Parameters', table(['name', 'in', 'type', 'description'], rows)).trimEnd();
}

const refsOf =
  (document: OpenApiDocument): Resolve =>
  (ref) =>
    resolved(document, 'schemas', { $ref: ref });

function bodySection({ operation, document }: PlacedOperation, refs: Resolve): string {
  const media = operation.requestBody?.content['application/json'];
  if (media === undefined) return '';
  const schema = media.schema.$ref === undefined ? media.schema : refs(media.schema.$ref);
  const examples = Object.values(media.examples ?? {}).map((one) => resolved(document, 'examples', one));
  const fields = fieldsOf(schema, refs);
  return page(
    '## Body',
    prose(schema.description ?? ''),
    fields.rows.length === 0 ? '' : requestTable(fields.rows),
    ...examples.slice(1).map(({ summary, value }) => page(`${prose(summary ?? 'Another')}:`, json(value)).trimEnd()),
  ).trimEnd();
}

function responseSection({ operation, document }: PlacedOperation, refs: Resolve): string {
  const responses = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
  const parts = responses.map(([status, value]) => {
    const response: Response = resolved(document, 'responses', value);
    const examples = examplesOf(document, response).filter(([name]) => name !== 'dry_run');
    return page(
      `### ${status}`,
      prose(response.description),
      ...examples.map(([, { summary, value: body }]) =>
        page(summary === undefined ? '' : `${prose(summary)}:`, json(body)).trimEnd(),
      ),
      ...responseTables(response, refs),
    ).trimEnd();
  });
  return page('## Response', ...parts).trimEnd();
}

function responseTables({ content }: Response, refs: Resolve): string[] {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return [];
  return objectsOf(schema, refs).map(([name, object]) => {
    const { rows }: ObjectFields = fieldsOf(object, refs);
    return page(name === '' ? '' : `\`${name}\``, responseTable(rows)).trimEnd();
  });
}

/** The possible objects of a response, without the dry run. */
function objectsOf(schema: JsonSchema, refs: Resolve): [name: string, schema: JsonSchema][] {
  const options = schema.oneOf ?? schema.anyOf;
  if (options !== undefined) return options.flatMap((one) => objectsOf(one, refs));
  if (schema.$ref === undefined) return schema.properties === undefined ? [] : [['', schema]];
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (name === 'DryRun') return [];
  const object = refs(schema.$ref);
  return object.properties === undefined ? objectsOf(object, refs) : [[name, object]];
}

function errorSection({ operation, document }: PlacedOperation): string {
  const rows = Object.entries(operation.responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, response]) => {
      const codes = examplesOf(document, response).map(([name]) => `[\`${name}\`](/reference/errors#${name})`);
      return [status, codes.join(', ') || prose(resolved(document, 'responses', response).description)];
    });
  return rows.length === 0
    ? ''
    : page('## Errors', 'Errors are not charged.', table(['status', 'codes'], rows)).trimEnd();
}
