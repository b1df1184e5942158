import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { OperationsService } from './operations.service.js';

/** The state of the service: queues, sources and the reconciliation. */
@Module({ controllers: [OperationsController], providers: [OperationsService] })
export class OperationsModule {}
