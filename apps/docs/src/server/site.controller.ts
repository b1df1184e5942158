import type { IncomingMessage, ServerResponse } from 'node:http';
import { Access, Site, sendFile } from '@entity-registry/http';
import { Controller, Get, Req, Res } from '@nestjs/common';

/** Serves every path: a page, one of its files, or the not-found page. */
@Controller()
export class SiteController {
  constructor(private readonly site: Site) {}

  @Get(['/', '*path'])
  @Access('open')
  file(@Req() request: IncomingMessage, @Res() response: ServerResponse): void {
    sendFile(this.site, request, response);
  }
}
