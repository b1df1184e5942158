import type { IncomingMessage, ServerResponse } from 'node:http';
import { contextOf, setFixedHeaders } from '@entity-registry/http';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

const DOCS = '/admin/docs';
const JSON_DOCUMENT = '/admin/openapi.json';
const YAML_DOCUMENT = '/admin/openapi.yml';

/** The pages load only what this service sends; the reference sets some inline styles. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; frame-ancestors 'none'";

/** The OpenAPI document of the routes of `features`, without those of other modules, such as health. */
export function describeApi(app: NestExpressApplication, features: Type[]): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Entity Registry admin API')
    .setDescription(
      'For operators. Amounts are US dollars as decimal strings, times are ISO 8601 in UTC, ids are integers. ' +
        'Lists are newest first; get the next page with `before=<next>`. ' +
        'Every change is in the audit log.',
    )
    .setVersion('1')
    // Nest's default format says JWT.
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: 'an operator token, op_...' },
      'operator',
    )
    .addCookieAuth('operator', { type: 'apiKey', in: 'cookie', description: 'session of the operator pages; POST /admin/session sets it' }, 'session')
    .build();
  return SwaggerModule.createDocument(app, config, { include: features });
}

/**
 * Serves the document as JSON and YAML, and the reference pages, all from this process. They are public: they contain no data.
 */
export function serveReference(app: NestExpressApplication, document: OpenAPIObject): void {
  for (const path of [DOCS, JSON_DOCUMENT, YAML_DOCUMENT]) {
    app.use(path, (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      contextOf(request).route = path;
      setFixedHeaders(response);
      response.setHeader('Content-Security-Policy', PAGE_POLICY);
      next();
    });
  }
  SwaggerModule.setup(DOCS, app, document, {
    jsonDocumentUrl: JSON_DOCUMENT,
    yamlDocumentUrl: YAML_DOCUMENT,
    customSiteTitle: 'Entity Registry admin API',
    swaggerOptions: { persistAuthorization: false, validatorUrl: null },
  });
}
