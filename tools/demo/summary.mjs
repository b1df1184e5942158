/** Product codes of the example refresh in the summary. */
export const REFRESH_CODES = 'DAT-ALL';

/**
 * The dashboard's address in browsers: `localhost`, because passkeys work with host names but not with IP addresses.
 */
export const dashboardAddress = ({ platform }) => `http://localhost:${platform}`;

/** The content of .data/demo.json: addresses, keys and examples of the running service. */
export function demoFile({ ports, accounts: { keys, operator, webhook }, examples }) {
  const address = (port) => `http://127.0.0.1:${port}`;
  const admin = { url: address(ports.admin), token: operator };
  return {
    ...{ api: address(ports.api), keys, admin, webhook, sources: address(ports.stubSources) },
    ...{ mcp: `${address(ports.mcp)}/mcp`, docs: address(ports.docs), dashboard: dashboardAddress(ports), examples },
  };
}

/** The final output of `npm start`: addresses, keys, and commands to paste into a shell. */
export function summary({ demo, ports, exampleName, databaseUrl, seconds }) {
  const rows = [
    ['dashboard', demo.dashboard],
    ['its mails', `${demo.dashboard}/outbox`],
    ['documentation', demo.docs],
    ['API', demo.api],
    ['agent tools (MCP)', demo.mcp],
    ["operators' pages", demo.admin.url],
    ['admin API', `${demo.admin.url}/admin/docs`],
    ['stub sources', demo.sources],
    ['metrics', `http://127.0.0.1:${ports.metrics}/metrics`],
    ['PostgreSQL', databaseUrl.replace(/:[^:@/]+@/, ':***@')],
    ['key with a balance', demo.keys.balance],
    ['key of the free tier', demo.keys.free],
    ["operator's token", demo.admin.token],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
  return `
${table}

${curlLines(demo, exampleName).join('\n')}

Refresh an entity from its sources, which are stubs here. To see the webhook, run \`npm run receiver\` in another terminal:
${refreshLine(demo)}

Connect an agent with these MCP client settings (without headers, only free responses):
${clientLine(demo)}

Ready in ${seconds} s. The database only stores hashes of keys and tokens. Their plain text is in .data/secrets.json
and .data/demo.json, which only you can read. Press Ctrl-C to stop everything; the data is kept.
`;
}

/** A search, a detail, a price without a charge, and an account as operators see it. */
function curlLines({ api, keys, admin, examples }, exampleName) {
  const header = `-H 'Authorization: Bearer ${keys.balance}'`;
  const { panama, ecuador } = examples;
  return [
    `curl -s ${header} '${api}/v4/panama/entidades?nombre=${encodeURIComponent(exampleName).replaceAll("'", '%27')}'`,
    `curl -s ${header} '${api}/v4/panama/entidades/${panama.organization}?include=DAT-ALL'`,
    `curl -s ${header} '${api}/v4/ecuador/entidades/${ecuador.organization}?include=DAT-CORE&dry_run=1'`,
    `curl -s -H 'Authorization: Bearer ${admin.token}' '${admin.url}/admin/accounts'`,
  ];
}

/** The agent tools, in the form that MCP clients read from their settings. */
function clientLine({ mcp, keys }) {
  const server = { type: 'http', url: mcp, headers: { 'X-Api-Key': keys.balance } };
  return JSON.stringify({ mcpServers: { 'entity-registry': server } });
}

function refreshLine({ api, keys, examples: { panama } }) {
  const route = `${api}/v4/panama/entidades/${panama.organization}/update?include=${REFRESH_CODES}`;
  return `curl -s -X POST -H 'Authorization: Bearer ${keys.balance}' '${route}'`;
}
