import type { IncomingMessage, ServerResponse } from 'node:http';
import { Access, Site, sendFile } from '@entity-registry/nest-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';

/** Every path is one of the site's: a page, a file of one, or the page that says that there is none. */
@Controller()
export class SiteController {
  constructor(private readonly site: Site) {}

  @Get(['/', '*path'])
  @Access('open')
  file(@Req() request: IncomingMessage, @Res() response: ServerResponse): void {
    sendFile(this.site, request, response);
  }
}
