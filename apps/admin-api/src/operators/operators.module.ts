import { Module } from '@nestjs/common';
import { OperatorsController } from './operators.controller.js';
import { OperatorsService } from './operators.service.js';

/** Operators and their tokens. */
@Module({ controllers: [OperatorsController], providers: [OperatorsService] })
export class OperatorsModule {}
