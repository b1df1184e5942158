import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DomainError } from '@entity-registry/domain';
import { errorPage } from './errors/error-page.js';

/** The pages load only what this service sends; Swagger UI sets some inline styles. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const DIRECTORY = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Entity Registry API</title>
<link rel="icon" type="image/png" href="/docs/assets/favicon-32x32.png">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/swagger-ui-standalone-preset.js"></script>
<script src="/docs/assets/start.js"></script>
</body>
</html>
`;

// A key typed into the page is not saved, because the machine may be shared. No external validator is called.
const START = `window.ui = SwaggerUIBundle({
  urls: [{ url: '/v5/openapi.yml', name: 'v5' }, { url: '/v4/openapi.yml', name: 'v4 (deprecated)' }],
  'urls.primaryName': 'v5',
  dom_id: '#swagger-ui',
  deepLinking: true,
  persistAuthorization: false,
  validatorUrl: null,
  docExpansion: 'list',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});
`;

/** The files of the pages: only those listed here, nothing else from the package. */
const FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
  'start.js': 'text/javascript; charset=utf-8',
};

/** One file with its content type. */
export interface ReferenceFile {
  readonly type: string;
  readonly body: Buffer;
}

const html = (text: string): ReferenceFile => ({ type: 'text/html; charset=utf-8', body: Buffer.from(text, 'utf8') });

/** The reference: pages over the documents, all served by this process. */
export class Reference {
  page(): ReferenceFile {
    return html(PAGE);
  }

  errors(): ReferenceFile {
    return html(errorPage());
  }

  /** A file of the pages. Throws `route_not_found` for any other. */
  async asset(file: string): Promise<ReferenceFile> {
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    if (type === undefined) throw new DomainError('route_not_found');
    const body = file === 'start.js' ? Buffer.from(START, 'utf8') : await readFile(path.join(DIRECTORY, file));
    return { type, body };
  }
}
