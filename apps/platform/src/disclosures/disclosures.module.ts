import { Module } from '@nestjs/common';
import { DisclosuresController } from './disclosures.controller.js';
import { DisclosuresService } from './disclosures.service.js';

/** What an account received about an entity. */
@Module({ controllers: [DisclosuresController], providers: [DisclosuresService] })
export class DisclosuresModule {}
