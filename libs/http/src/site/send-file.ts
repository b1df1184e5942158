import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { setFixedHeaders } from '../responses/json-response.js';
import { contextOf } from '../requests/request-context.js';
import type { Site, SiteFile } from './site.js';

const YEAR_SECONDS = 31_536_000;
const COMPRESSIBLE = /^(?:text\/|application\/json|image\/svg)/;

/** Compressed once, at the first request. */
const compressed = new WeakMap<SiteFile, Buffer>();

/** Responds to a GET or HEAD with the file at its path, with the not-found page if there is none, or with a 304. */
export function sendFile(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const [pathname = '/'] = (request.url ?? '/').split('?', 1);
  const { status, file } = site.find(pathname, { markdown: prefersMarkdown(request.headers.accept) });
  const zip = COMPRESSIBLE.test(file.type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = zip ? file.etag.replace(/"$/, '-gzip"') : file.etag;
  contextOf(request).headers.push('Content-Security-Policy', site.policy);
  setFixedHeaders(response);
  response.setHeader(
    'Cache-Control',
    file.immutable ? `public, max-age=${String(YEAR_SECONDS)}, immutable` : 'no-cache',
  );
  response.setHeader('Vary', 'Accept, Accept-Encoding');
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match']?.split(/,\s*/).includes(etag) === true) {
    response.writeHead(304).end();
    return;
  }
  const body = zip ? zipped(file) : file.body;
  response.writeHead(status, {
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(zip && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Agents accept text/markdown explicitly; browsers never do. */
function prefersMarkdown(accept = ''): boolean {
  return accept.split(',').some((type) => type.trim().startsWith('text/markdown'));
}

function zipped(file: SiteFile): Buffer {
  const known = compressed.get(file);
  if (known) return known;
  const body = gzipSync(file.body);
  compressed.set(file, body);
  return body;
}
