import { Module } from '@nestjs/common';
import { DomainsController } from './domains.controller.js';
import { DomainsService } from './domains.service.js';

/** Corporate domains. */
@Module({ controllers: [DomainsController], providers: [DomainsService] })
export class DomainsModule {}
