import { Library } from '@entity-registry/accounts';
import type { AccountId, Actor, LibraryAnswerRow } from '@entity-registry/accounts';
import { JsonAnswer, pageOf, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { mintObjectUrls } from '@entity-registry/registry';
import type { ObjectStore } from '@entity-registry/registry';
import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../access/current-member.js';
import { OBJECTS } from '../providers.js';
import { toAnswer, toSubject } from './library.dto.js';
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

  async entity(accountId: AccountId, subject: string): Promise<JsonAnswer> {
    return this.answersOf(await this.library.answers(accountId, subject));
  }

  async searches({ accountId, userId }: Member): Promise<JsonAnswer> {
    return this.answersOf(await this.library.searches(accountId, userId));
  }

  async answer(accountId: AccountId, id: bigint): Promise<JsonAnswer> {
    const row = await this.library.answer(accountId, id);
    return new JsonAnswer(200, await mintObjectUrls(textOf(row), this.objects));
  }

  async remove(accountId: AccountId, subject: string, actor: Actor): Promise<Shown<LibraryRemovedView>> {
    return { entity_id: subject, answers: await this.library.remove(accountId, subject, actor) };
  }

  /** Bodies are JSON text already and may be large: they are sent unchanged, except for new document URLs. */
  private async answersOf(rows: readonly LibraryAnswerRow[]): Promise<JsonAnswer> {
    const text = `{"answers":[${rows.map(textOf).join(',')}]}`;
    return new JsonAnswer(200, await mintObjectUrls(text, this.objects));
  }
}

function textOf(row: LibraryAnswerRow): string {
  return `${JSON.stringify(toAnswer(row)).slice(0, -1)},"body":${row.body ?? 'null'}}`;
}
