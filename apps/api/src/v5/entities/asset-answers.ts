import { DomainError, parseInclude } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonAnswer } from '@entity-registry/nest-kit';
import { assetCode, assetHead, mintObjectUrls, renderAsset } from '@entity-registry/registry';
import type { AssetRecord, AssetRecords, AssetType, DocumentPage, ObjectStore } from '@entity-registry/registry';
import { orTrouble } from '../../database-trouble.js';
import type { Call } from '../../gateway/call.js';
import type { Caller } from '../../gateway/caller.js';
import type { Meter } from '../../metering/meter.js';
import type { Work } from '../../metering/work.js';
import { isDryRun } from '../../validation/dry-run.js';
import { assetPrice } from './card-plan.js';
import type { CardQuery } from './card-query.dto.js';
import { pageOf } from './text-query.dto.js';
import type { TextQuery } from './text-query.dto.js';

/** The id of an asset. */
export interface AssetId extends ParsedTypedId {
  readonly type: AssetType;
}

/** v5's answers for assets by their ids, which only a balance can ask for (rulings 3, 12 and 13). */
export class AssetAnswers {
  constructor(
    private readonly meter: Meter,
    private readonly records: AssetRecords,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * One asset whole. `include` changes neither the answer nor its price, but is refused where it is none. Throws
   * `entity_not_found`.
   */
  asset(call: Call<Caller>, id: AssetId, query: CardQuery): Promise<JsonAnswer> {
    const { jurisdiction, type } = id;
    if (query.include !== undefined) parseInclude(query.include, jurisdiction, 'v5');
    const work: Work = {
      find: () => this.read(id),
      answer: async (billing: object) =>
        JSON.stringify({ ...renderAsset(await this.read(id), assetCode(jurisdiction, type)), billing }),
      conditional: true,
      finish: (text: string) => mintObjectUrls(text, this.objects),
    };
    return this.meter.run(call, assetPrice(jurisdiction, type), { dryRun: isDryRun(query.dry_run) }, work);
  }

  /**
   * One page of the text of a document. Throws `entity_not_found`, and `invalid_parameter` for what is no document and for a
   * page that it does not have.
   */
  text(call: Call, id: ParsedTypedId, query: TextQuery): Promise<JsonAnswer> {
    const { jurisdiction, type, pk } = id;
    const [page, dryRun] = [pageOf(query.page), isDryRun(query.dry_run)];
    if (type !== 'entrada' && type !== 'elemento') {
      throw new DomainError('invalid_parameter', {
        ...{ parameter: 'id', message: 'must be that of a document, such as pa_entrada_1 or pa_elemento_1' },
      });
    }
    const read = async (): Promise<DocumentPage> => {
      const document = await orTrouble(this.records.readPage(jurisdiction, type, pk, page), 'service_unavailable');
      if (document === undefined) throw new DomainError('entity_not_found');
      return document;
    };
    const work: Work = {
      // How many pages there are is part of what is paid for.
      find: read,
      answer: async (billing: object) => {
        const document = await read();
        assertPage(document, page);
        return JSON.stringify({ ...textBody(document, page), billing });
      },
      conditional: true,
    };
    return this.meter.run(call, assetPrice(jurisdiction, type), { dryRun }, work);
  }

  private async read({ jurisdiction, type, pk }: AssetId): Promise<AssetRecord> {
    const record = await orTrouble(this.records.read(jurisdiction, type, pk), 'service_unavailable');
    if (record === undefined) throw new DomainError('entity_not_found');
    return record;
  }
}

function assertPage({ pages }: DocumentPage, page: number): void {
  // The first page of a document whose text was never read says so.
  if (page <= Math.max(1, pages)) return;
  throw new DomainError('invalid_parameter', {
    ...{ parameter: 'page', message: 'must be up to the last one: `pages` of an earlier page says which' },
  });
}

function textBody(document: DocumentPage, page: number): object {
  const { pages, text, recognition } = document;
  const head = assetHead(document, assetCode(document.jurisdiction, document.type));
  const next = page < pages ? `/v5/entities/${head.id}/text?page=${String(page + 1)}` : null;
  return {
    ...head,
    ...(pages === 0 && { state: 'not_fetched' }),
    page,
    pages,
    next,
    text,
    recognition: toRecognition(recognition),
  };
}

function toRecognition(recognition: DocumentPage['recognition']): object | null {
  if (recognition === null) return null;
  const { state, engine, language, readAt, ofFormerFile } = recognition;
  return { state, engine, language, read_at: readAt?.toISOString() ?? null, of_former_file: ofFormerFile };
}
