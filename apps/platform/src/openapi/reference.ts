import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the routes of `features`, which types the client of the pages; it is not served. */
export function describeApi(app: NestExpressApplication, features: Type[]): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Entity Registry dashboard')
    .setDescription(
      'For the pages of the dashboard. Amounts are US dollars as decimal strings, times are ISO 8601 in UTC. ' +
        'Lists are newest first; a page is followed by the one that `before=<next>` asks for.',
    )
    .setVersion('1')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', name: 'entity-registry.session_token' }, 'session')
    .build();
  return SwaggerModule.createDocument(app, config, { include: features });
}
