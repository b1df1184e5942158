import { Module } from '@nestjs/common';
import { PaymentEventsController } from './payment-events.controller.js';
import { PaymentEventsService } from './payment-events.service.js';

/** Events of the payment provider. */
@Module({ controllers: [PaymentEventsController], providers: [PaymentEventsService] })
export class PaymentEventsModule {}
