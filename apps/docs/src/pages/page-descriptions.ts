import { lookup } from '@entity-registry/domain';
/** Descriptions in llms.txt of pages whose first sentence does not describe them, by path. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  index: 'What the service is, and its first two calls.',
  'quick-start': 'From a fresh clone to your first calls with curl, the SDK and an agent, in ten minutes.',
  'price-calculator': 'Estimate a bill in the browser. Its prices are those of the price list.',
  'concepts/codes-and-prices': 'How a call is priced: base, codes, redundancy, refreshes, previews with `dry_run`.',
  'concepts/tiers': 'What you can call without a key, with a free key and with a balance; quotas and rate limits.',
  'concepts/resolution': 'How a name, RUC or cédula becomes an entity: candidates, confidence, outcomes.',
  'concepts/refresh': 'Refreshing an entity from its sources: request, price, states, polling or webhook.',
  'concepts/errors-and-retries': 'Which errors to retry, after how long, and how to tell them apart.',
  'concepts/idempotency': 'How to repeat a call after a broken connection without paying twice.',
  'guides/dashboard': 'Sign-up, organizations, keys, credit, webhooks, sandbox and explorer in the browser.',
  'guides/agents': 'Connecting an agent or MCP client to the tools of the registry.',
  'guides/sdk': 'Installing and using the client for TypeScript and JavaScript, `@entity-registry/sdk`.',
  'guides/cli': 'The `registry-cli` command line: resolve, get, search, batch, refresh, usage.',
  'guides/resolve-a-csv': 'From a CSV of names to entities, with the price first, resumable.',
  'guides/how-well-it-matches':
    'How far to trust a match: confidence, thresholds, what is recognized and what is not, your own names.',
  'guides/webhooks':
    'Verifying the signature of a webhook, with the SDK and without; a receiver; retries of deliveries.',
  'guides/v5': 'What v5 returns, route by route, with examples.',
  'guides/access': 'The exact rules of keys, tiers, limits, charging and errors.',
  'guides/migrate-v4-to-v5': 'What changes for a caller of v4: ids, names, shapes, errors.',
  'reference/codes': 'Every code with its price per jurisdiction, the levels it delivers, and what a refresh costs.',
  'reference/api/v5/index': 'Every operation of v5, with its parameters, price, responses and samples.',
  'reference/api/v4/index': 'Every operation of v4, with its parameters, price, responses and samples.',
  'reference/errors': 'Every error with its status, its body and what to do. Lists the errors without a `code`.',
  'reference/headers': 'Every header of requests and responses: charges, balance, quotas, limits, idempotency.',
  'reference/agent-tools': 'Tools, prompts and resources of the MCP server, word for word.',
  glossary: 'Words of the registers and of this documentation, Spanish and English.',
  'resolution-evaluation': 'Precision and recall of name resolution, measured.',
  'screening-evaluation': 'Hits for listed names and false hits for others, measured.',
  'resolution-peers': 'Other matchers of names on the same pairs, measured.',
  capacity: 'What entities and billed calls take: machines, disks, and their order of cost.',
  benchmarks: 'Latency and throughput, measured, and how to measure them.',
  contributing: 'How to build, test and change the service.',
  'guides/operations': 'Running the service: processes, health, metrics, incidents.',
  'guides/configuration': 'Every environment variable of every process.',
};

/** Titles that are unique without the position in the sidebar. */
const TITLES: readonly (readonly [RegExp, (title: string) => string])[] = [
  [/^reference\/codes$/, () => 'Price list of the codes'],
  [/^reference\/data\/(?!index)/, (title) => `Level ${title}`],
  [/^reference\/surfaces\/(?!index)/, (title) => `Search surface ${title}`],
  [/^reference\/api\/v4\/(?!index)/, (title) => `v4: ${title}`],
  [/^reference\/api\/v5\/(?!index)/, (title) => `v5: ${title}`],
];

/** A page's title in a list of all pages. */
export function titleIn(path: string, title: string): string {
  return TITLES.find(([of]) => of.test(path))?.[1](title) ?? title;
}

/** A page's description: the one written for it, or else its first sentence of prose. `text` is its plain Markdown. */
export function pageDescription(path: string, text: string): string {
  const written = lookup(DESCRIPTIONS, path);
  if (written !== undefined) return written;
  const paragraph = text
    .replaceAll(/^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1`*$/gm, '')
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .find((one) => /^[\p{L}*`[]/u.test(one) && !one.startsWith('`GET') && !one.startsWith('`POST'));
  const plain = (paragraph ?? '').replaceAll('\n', ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^.{20,220}?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain.slice(0, 220);
}
