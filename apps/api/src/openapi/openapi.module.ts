import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Documents } from './documents.js';
import { OpenApiController } from './openapi.controller.js';
import type { Operation } from './operation.js';
import { Reference } from './reference.js';

/** The OpenAPI documents of both versions, and their reference pages. */
@Module({})
export class OpenApiModule {
  /** Describes the operations of every feature. */
  static register(operations: readonly Operation[]): DynamicModule {
    return {
      module: OpenApiModule,
      controllers: [OpenApiController],
      providers: [
        { provide: Documents, useFactory: () => new Documents(operations) },
        { provide: Reference, useFactory: () => new Reference() },
      ],
    };
  }
}
