import { Module } from '@nestjs/common';
import { PurposesController } from './purposes.controller.js';

/** Where a purpose is required. */
@Module({ controllers: [PurposesController] })
export class PurposesModule {}
