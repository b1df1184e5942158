import { AccountDisclosures } from '@entity-registry/accounts';
import type { AccountDisclosure, AccountId } from '@entity-registry/accounts';
import { DomainError, entityKey, isDomainError, parseTypedId } from '@entity-registry/domain';
import type { EntityKey } from '@entity-registry/domain';
import { csvFile, everyPage, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { DISCLOSURE_COLUMNS, toDisclosure } from './disclosure.dto.js';
import type { DisclosureView, DisclosuresQuery } from './disclosure.dto.js';

const BATCH = 1_000;

/** What an account received about an entity. */
@Injectable()
export class DisclosuresService {
  constructor(private readonly disclosures: AccountDisclosures) {}

  /** Throws `invalid_parameter`. */
  async list(accountId: AccountId, query: DisclosuresQuery): Promise<PageOf<Shown<DisclosureView>>> {
    const { limit, before } = pageOf(query);
    const rows = await this.disclosures.list(accountId, keyOf(query.entity), { before, limit: limit + 1 });
    return toPage(rows, limit, toDisclosure);
  }

  /** All of it, as a file that is sent while it is read. Throws `invalid_parameter`. */
  async file(accountId: AccountId, entity: string): Promise<StreamableFile> {
    const key = keyOf(entity);
    const read = (before: bigint | null): Promise<AccountDisclosure[]> =>
      this.disclosures.list(accountId, key, { before, limit: BATCH });
    // Read before the response begins, so that a database error still gets its own response.
    const first = await read(null);
    return csvFile({
      name: `received-${entity}.csv`,
      columns: DISCLOSURE_COLUMNS,
      batches: linesOf(everyPage(first, BATCH, read)),
    });
  }
}

async function* linesOf(pages: AsyncIterable<readonly AccountDisclosure[]>) {
  for await (const page of pages) {
    yield page.map((row) => {
      const { levels, signals, ...rest } = toDisclosure(row);
      return { ...rest, levels: levels.join(' '), signals: signals.join(' ') };
    });
  }
}

function keyOf(text: string): EntityKey {
  try {
    return entityKey(parseTypedId(text));
  } catch (error) {
    if (!isDomainError(error, 'malformed_id') && !(error instanceof RangeError)) throw error;
    throw new DomainError('invalid_parameter', {
      parameter: 'entity',
      message: 'must be a typed id such as pa_own_42',
    });
  }
}
