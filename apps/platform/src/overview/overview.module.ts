import { Module } from '@nestjs/common';
import { OverviewController } from './overview.controller.js';
import { OverviewService } from './overview.service.js';

/** The first page: balance, usage and what needs attention. */
@Module({ controllers: [OverviewController], providers: [OverviewService] })
export class OverviewModule {}
