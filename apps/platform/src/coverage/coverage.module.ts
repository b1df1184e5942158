import { Module } from '@nestjs/common';
import { CoverageController } from './coverage.controller.js';
import { CoverageService } from './coverage.service.js';

/** Which sources there are, and how fresh they are. */
@Module({ controllers: [CoverageController], providers: [CoverageService] })
export class CoverageModule {}
