import type { IncomingMessage } from 'node:http';
import { DRAFT_HOURS, DataRequests, MAX_DOCUMENT_BYTES } from '@entity-registry/accounts';
import type { OwnDataRequest } from '@entity-registry/accounts';
import { DomainError } from '@entity-registry/domain';
import { contextOf, readBody, singleHeader } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { inTransaction } from '@entity-registry/database';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type pg from 'pg';
import { PlatformError } from '../errors/platform-error.js';
import { normalEmail } from '../identity/fields.js';
import { SignInGate } from '../identity/sign-in-gate.js';
import { Mailer } from '../mail/mailer.js';
import { POOL } from '../providers.js';
import { DATA_RIGHTS_VIEW, entityOf, toDataRequest } from './data-request.dto.js';
import type {
  DataRequestBody,
  DataRequestLinkView,
  DataRequestSentView,
  DataRequestView,
  DataRightsView,
} from './data-request.dto.js';

const LINK_HEADER = 'x-data-request-link';

/** The public form about personal data (ADR 0209): limited by network and mailbox, and silent about what we hold. */
@Injectable()
export class DataRequestsService {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly requests: DataRequests,
    private readonly mailer: Mailer,
    private readonly gate: SignInGate,
  ) {}

  rights(): Shown<DataRightsView> {
    return DATA_RIGHTS_VIEW;
  }

  async submit(body: DataRequestBody, request: IncomingMessage): Promise<Shown<DataRequestSentView>> {
    const { jurisdiction, right, name, language } = body;
    const email = normalEmail(body.email);
    const entity = body.entity === undefined ? null : entityOf(body.entity);
    if (entity !== null && entity.jurisdiction !== jurisdiction) {
      throw new DomainError('invalid_parameter', {
        parameter: 'entity',
        message: 'is of another country: choose that country, or leave the entity out',
      });
    }
    await this.gate.attempts.consumeForAddress('data request from', this.gate.addressOf(request));
    await this.gate.attempts.consume('data request mail to', email);
    await inTransaction(this.pool, async (tx) => {
      const token = await this.requests.submit(tx, {
        ...{ jurisdiction, right, name, email, language, about: body.about.trim() },
        ...{ identifiers: body.identifiers ?? null, aboutEntity: entity?.id ?? null },
      });
      const data = { name, right, token, hours: DRAFT_HOURS };
      await this.mailer.enqueue(tx, { to: email, template: 'data-request-confirm', language, data });
    });
    return { sent: true, hours: DRAFT_HOURS };
  }

  /** Throws `token_invalid`, `too_many_data_requests`. */
  async confirm(token: string, request: IncomingMessage): Promise<Shown<DataRequestLinkView>> {
    await this.countLink(request);
    const confirmed = await this.requests.confirm(token);
    if (confirmed === null) throw new PlatformError({ code: 'token_invalid' });
    return { link: confirmed.link };
  }

  /** Throws `token_invalid`. */
  async status(link: string, request: IncomingMessage): Promise<Shown<DataRequestView>> {
    await this.countLink(request);
    return toDataRequest(await this.find(link));
  }

  /** Reads the body only after the link was checked, so that nobody else can send large files. Throws `token_invalid`. */
  async upload(request: IncomingMessage): Promise<Shown<DataRequestView>> {
    const address = this.gate.addressOf(request);
    await this.gate.attempts.consumeForAddress('identity document from', address);
    const link = singleHeader(request, LINK_HEADER) ?? '';
    const { state } = await this.find(link);
    // A closed door says so before the file is sent.
    if (state !== 'opened') await this.requests.upload(link, Buffer.alloc(0));
    const bytes = await readBody(request, MAX_DOCUMENT_BYTES);
    if ((await this.requests.upload(link, bytes)) === null) throw new PlatformError({ code: 'token_invalid' });
    return toDataRequest(await this.find(link));
  }

  /** Throws `token_invalid`. */
  async readExport(link: string, request: IncomingMessage): Promise<StreamableFile> {
    await this.countLink(request);
    const file = await this.requests.readExport(link);
    if (file === null) throw new PlatformError({ code: 'token_invalid' });
    contextOf(request).headers.push('Cache-Control', 'no-store');
    return new StreamableFile(Buffer.from(file.text), {
      type: 'application/json; charset=utf-8',
      disposition: `attachment; filename="data-request-${String(file.id)}.json"`,
    });
  }

  private countLink(request: IncomingMessage): Promise<void> {
    return this.gate.attempts.consumeForAddress('link from', this.gate.addressOf(request));
  }

  private async find(link: string): Promise<OwnDataRequest> {
    const request = await this.requests.find(link);
    if (request === null) throw new PlatformError({ code: 'token_invalid' });
    return request;
  }
}
