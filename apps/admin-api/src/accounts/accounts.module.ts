import { Module } from '@nestjs/common';
import { TrialsModule } from '../trials/trials.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';

/** Accounts and their settings. */
@Module({ imports: [TrialsModule], controllers: [AccountsController], providers: [AccountsService] })
export class AccountsModule {}
