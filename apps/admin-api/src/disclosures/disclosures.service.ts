import { DisclosureLog } from '@entity-registry/accounts';
import type { AccountId, Actor } from '@entity-registry/accounts';
import { DomainError, entityKey, isDomainError, parseTypedId } from '@entity-registry/domain';
import type { EntityKey } from '@entity-registry/domain';
import { idOf, pageOf, startOfDay, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Injectable } from '@nestjs/common';
import { toDisclosure } from './disclosure.dto.js';
import type { DisclosureView, DisclosuresQuery } from './disclosure.dto.js';

/** Maps the disclosure log between the wire and the accounts library. */
@Injectable()
export class DisclosuresService {
  constructor(private readonly log: DisclosureLog) {}

  /** Throws `invalid_parameter`, `unknown_account`. */
  async list(query: DisclosuresQuery, actor: Actor): Promise<PageOf<Shown<DisclosureView>>> {
    const { limit, before } = pageOf(query);
    const { reason, level = null, since } = query;
    const accountId = idOf(query.account) as AccountId | null;
    const entity = query.entity === undefined ? null : keyOf(query.entity);
    if (accountId === null && entity === null) throw invalidParameter('entity', 'or account is required');
    if (level !== null && entity === null) throw invalidParameter('level', 'needs an entity');
    const filter = { accountId, entity, level, since: since === undefined ? null : startOfDay(since) };
    const entries = await this.log.list(filter, { before, limit: limit + 1 }, { actor, reason });
    return toPage(entries, limit, toDisclosure);
  }
}

function keyOf(text: string): EntityKey {
  try {
    return entityKey(parseTypedId(text));
  } catch (error) {
    if (!isDomainError(error, 'malformed_id') && !(error instanceof RangeError)) throw error;
    throw invalidParameter('entity', 'must be a typed id such as pa_own_42');
  }
}

function invalidParameter(parameter: string, message: string): DomainError {
  return new DomainError('invalid_parameter', { parameter, message });
}
