import { Inject, Module } from '@nestjs/common';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { CLOCK } from '../clock.js';
import type { Clock } from '../clock.js';
import { METRICS, POOL } from '../providers.js';
import { registerDataRequestMetrics } from './data-request-metrics.js';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequestsService } from './data-requests.service.js';

/** The public form about personal data, and the page of a request. */
@Module({ controllers: [DataRequestsController], providers: [DataRequestsService] })
export class DataRequestsModule {
  constructor(@Inject(METRICS) metrics: Registry, @Inject(POOL) pool: pg.Pool, @Inject(CLOCK) now: Clock) {
    registerDataRequestMetrics(metrics, pool, now);
  }
}
