import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../services.js';
import { SigningKeysController } from './signing-keys.controller.js';
import { SigningKeysService } from './signing-keys.service.js';

/** The public keys of signatures. */
@Module({})
export class SigningKeysModule {
  static register({ signingKeys, now }: Pick<ApiServices, 'signingKeys' | 'now'>): DynamicModule {
    return {
      module: SigningKeysModule,
      controllers: [SigningKeysController],
      providers: [{ provide: SigningKeysService, useFactory: () => new SigningKeysService(signingKeys, now) }],
    };
  }
}
