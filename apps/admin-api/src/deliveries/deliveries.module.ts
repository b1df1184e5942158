import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';

/** The webhook log, tests and replays. */
@Module({ controllers: [DeliveriesController], providers: [DeliveriesService] })
export class DeliveriesModule {}
