import { Module } from '@nestjs/common';
import { TopUpsController } from './top-ups.controller.js';
import { PaymentEventsController } from './payment-events.controller.js';
import { TopUpsService } from './top-ups.service.js';

/** Top-ups, and events of the payment provider. */
@Module({ controllers: [TopUpsController, PaymentEventsController], providers: [TopUpsService] })
export class TopUpsModule {}
