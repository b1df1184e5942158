import { DEFAULT_INPUTS, plan } from './model.js';
import type { Inputs, Plan } from './model.js';
import type { CapacityFigures } from './run.js';
import { MOST_OPENED, OPENED_SECONDS } from './open-load.js';
import { DEADLINE_MS } from './run.js';

const ENTITIES = [1_000_000, 10_000_000, 100_000_000];
const RATES = [100, 1_000, 10_000];
/** The size that readers ask for first. */
const EXAMPLE = { entities: 10_000_000, rate: 1_000 };
/** From this share of the processor on, other programs make times useless that include waiting. */
const BUSY = 0.1;
/** Tables that are listed by name. */
const LISTED = 12;

/** `docs/capacity.md`: what was measured, what it means for other sizes, and what a reader can change. */
export function capacityPage(
  figures: CapacityFigures,
  { date, machine, inputs = DEFAULT_INPUTS }: { date: string; machine: string; inputs?: Inputs },
): string {
  const plans = ENTITIES.flatMap((entities) => RATES.map((rate) => plan(entities, rate, figures.measured, inputs)));
  const sections = [
    introduction(figures, date, machine),
    planSection(plans, plan(EXAMPLE.entities, EXAMPLE.rate, figures.measured, inputs), inputs),
    kindSection(figures),
    storageSection(figures),
    queueSection(figures),
  ];
  return `${sections.join('\n\n')}\n`;
}

function introduction({ entities, others }: CapacityFigures, date: string, machine: string): string {
  return `# Capacity

What a number of entities and a rate of billed calls take: machines, disks, replicas, search nodes, and their order of cost.
\`npm run bench -- capacity\` measures and writes this page. Measured on ${date}: ${count(entities)} entities, ${machine}, with PostgreSQL,
the API and the load on one machine. Other programs used ${percent(others)} of its processor time meanwhile${others > BUSY ? ', so waiting times are far longer\nthan on a machine of its own; processor times are some tenths longer' : ''}.

The figures are an order of magnitude, not an offer: processor times differ between machines by a factor of two. Measure on yours
before you buy.`;
}

function planSection(plans: readonly Plan[], example: Plan, inputs: Inputs): string {
  const rows = plans.map((each) => [
    count(each.entities),
    count(each.rate),
    String(each.machines),
    String(each.apiCores),
    `${each.databaseCores} cores, ${count(each.databaseMemory)} GB`,
    `${count(each.databaseDisk)} GB`,
    String(each.standbys),
    String(each.searchNodes),
    count(Math.ceil(each.writesPerSecond)),
    each.walMegabytesPerSecond.toFixed(1),
    money(each.cost),
  ]);
  const header = [
    ...['entities', 'billed calls/s', 'machines', 'API cores', 'each database server', 'disk of each', 'standbys'],
    ...['search nodes', 'disk writes/s', 'WAL MB/s', 'USD a month'],
  ];
  return `## What you need

**${count(example.entities)} entities at ${count(example.rate)} billed calls a second take ${example.machines} machines**: ${example.apiCores} cores for the API, a primary and
${example.standbys} standbys with ${example.databaseCores} cores, ${count(example.databaseMemory)} GB of memory and ${count(example.databaseDisk)} GB of disk each, and ${example.searchNodes} search nodes; some ${money(example.cost)} USD a
month.

${table(header, rows)}

- The rate is the highest of the month. Cores are used up to ${percent(inputs.load)} at that rate: beyond it, waiting times grow quickly (below).
- The API has one core more than the load takes, with 1 GB of memory each, on machines of at most 4 cores, at least two, so that one can be replaced. It runs
  one process for each core.
- Of the standbys, one acknowledges each charge and one more follows, so that no charge is lost with a machine. Where the primary alone would
  need more than 16 cores, they answer reads, and more are added.
- Disks have room for the entities, for ${inputs.months} months of charges at ${percent(inputs.averageShare)} of the highest rate, and 40 % more. Older months are moved to
  the object store, whose first year is in the cost. At high rates, charges take more disk than entities: keep fewer months.
- Memory holds 15 % of the entities, at least 8 GB. If your callers read all of them equally often, take more.
- From 10 million entities on, search runs on OpenSearch: at least three nodes, so that one can fail, each with 4 cores and 16 GB; together they store
  3,000 bytes for an entity, in two copies. Below, PostgreSQL answers, though OpenSearch already pays off for facets and for words in long texts
  from about a million entities on.
- Prices, which are inputs of the tool: ${inputs.corePrice} USD for a core a month, ${inputs.memoryPrice} for a GB of memory, ${inputs.diskPrice} for a GB of disk, ${inputs.objectPrice} for a GB in the
  object store. Change them, the load and the months with the options of \`npm run bench -- capacity --help\`.
- Not included: Redis, the worker, the dashboard, the proxy, Patroni with etcd, monitoring, traffic, support and people. Nor backups: two weeks of
  write-ahead log at the average rate are ${count(backupGigabytes(example, inputs))} GB in the example above, and each base copy is as large as what a disk holds. Restoring one takes
  hours: measure it on your network.
- Other sizes than the measured one are computed in proportion, searches at the cost that they have in PostgreSQL. With a million entities, the same machine
  answered 0.7 to 1.0 times as many calls a second as below ([benchmarks](benchmarks.md#one-million-entities)). The standby that acknowledges each charge
  adds the time of its network and its disk to a call's, but hardly any processor time; \`npm run test:ha\` runs with one.
- How the parts are set up: [production](guides/production.md).`;
}

/** Write-ahead log that a point-in-time restore of two weeks needs. */
function backupGigabytes({ walMegabytesPerSecond }: Plan, { averageShare }: Inputs): number {
  const [seconds, megabytes] = [14 * 86_400, 1_000];
  return Math.round((walMegabytesPerSecond * averageShare * seconds) / megabytes);
}

function kindSection({ kinds, read, measured }: CapacityFigures): string {
  const rows = [...kinds, read].map((kind) => [
    kind.name,
    percent(kind.share),
    count(Math.round(kind.requestsPerSecond)),
    kind.p50.toFixed(1),
    kind.p99.toFixed(1),
    kind.apiMs.toFixed(2),
    kind.databaseMs.toFixed(2),
    count(Math.round(1_000 / (kind.apiMs + kind.databaseMs))),
  ]);
  const header = ['call', 'of the mix', 'calls/s', 'p50 ms', 'p99 ms', 'API ms', 'PostgreSQL ms', 'calls/s and core'];
  return `## Calls a second and core

Processor time of one call in the API and in PostgreSQL, as the processes count it. Times of other programs on the machine don't count,
so this is what other sizes are computed from; calls a second, p50 and p99 are those of this machine, with all connections busy.

${table(header, rows)}

A call of the mix takes ${measured.apiMs.toFixed(2)} ms of the API and ${measured.databaseMs.toFixed(2)} ms of PostgreSQL, of which replicas can take ${measured.readMs.toFixed(2)} ms.`;
}

function storageSection({ tables, entities, charge, measured }: CapacityFigures): string {
  const own = (each: { bytes: number; indexBytes: number }) => each.bytes + each.indexBytes;
  const others = tables.slice(LISTED);
  const row = (name: string, bytes: number, indexBytes: number) => [
    name,
    count(Math.round(bytes / entities)),
    count(Math.round(indexBytes / entities)),
    count(Math.round((bytes + indexBytes) / entities)),
  ];
  const rows = [
    ...tables.slice(0, LISTED).map((each) => row(`\`${each.table}\``, each.bytes, each.indexBytes)),
    row(
      `${others.length} others`,
      others.reduce((sum, each) => sum + each.bytes, 0),
      others.reduce((sum, each) => sum + each.indexBytes, 0),
    ),
    row(
      'all',
      tables.reduce((sum, each) => sum + each.bytes, 0),
      tables.reduce((sum, each) => sum + own(each) - each.bytes, 0),
    ),
  ];
  return `## Bytes for an entity, and for a charge

${table(['table', 'data', 'indexes', 'bytes for an entity'], rows)}

A charge adds ${count(Math.round(measured.chargeBytes))} bytes to the ledger and the log of disclosures, writes ${count(Math.round(measured.walBytes))} bytes of write-ahead log, and needs ${measured.writes.toFixed(2)} writes
and syncs of files (over ${count(charge.charges)} charges, checkpoint included): charges that arrive together are booked and synced together.`;
}

function queueSection({ points, simulated, serviceMs, seconds }: CapacityFigures): string {
  const measured = points.map((point) => [
    percent(point.load),
    count(Math.round(point.rate)),
    point.simulatedP99.toFixed(0),
    point.measuredP99.toFixed(0),
    percent(point.simulatedAnswered),
    percent(point.measuredAnswered),
    point.statuses,
  ]);
  const header = [
    ...['load', 'calls/s', 'p99 ms, simulated', 'p99 ms, measured'],
    ...['answered, simulated', 'answered, measured', 'responses by status'],
  ];
  const sizes = simulated[0]?.byServers.map(({ servers }) => `${servers} ${servers === 1 ? 'core' : 'cores'}`) ?? [];
  const bySize = simulated.map(({ load, byServers }) => [
    percent(load),
    ...byServers.map(({ p99 }) => `${p99.toFixed(1)} times`),
  ]);
  return `## Waiting times against load

A queue in front of equal servers is simulated with service times drawn from those measured at a tenth of the load. Its means are tested
against the formulas for M/M/1, M/D/1 and M/M/2. p99 from arrival to answer, as a multiple of the mean service time (here ${serviceMs.toFixed(1)} ms):

${table(['load', ...sizes], bySize)}

It breaks at a load of 1: without deadlines, each second of overload adds to all waiting times after it, until callers give up. With them
([ADR 0198](adr/0198-deadlines-and-admission.md)), what can't be answered in time is refused early, which costs a fraction of answering. This machine, sent
billed details for ${seconds} s at random times, whether or not earlier ones were answered, with a deadline of ${count(DEADLINE_MS)} ms, over as many connections as ${OPENED_SECONDS} s
of requests need, at most ${count(MOST_OPENED)}. The last row is beyond the knee; what waits when it ends is still answered or refused:

${table(header, measured)}

The simulation takes the machine as one server that is as fast as all of its cores were when every connection was busy. It doesn't know that the load
program takes a part of the same cores, that each refusal costs some time too, and that collecting garbage and writing to disk stop a process now and then. So
plan by the measured p99, and beyond the knee by the measured share of calls that are answered.`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(header), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const count = (value: number): string => value.toLocaleString('en-US');
const percent = (share: number): string => `${String(Math.round(share * 100))} %`;

/** Two digits are as much as the figures say. */
function money(amount: number): string {
  return count(Number(amount.toPrecision(2)));
}
