import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { UsageAnswers } from './usage-answers.js';
import { UsageController } from './usage.controller.js';

type Surroundings = Pick<ApiServices, 'meter' | 'reports' | 'cursors' | 'now'>;

/** The calls of an account. */
@Module({})
export class UsageModule {
  static register({ meter, reports, cursors, now }: Surroundings): DynamicModule {
    return {
      module: UsageModule,
      controllers: [UsageController],
      providers: [{ provide: UsageAnswers, useFactory: () => new UsageAnswers(meter, reports, cursors, now) }],
    };
  }
}
