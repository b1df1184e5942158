import { Module } from '@nestjs/common';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequestsService } from './data-requests.service.js';

/** The queue of data requests. */
@Module({ controllers: [DataRequestsController], providers: [DataRequestsService] })
export class DataRequestsModule {}
