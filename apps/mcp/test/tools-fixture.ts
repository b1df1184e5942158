import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createLogger, createMetricsRegistry, parseEnvironment } from '@entity-registry/http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { ApiFixture } from '../../api/test/api-fixture.js';
import type { Customer } from '../../api/test/api-fixture.js';
import { writeSyntheticAssets } from '../../api/test/synthetic-assets.js';
import { createStubRefreshRunner } from '../../worker/test/stub-refresh-runner.js';
import { McpEnvironment } from '../src/config.js';
import { createMcpApp } from '../src/create-app.js';
import type { McpApp } from '../src/create-app.js';
import { createRegistryModule } from '../src/registry-module.js';

const SECRET = 'a secret of the tests, long enough';

/** The result of a tool. */
export interface ToolResponse {
  readonly isError: boolean;
  readonly data: Record<string, unknown>;
}

/** The agent-tool server in front of the API, both over HTTP, on the API's synthetic register. */
export class ToolsFixture {
  /** The tools' current time, in milliseconds. */
  time = Date.parse('2026-11-21T12:00:00Z');
  private readonly clients: Client[] = [];

  private constructor(
    readonly api: ApiFixture,
    private readonly mcp: McpApp,
    /** Keys of the company's records, by tag. */
    private readonly records: Readonly<Record<string, bigint>>,
  ) {}

  static async open(): Promise<ToolsFixture> {
    const api = await ApiFixture.open({ environment: { AGENT_SERVER_TOKEN: SECRET } });
    const records = await writeSyntheticAssets(api.db, api.ids.company);
    const { port } = api.server.address() as AddressInfo;
    const parsed = parseEnvironment(McpEnvironment, {
      API_URL: `http://127.0.0.1:${String(port)}`,
      AGENT_SERVER_TOKEN: SECRET,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const destination = new Writable({
      write: (_line, _encoding, done) => {
        done();
      },
    });
    const deps = { now: () => fixture.time, randomId: () => crypto.randomUUID() };
    const mcp = await createMcpApp({
      config: parsed.value,
      log: createLogger({ service: 'mcp', level: 'info', destination }),
      metrics: createMetricsRegistry('mcp'),
      now: () => performance.now(),
      modules: [createRegistryModule(deps)],
    });
    await mcp.app.listen(0, '127.0.0.1');
    const fixture = new ToolsFixture(api, mcp, records);
    return fixture;
  }

  /** Connects the official client, with the current protocol or the previous one, with this key. */
  async connect(customer?: Pick<Customer, 'key'>, mode: 'auto' | 'legacy' = 'auto'): Promise<Client> {
    const { port } = this.mcp.app.getHttpServer().address() as AddressInfo;
    const client = new Client({ name: 'the tests', version: '1.0.0' }, { versionNegotiation: { mode } });
    const headers: Record<string, string> = customer ? { 'X-Api-Key': customer.key } : {};
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${String(port)}/mcp`), { requestInit: { headers } }),
    );
    this.clients.push(client);
    return client;
  }

  /** Typed id of the company's record with this tag. */
  asset(type: string, tag: string): string {
    return `pa_${type}_${String(this.records[tag])}`;
  }

  get company(): string {
    return `pa_own_${String(this.api.ids.company)}`;
  }

  get person(): string {
    return `pa_own_${String(this.api.ids.person)}`;
  }

  /** Processes a refresh like the worker; its sources have nothing. */
  async refresh(id: unknown): Promise<void> {
    const refreshes = createStubRefreshRunner(this.api.db, () => this.api.time);
    await refreshes.run(BigInt(Number(id)), new AbortController().signal, true);
  }

  /** Scanned text of the company's document, page by page. */
  async writeText(pages: readonly string[]): Promise<void> {
    await this.api.db.query(
      `insert into document_text (level, jurisdiction, pk, page, body)
       select 'documentos_escaneados', 'pa', $1, page, body from unnest($2::text[]) with ordinality as text (body, page)`,
      [this.records['documentos_escaneados'], pages],
    );
  }

  /** Links the company to this many synthetic persons. */
  async writeTies(count: number): Promise<void> {
    await this.api.db.query(
      `with person as (
         insert into entity (jurisdiction, pk, sid, kind, nombre, core, source, run_id, fetched_at)
         select jurisdiction, nextval('entity_pk_seq'), 'tie:' || n, kind, 'Socia Inventada ' || n, core, source, run_id, fetched_at
           from entity, generate_series(1, $3) n where jurisdiction = 'pa' and pk = $1 returning pk, run_id)
       insert into link (jurisdiction, from_pk, to_pk, role, source_key, cargo, active, method, score, source, run_id, fetched_at)
       select 'pa', pk, $2, 'director', 'seat', 'VOCAL', true, 'id', 1, 'registro_publico', run_id, now() from person`,
      [this.api.ids.person, this.api.ids.company, count],
    );
  }

  /** The account's charges, newest first, USD. */
  async charges(customer: Customer): Promise<string[]> {
    return (await this.api.charges(customer)).map((amount) => (-Number(amount) / 1_000_000).toFixed(2));
  }

  async close(): Promise<void> {
    for (const client of this.clients) await client.close();
    await this.mcp.close();
    await this.api.close();
  }
}

/** Calls a tool; the client itself validates the result against the tool's output schema. */
export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolResponse> {
  const { isError = false, structuredContent } = await client.callTool({ name, arguments: args });
  return { isError, data: structuredContent as Record<string, unknown> };
}
