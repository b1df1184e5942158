import { Module } from '@nestjs/common';
import { EventWebhooksController } from './event-webhooks.controller.js';
import { EventWebhooksService } from './event-webhooks.service.js';

/** The event endpoint, and the webhooks of events. */
@Module({ controllers: [EventWebhooksController], providers: [EventWebhooksService] })
export class EventWebhooksModule {}
