import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { FairScreening } from './fair-screening.js';
import { ScreenController } from './screen.controller.js';
import { ScreenService } from './screen.service.js';

/** Screening of subjects against the lists on file. */
@Module({})
export class ScreenModule {
  static register({ screening: listScreening, shares, ...services }: ApiServices): DynamicModule {
    const screening = new FairScreening(listScreening, shares);
    const { meter, resolver, screenings, decisions, now } = services;
    return {
      module: ScreenModule,
      controllers: [ScreenController],
      providers: [
        {
          provide: ScreenService,
          useFactory: () => new ScreenService({ meter, resolver, screening, screenings, decisions, now }),
        },
      ],
    };
  }
}
