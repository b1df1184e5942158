import type { ObjectStore } from '@entity-registry/registry';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Downloads } from './downloads.js';
import type { DownloadsOptions } from './downloads.js';
import { ObjectsController } from './objects.controller.js';

/** Documents at signed URLs. */
@Module({})
export class DownloadsModule {
  static register(objects: ObjectStore, options: DownloadsOptions): DynamicModule {
    return {
      module: DownloadsModule,
      controllers: [ObjectsController],
      providers: [{ provide: Downloads, useFactory: () => new Downloads(objects, options) }],
    };
  }
}
