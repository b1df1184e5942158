import { Library } from '@entity-registry/accounts';
import type { AccountId, Actor, LibraryResponseRow } from '@entity-registry/accounts';
import { JsonResponse, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { OBJECTS } from '../providers.js';
import { toLibraryResponse, toSubject } from './library.dto.js';
import type { LibraryQuery, LibraryRemovedView, LibrarySubjectView } from './library.dto.js';

/** The organization's purchases in the explorer, free for its members (ADR 0140). */
@Injectable()
export class LibraryService {
  constructor(
    private readonly library: Library,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async list(accountId: AccountId, query: LibraryQuery): Promise<PageOf<Shown<LibrarySubjectView>>> {
    const { limit, before } = pageOf(query);
    const filter = { text: query.text ?? null, code: query.code ?? null };
    return toPage(await this.library.subjects(accountId, filter, { before, limit: limit + 1 }), limit, toSubject);
  }

  async entity(accountId: AccountId, subject: string): Promise<JsonResponse> {
    return this.responsesOf(await this.library.responses(accountId, subject));
  }

  async searches({ accountId, userId }: Member): Promise<JsonResponse> {
    return this.responsesOf(await this.library.searches(accountId, userId));
  }

  async response(accountId: AccountId, id: bigint): Promise<JsonResponse> {
    const row = await this.library.response(accountId, id);
    return new JsonResponse(200, await mintObjectUrls(textOf(row), this.objects));
  }

  async remove(accountId: AccountId, subject: string, actor: Actor): Promise<Shown<LibraryRemovedView>> {
    return { entity_id: subject, answers: await this.library.remove(accountId, subject, actor) };
  }

  /** Bodies are JSON text already and may be large: they are sent unchanged, except for new document URLs. */
  private async responsesOf(rows: readonly LibraryResponseRow[]): Promise<JsonResponse> {
    const text = `{"answers":[${rows.map(textOf).join(',')}]}`;
    return new JsonResponse(200, await mintObjectUrls(text, this.objects));
  }
}

function textOf(row: LibraryResponseRow): string {
  return `${JSON.stringify(toLibraryResponse(row)).slice(0, -1)},"body":${row.body ?? 'null'}}`;
}
