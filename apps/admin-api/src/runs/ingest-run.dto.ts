import { OneOf, PageQuery, ShownCount, ShownId, ShownText, ShownTime, pageSchema } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import type { IngestRunRow } from '@entity-registry/accounts';

const STATUSES = ['running', 'completed', 'failed'] as const;

export class IngestRunsQuery extends PageQuery {
  @OneOf(STATUSES, { description: 'only runs with this status', optional: true })
  readonly status?: IngestRunRow['status'];
}

export class IngestRunView {
  @ShownId('the run')
  readonly id!: number;
  @ShownText('the dataset', { example: 'co_secop' })
  readonly dataset!: string;
  @ShownText('its status', { enum: [...STATUSES] })
  readonly status!: string;
  @ShownCount('version of the importer')
  readonly importer_version!: number;
  @ShownText('name of the file; null: none', { nullable: true })
  readonly file_name!: string | null;
  @ShownCount('size of the file; null: no file', { nullable: true })
  readonly file_bytes!: number | null;
  @ShownCount('progress: input lines whose rows are committed')
  readonly lines_done!: number;
  @ShownCount('progress: bytes of the text of the file read so far')
  readonly bytes_done!: number;
  @ShownCount('bytes of the uncompressed text of the file; null: unknown', { nullable: true })
  readonly bytes_total!: number | null;
  @ShownTime('when the last rows were committed; null: none since it started or resumed', { nullable: true })
  readonly advanced_at!: string | null;
  @ShownCount('lines per second since it started or resumed; null: unknown yet', { nullable: true })
  readonly lines_per_second!: number | null;
  @ShownCount('seconds left at this rate; null: it is not running, or unknown', { nullable: true })
  readonly seconds_left!: number | null;
  @ShownCount('rows added')
  readonly rows_inserted!: number;
  @ShownCount('rows changed')
  readonly rows_updated!: number;
  @ShownCount('unchanged rows')
  readonly rows_unchanged!: number;
  @ShownCount('rejected rows')
  readonly rows_rejected!: number;
  @ShownText('whether the data is synthetic', { type: 'boolean' })
  readonly synthetic!: boolean;
  @ShownText('why it failed; null: it did not', { nullable: true })
  readonly error!: string | null;
  @ShownTime('when it started')
  readonly started_at!: string;
  @ShownTime('when it ended; null: not yet', { nullable: true })
  readonly finished_at!: string | null;
}

export const IngestRunPage = pageSchema(IngestRunView);

export function toIngestRun(run: IngestRunRow): Shown<IngestRunView> {
  return {
    id: Number(run.id),
    dataset: run.dataset,
    status: run.status,
    importer_version: run.importerVersion,
    file_name: run.fileName,
    file_bytes: run.fileBytes === null ? null : Number(run.fileBytes),
    lines_done: Number(run.checkpoint),
    bytes_done: Number(run.status === 'completed' ? (run.textBytes ?? run.bytesDone) : run.bytesDone),
    bytes_total: run.textBytes === null ? null : Number(run.textBytes),
    advanced_at: run.advancedAt?.toISOString() ?? null,
    ...paceOf(run),
    rows_inserted: Number(run.rowsInserted),
    rows_updated: Number(run.rowsUpdated),
    rows_unchanged: Number(run.rowsUnchanged),
    rows_rejected: Number(run.rowsRejected),
    synthetic: run.synthetic,
    error: run.error,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}

/** The rate of the process that reads the file now, or read it last. It isn't a forecast for the next seconds. */
function paceOf(run: IngestRunRow): Pick<Shown<IngestRunView>, 'lines_per_second' | 'seconds_left'> {
  const since = run.resumedAt ?? run.startedAt;
  const seconds = ((run.advancedAt?.getTime() ?? 0) - since.getTime()) / 1_000;
  if (seconds <= 0) return { lines_per_second: null, seconds_left: null };
  const bytes = Number(run.bytesDone - run.resumedBytes);
  const left = run.textBytes === null ? null : Number(run.textBytes - run.bytesDone);
  return {
    lines_per_second: Math.round(Number(run.checkpoint - run.resumedLine) / seconds),
    seconds_left: run.status !== 'running' || left === null || bytes <= 0 ? null : Math.ceil((left * seconds) / bytes),
  };
}
