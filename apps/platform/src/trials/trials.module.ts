import { Module } from '@nestjs/common';
import { TrialsController } from './trials.controller.js';
import { TrialsService } from './trials.service.js';

/** The trial credit of an account. */
@Module({ controllers: [TrialsController], providers: [TrialsService] })
export class TrialsModule {}
