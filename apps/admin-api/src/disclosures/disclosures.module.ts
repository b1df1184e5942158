import { Module } from '@nestjs/common';
import { DisclosuresController } from './disclosures.controller.js';
import { DisclosuresService } from './disclosures.service.js';

/** The log of disclosed data. */
@Module({ controllers: [DisclosuresController], providers: [DisclosuresService] })
export class DisclosuresModule {}
