import type { IncomingMessage, ServerResponse } from 'node:http';
import { Access, Site, sendFile } from '@entity-registry/nest-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';

/** Every path belongs to the site: a page, a file of one, or the not-found page. */
@Controller()
export class SiteController {
  constructor(private readonly site: Site) {}

  @Get(['/', '*path'])
  @Access('open')
  file(@Req() request: IncomingMessage, @Res() response: ServerResponse): void {
    sendFile(this.site, request, response);
  }
}
