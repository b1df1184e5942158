/** What .data/demo.json says: addresses, keys and examples of what runs. */
export function demoFile({ ports, keys, examples }) {
  return { api: `http://127.0.0.1:${ports.api}`, keys, examples };
}

/** The text that ends `npm start`: addresses, keys, and three lines to paste into a shell. */
export function summary({ demo, ports, exampleName, secretsFile, databaseUrl, seconds }) {
  const rows = [
    ['API', demo.api],
    ['metrics', `http://127.0.0.1:${ports.metrics}/metrics`],
    ['PostgreSQL', databaseUrl.replace(/:[^:@/]+@/, ':***@')],
    ['key with a balance', demo.keys.balance],
    ['key of the free tier', demo.keys.free],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
  return `
${table}

${curlLines(demo, exampleName).join('\n')}

Ready in ${seconds} s. The database holds hashes of keys only; the text of these two is in ${secretsFile}
and in .data/demo.json, for their owner's eyes. Ctrl-C stops everything and keeps the data.
`;
}

/** A search, a detail, and a price without a charge. */
function curlLines({ api, keys, examples }, exampleName) {
  const header = `-H 'Authorization: Bearer ${keys.balance}'`;
  const { panama, ecuador } = examples;
  return [
    `curl -s ${header} '${api}/v4/panama/entidades?nombre=${encodeURIComponent(exampleName).replaceAll("'", '%27')}'`,
    `curl -s ${header} '${api}/v4/panama/entidades/${panama.organization}?include=DAT-ALL'`,
    `curl -s ${header} '${api}/v4/ecuador/entidades/${ecuador.organization}?include=DAT-CORE&dry_run=1'`,
  ];
}
