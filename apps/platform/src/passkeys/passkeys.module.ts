import { Module } from '@nestjs/common';
import { PasskeysController } from './passkeys.controller.js';
import { PasskeysService } from './passkeys.service.js';

/** Passkeys. */
@Module({ controllers: [PasskeysController], providers: [PasskeysService] })
export class PasskeysModule {}
