import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveriesService } from './deliveries.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

/** Webhook settings and deliveries. */
@Module({ controllers: [WebhooksController, DeliveriesController], providers: [WebhooksService, DeliveriesService] })
export class WebhooksModule {}
