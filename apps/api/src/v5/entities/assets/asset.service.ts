import { DomainError, disclosureOf } from '@entity-registry/domain';
import type { ParsedTypedId } from '@entity-registry/domain';
import type { JsonResponse } from '@entity-registry/http';
import { assetCode, assetFact, assetHead, mintObjectUrls, renderAsset } from '@entity-registry/registry';
import type { AssetRecord, AssetRecords, AssetType, DocumentPage, ObjectStore } from '@entity-registry/registry';
import { mapDatabaseErrors } from '../../../map-database-errors.js';
import type { ApiRequest } from '../../../gateway/api-request.js';
import type { Caller } from '../../../gateway/caller.js';
import type { Meter } from '../../../metering/meter.js';
import { withoutCharging } from '../../../metering/priced-request.js';
import type { BilledHandler } from '../../../metering/billed-handler.js';
import { isDryRun } from '../../../validation/dry-run-query.dto.js';
import { assetPlan } from '../entity-plan.js';
import type { EntityQuery } from '../entity-query.dto.js';
import { pageOf } from '../sections/text-query.dto.js';
import type { TextQuery } from '../sections/text-query.dto.js';

/** The id of an asset. */
export interface AssetId extends ParsedTypedId {
  readonly type: AssetType;
}

/** v5's responses for assets by their ids, available only with a balance (ADRs 0003, 0011 and 0006). */
export class AssetService {
  constructor(
    private readonly meter: Meter,
    private readonly records: AssetRecords,
    private readonly objects: ObjectStore,
  ) {}

  /**
   * One complete asset, for the cheapest named code that covers it, or the cheapest of all without `include`. Throws
   * `entity_not_found`, and `include_not_applicable` if no named code covers it.
   */
  getAsset(request: ApiRequest<Caller>, id: AssetId, query: EntityQuery): Promise<JsonResponse> {
    const { code, priced } = assetPlan(id.jurisdiction, id.type, query.include);
    const handler: BilledHandler = {
      find: () => this.read(id),
      respond: async (billing: object) => {
        const record = await this.read(id);
        return {
          text: JSON.stringify({ ...renderAsset(record, code), billing }),
          disclosure: disclosureOf('asset', [assetFact(record)]),
        };
      },
      conditional: true,
      finish: (getDocumentText: string) => mintObjectUrls(getDocumentText, this.objects),
    };
    return this.meter.run(request, priced, { dryRun: isDryRun(query) }, handler);
  }

  /**
   * One page of the text of a document. Costs only the base if the text was never read. Throws `entity_not_found`, and
   * `invalid_parameter` if the id is not a document's or the page does not exist.
   */
  getDocumentText(request: ApiRequest, id: ParsedTypedId, query: TextQuery): Promise<JsonResponse> {
    const { jurisdiction, type, pk } = id;
    const [page, dryRun] = [pageOf(query), isDryRun(query)];
    if (type !== 'entrada' && type !== 'elemento') {
      throw new DomainError('invalid_parameter', {
        ...{ parameter: 'id', message: 'must belong to a document, such as pa_entrada_1 or pa_elemento_1' },
      });
    }
    const read = async (): Promise<DocumentPage> => {
      const document = await mapDatabaseErrors(
        this.records.readPage(jurisdiction, type, pk, page),
        'service_unavailable',
      );
      if (document === undefined) throw new DomainError('entity_not_found');
      return document;
    };
    const { code, priced } = assetPlan(jurisdiction, type);
    const finalPrice = (document: DocumentPage) => (isRead(document) ? priced : withoutCharging(priced, [code]));
    const handler: BilledHandler = {
      // The number of pages is part of the paid data.
      find: read,
      estimate: async () => finalPrice(await read()),
      respond: async (_billing, setFinalPrice) => {
        const document = await read();
        assertPage(document, page);
        const billing = setFinalPrice(finalPrice(document));
        return {
          text: JSON.stringify({ ...textBody(document, page), billing }),
          disclosure: disclosureOf('text', [assetFact(document, document.text !== null)]),
        };
      },
      conditional: true,
    };
    return this.meter.run(request, priced, { dryRun }, handler);
  }

  private async read({ jurisdiction, type, pk }: AssetId): Promise<AssetRecord> {
    const record = await mapDatabaseErrors(this.records.read(jurisdiction, type, pk), 'service_unavailable');
    if (record === undefined) throw new DomainError('entity_not_found');
    return record;
  }
}

/** Whether the text of a document was ever read, even if it was empty. */
function isRead({ pages, recognition }: DocumentPage): boolean {
  return pages > 0 || recognition?.state === 'read';
}

function assertPage({ pages }: DocumentPage, page: number): void {
  // The first page of a document whose text was never read says so.
  if (page <= Math.max(1, pages)) return;
  throw new DomainError('invalid_parameter', {
    ...{ parameter: 'page', message: 'must not exceed the number of pages: see `pages` of an earlier page' },
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
