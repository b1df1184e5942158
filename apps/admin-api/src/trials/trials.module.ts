import { Module } from '@nestjs/common';
import { TrialsController } from './trials.controller.js';
import { TrialsService } from './trials.service.js';

/** Trial credit, and the requests for it. */
@Module({ controllers: [TrialsController], providers: [TrialsService], exports: [TrialsService] })
export class TrialsModule {}
