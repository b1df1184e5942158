import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { EntityCalls } from '../entity-calls/entity-calls.js';
import { DossierAnswers } from './dossier-answers.js';
import { DossierController } from './dossier.controller.js';

/** Bidders for public contracts. */
@Module({})
export class DossierModule {
  static register({
    meter,
    cards,
    objects,
    dossiers,
  }: Pick<ApiServices, 'meter' | 'cards' | 'objects' | 'dossiers'>): DynamicModule {
    const calls = new EntityCalls(meter, cards, objects);
    return {
      module: DossierModule,
      controllers: [DossierController],
      providers: [{ provide: DossierAnswers, useFactory: () => new DossierAnswers(calls, dossiers) }],
    };
  }
}
