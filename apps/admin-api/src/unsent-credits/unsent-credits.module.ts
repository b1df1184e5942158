import { Module } from '@nestjs/common';
import { UnsentCreditsController } from './unsent-credits.controller.js';
import { UnsentCreditsService } from './unsent-credits.service.js';

/** Credits for unsent responses that an operator decides. */
@Module({ controllers: [UnsentCreditsController], providers: [UnsentCreditsService] })
export class UnsentCreditsModule {}
