import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { LedgerService } from './ledger.service.js';

/** The ledger of an account. */
@Module({ controllers: [LedgerController], providers: [LedgerService] })
export class LedgerModule {}
