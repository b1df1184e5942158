import { Module } from '@nestjs/common';
import { CreditController } from './credit.controller.js';
import { CreditService } from './credit.service.js';
import { TopUpsController } from './top-ups.controller.js';
import { TopUpsService } from './top-ups.service.js';

/** The balance, the spending limit and top-ups. */
@Module({ controllers: [CreditController, TopUpsController], providers: [CreditService, TopUpsService] })
export class CreditModule {}
