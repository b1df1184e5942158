import { Module } from '@nestjs/common';
import { DataRequestsController } from './data-requests.controller.js';
import { DataRequestsService } from './data-requests.service.js';

/** The public form about personal data, and the page of a request. */
@Module({ controllers: [DataRequestsController], providers: [DataRequestsService] })
export class DataRequestsModule {}
