import { ManagedTrials } from '@entity-registry/accounts';
import { Inject, Module } from '@nestjs/common';
import type { Registry } from 'prom-client';
import { METRICS } from '../providers.js';
import { registerTrialMetrics } from './trial-metrics.js';
import { TrialsController } from './trials.controller.js';
import { TrialsService } from './trials.service.js';

/** The trial credit of an account. */
@Module({ controllers: [TrialsController], providers: [TrialsService] })
export class TrialsModule {
  constructor(@Inject(METRICS) metrics: Registry, trials: ManagedTrials) {
    registerTrialMetrics(metrics, trials);
  }
}
