import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { Access, PageQuery, contextOf, pageOf, setFixedHeaders, toPage } from '@entity-registry/http';
import type { PageOf, Shown } from '@entity-registry/http';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type pg from 'pg';
import type { PlatformConfig } from '../config.js';
import { Responses } from '../openapi/responses.js';
import { CONFIG, POOL } from '../providers.js';
import { Mailer } from './mailer.js';
import { OutboxPage, toOutboxMail } from './outbox.dto.js';
import type { OutboxMailView } from './outbox.dto.js';
import { OUTBOX_POLICY, outboxPage } from './outbox-page.js';

const MAX_SHOWN = 50;

/** Shows the pending mails to everyone: only in the demo, which has no mail server (OUTBOX_PAGE). */
@ApiTags('outbox')
@Controller()
export class OutboxController {
  constructor(
    private readonly mailer: Mailer,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(CONFIG) private readonly config: PlatformConfig,
  ) {}

  @Get('api/outbox')
  @Access('open')
  @Responses({ summary: 'The pending mails (only in the demo)', body: OutboxPage, errorStatuses: [404] })
  async list(@Query() query: PageQuery): Promise<PageOf<Shown<OutboxMailView>>> {
    const { limit, before } = pageOf(query);
    return toPage(await this.read(limit + 1, before), limit, toOutboxMail);
  }

  @Get('outbox')
  @Access('open')
  @ApiExcludeEndpoint()
  async page(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    const html = outboxPage(await this.read(MAX_SHOWN, null), this.config.PLATFORM_URL);
    contextOf(request).headers.push('Content-Security-Policy', OUTBOX_POLICY);
    setFixedHeaders(response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
    response.end(request.method === 'HEAD' ? undefined : html);
  }

  private read(limit: number, before: bigint | null) {
    if (!this.config.OUTBOX_PAGE) throw new DomainError('route_not_found');
    return this.mailer.waiting(this.pool, { limit, before });
  }
}
