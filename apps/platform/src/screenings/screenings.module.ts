import { Module } from '@nestjs/common';
import { ScreeningsController } from './screenings.controller.js';

/** What an account screened. */
@Module({ controllers: [ScreeningsController] })
export class ScreeningsModule {}
