/** The sidebar in reading order: the title of a group, then [title, path below docs/ without `.md`]. */
export const GROUPS = [
  [
    'Start',
    [
      ['Quick start', 'quick-start'],
      ['Price calculator', 'price-calculator'],
    ],
  ],
  [
    'Concepts',
    [
      ['Codes and prices', 'concepts/codes-and-prices'],
      ['Tiers', 'concepts/tiers'],
      ['Resolution', 'concepts/resolution'],
      ['Refresh', 'concepts/refresh'],
      ['Webhooks', 'concepts/webhooks'],
      ['Freshness', 'concepts/freshness'],
      ['Errors and retries', 'concepts/errors-and-retries'],
      ['Idempotency', 'concepts/idempotency'],
    ],
  ],
  [
    'Guides',
    [
      ['The dashboard', 'guides/dashboard'],
      ['Agents (MCP)', 'guides/agents'],
      ['TypeScript SDK', 'guides/sdk'],
      ['Command line', 'guides/cli'],
      ['Resolve a CSV', 'guides/resolve-a-csv'],
      ['How well does it match?', 'guides/how-well-it-matches'],
      ['Screen a customer list', 'guides/screen-customers'],
      ['Buscar una lista de clientes', 'guides/es/screen-customers'],
      ['Get notified', 'guides/get-notified'],
      ['Reciba avisos', 'guides/es/get-notified'],
      ['Receive webhooks', 'guides/webhooks'],
      ['Correct a record', 'guides/correct-a-record'],
      ['Corregir un registro', 'guides/es/correct-a-record'],
      ['A tour of v5', 'guides/v5'],
      ['Access in detail', 'guides/access'],
      ['What we keep', 'guides/what-we-keep'],
      ['Qué guardamos', 'guides/es/what-we-keep'],
      ['From v4 to v5', 'guides/migrate-v4-to-v5'],
    ],
  ],
  [
    'Reference',
    [
      ['Codes and prices', 'reference/codes'],
      ['Data dictionary', 'reference/data/index'],
      ['Sources', 'reference/sources'],
      ['Search surfaces', 'reference/surfaces/index'],
      ['API v5', 'reference/api/v5/index'],
      ['API v4', 'reference/api/v4/index'],
      ['Errors', 'reference/errors'],
      ['Headers', 'reference/headers'],
      ['Agent tools', 'reference/agent-tools'],
      ['Glossary', 'glossary'],
    ],
  ],
  [
    'Changes',
    [
      ['Changelog', 'changelog'],
      ['How well names resolve', 'resolution-evaluation'],
      ['How well names are screened', 'screening-evaluation'],
      ['Other matchers', 'resolution-peers'],
      ['Benchmarks', 'benchmarks'],
      ['Capacity', 'capacity'],
    ],
  ],
  [
    'Running the service',
    [
      ['Operations', 'guides/operations'],
      ['Production', 'guides/production'],
      ['Configuration', 'guides/configuration'],
      ['Backup and restore', 'guides/backup-and-restore'],
      ['Runbooks', 'guides/runbooks'],
      ['Sources, and adding one', 'guides/sources'],
    ],
    { collapsed: true },
  ],
  [
    'How it is built',
    [
      ['Architecture', 'architecture'],
      ['Contributing', 'contributing'],
      ['Development', 'guides/development'],
      ['Decisions', 'adr/index'],
    ],
    { collapsed: true },
  ],
];

const addressOf = (path) => `/${path.replace(/(^|\/)index$/, '$1')}`;

/**
 * The sidebars of the site: one for the decision records, one for everything else.
 * @param {{path: string, title: string}[]} pages all pages; paths without `.md`
 */
export function sidebars(pages) {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const below = (folder) => pages.filter(({ path }) => path.startsWith(`${folder}/`) && path !== `${folder}/index`);
  const item = ([text, path]) => {
    const children = path.startsWith('reference/') && path.endsWith('/index') ? below(path.slice(0, -6)) : [];
    return {
      text,
      link: addressOf(path),
      ...(children.length > 0 && {
        collapsed: true,
        items: children.map((page) => ({ text: page.title, link: addressOf(page.path) })),
      }),
    };
  };
  const site = GROUPS.map(([text, items, options = {}]) => ({
    text,
    ...options,
    items: items.filter(([, path]) => titles.has(path)).map(item),
  })).filter(({ items }) => items.length > 0);
  const decisions = [
    {
      text: 'How it is built',
      items: [
        { text: 'Architecture', link: '/architecture' },
        { text: 'All decisions', link: '/adr/' },
      ],
    },
    { text: 'Decisions', items: below('adr').map((page) => ({ text: page.title, link: addressOf(page.path) })) },
  ];
  return { '/adr/': decisions, '/': site };
}
