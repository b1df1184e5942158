import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf, sendFile } from '@entity-registry/nest-kit';
import type { Site } from '@entity-registry/nest-kit';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** What is the API's own: everything else is a page's address, or a file of the pages. */
const OWN = /^\/(?:admin|health)(?:[/?]|$)/;

/** Serves the operators' pages beside the API. They are open: they hold no data, and ask the API for all that they show. */
export function servePages(app: NestExpressApplication, pages: Site | null): void {
  if (pages === null) return;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || OWN.test(request.url ?? '/')) {
      next();
      return;
    }
    contextOf(request).route = '/*page';
    sendFile(pages, request, response);
  });
}
