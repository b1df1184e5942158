import { Module } from '@nestjs/common';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

/** How accounts share the slots of the queues. */
@Module({ controllers: [SharesController], providers: [SharesService] })
export class SharesModule {}
