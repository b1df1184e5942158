import { Module } from '@nestjs/common';
import { KeysController } from './keys.controller.js';
import { KeysService } from './keys.service.js';

/** API keys. */
@Module({ controllers: [KeysController], providers: [KeysService] })
export class KeysModule {}
