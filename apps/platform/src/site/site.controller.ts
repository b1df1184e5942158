import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { Access, sendFile } from '@entity-registry/nest-kit';
import type { Site } from '@entity-registry/nest-kit';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { PlatformError } from '../errors/platform-error.js';

/** Names the built pages among the app's providers; null: they are not built. */
export const PAGES = Symbol('pages');

/** Every path but those of the API is one of the dashboard's: a file of it, or the single page, whose script knows the path. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(@Inject(PAGES) private readonly site: Site | null) {}

  @Get(['/', '*path'])
  @Access('open')
  // The address of a page may say what it shows: a query that the script reads, and that nothing here may refuse.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- to take a query is to declare it
  file(@Req() request: IncomingMessage, @Res() response: ServerResponse, @Query() _query: object): void {
    if (/^\/api(?:[/?]|$)/i.test(request.url ?? '')) throw new DomainError('route_not_found');
    if (this.site === null) throw new PlatformError({ code: 'pages_not_built' });
    sendFile(this.site, request, response);
  }
}
