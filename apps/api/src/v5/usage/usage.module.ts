import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { UsageService } from './usage.service.js';
import { UsageController } from './usage.controller.js';

type UsageDependencies = Pick<ApiServices, 'meter' | 'reports' | 'cursors' | 'now'>;

/** The calls of an account. */
@Module({})
export class UsageModule {
  static register({ meter, reports, cursors, now }: UsageDependencies): DynamicModule {
    return {
      module: UsageModule,
      controllers: [UsageController],
      providers: [{ provide: UsageService, useFactory: () => new UsageService(meter, reports, cursors, now) }],
    };
  }
}
