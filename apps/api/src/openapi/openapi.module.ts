import { Module } from '@nestjs/common';
import { Documents } from './documents.js';
import { OpenApiController } from './openapi.controller.js';
import { Reference } from './reference.js';

/** The OpenAPI documents of both versions, and their reference pages. */
@Module({
  controllers: [OpenApiController],
  providers: [
    { provide: Documents, useFactory: () => new Documents() },
    { provide: Reference, useFactory: () => new Reference() },
  ],
})
export class OpenApiModule {}
