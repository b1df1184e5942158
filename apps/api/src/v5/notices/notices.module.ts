import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { NoticesController } from './notices.controller.js';
import { NoticesService } from './notices.service.js';

/** Correction notices. */
@Module({})
export class NoticesModule {
  static register({ meter, correctionNotices, cursors }: ApiServices): DynamicModule {
    return {
      module: NoticesModule,
      controllers: [NoticesController],
      providers: [{ provide: NoticesService, useFactory: () => new NoticesService(meter, correctionNotices, cursors) }],
    };
  }
}
