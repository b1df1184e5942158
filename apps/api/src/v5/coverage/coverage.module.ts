import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { CoverageAnswers } from './coverage-answers.js';
import { CoverageController } from './coverage.controller.js';

/** Coverage of each source. */
@Module({})
export class CoverageModule {
  static register({ meter, coverage, now }: Pick<ApiServices, 'meter' | 'coverage' | 'now'>): DynamicModule {
    return {
      module: CoverageModule,
      controllers: [CoverageController],
      providers: [{ provide: CoverageAnswers, useFactory: () => new CoverageAnswers(meter, coverage, now) }],
    };
  }
}
