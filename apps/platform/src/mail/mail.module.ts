import { Module } from '@nestjs/common';
import { OutboxController } from './outbox.controller.js';

/** The outbox page of the demo. */
@Module({ controllers: [OutboxController] })
export class MailModule {}
