import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf, sendFile } from '@entity-registry/http';
import type { Site } from '@entity-registry/http';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Paths of the API: all others are a page or a file of the pages. */
const API_PATH = /^\/(?:admin|health)(?:[/?]|$)/;

/**
 * Serves the operators' pages beside the API. They are public: they contain no data, and request everything they show from the
 * API.
 */
export function servePages(app: NestExpressApplication, pages: Site | null): void {
  if (pages === null) return;
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || API_PATH.test(request.url ?? '/')) {
      next();
      return;
    }
    contextOf(request).route = '/*page';
    sendFile(pages, request, response);
  });
}
