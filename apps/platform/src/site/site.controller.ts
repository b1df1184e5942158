import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '@entity-registry/domain';
import { Access, AnyQuery, sendFile } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { PlatformConfig } from '../config.js';
import { PlatformError } from '../errors/platform-error.js';
import { CONFIG } from '../providers.js';

/** Injection token of the built pages; null: not built. */
export const PAGES = Symbol('pages');

/** Every path outside the API belongs to the dashboard: it is a file, or the single page, whose script handles the path. */
@ApiExcludeController()
@Controller()
export class SiteController {
  constructor(
    @Inject(PAGES) private readonly site: Site | null,
    @Inject(CONFIG) private readonly config: Pick<PlatformConfig, 'PLATFORM_URL'>,
  ) {}

  @Get(['/', '*path'])
  @Access('open')
  @AnyQuery()
  file(@Req() request: IncomingMessage, @Res() response: ServerResponse): void {
    if (/^\/api(?:[/?]|$)/i.test(request.url ?? '')) throw new DomainError('route_not_found');
    const named = this.canonicalUrl(request);
    if (named !== null) {
      response.writeHead(307, { Location: named, 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (this.site === null) throw new PlatformError({ code: 'pages_not_built' });
    sendFile(this.site, request, response);
  }

  /**
   * Where to redirect a browser on this machine that uses a numeric address while the dashboard's address is `localhost`:
   * sessions, passkeys and the origin of requests belong to the name. Null: no redirect needed. Behind a proxy there are no
   * redirects.
   */
  private canonicalUrl({ headers, url = '/' }: IncomingMessage): string | null {
    const { hostname, origin } = new URL(this.config.PLATFORM_URL);
    return hostname === 'localhost' && /^(?:127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '')
      ? origin + url
      : null;
  }
}
