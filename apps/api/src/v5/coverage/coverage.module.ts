import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { CoverageService } from './coverage.service.js';
import { CoverageController } from './coverage.controller.js';

/** Coverage of each source. */
@Module({})
export class CoverageModule {
  static register({ meter, coverage, now }: Pick<ApiServices, 'meter' | 'coverage' | 'now'>): DynamicModule {
    return {
      module: CoverageModule,
      controllers: [CoverageController],
      providers: [{ provide: CoverageService, useFactory: () => new CoverageService(meter, coverage, now) }],
    };
  }
}
