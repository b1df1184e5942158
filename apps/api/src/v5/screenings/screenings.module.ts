import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { ApiServices } from '../../services.js';
import { ScreeningsController } from './screenings.controller.js';
import { ScreeningsService } from './screenings.service.js';

/** Stored screenings. */
@Module({})
export class ScreeningsModule {
  static register(services: Pick<ApiServices, 'meter' | 'screenings' | 'unsentResponses'>): DynamicModule {
    const { meter, screenings, unsentResponses } = services;
    return {
      module: ScreeningsModule,
      controllers: [ScreeningsController],
      providers: [
        {
          provide: ScreeningsService,
          useFactory: () => new ScreeningsService(meter, screenings, unsentResponses),
        },
      ],
    };
  }
}
