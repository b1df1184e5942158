import { Module } from '@nestjs/common';
import { SecondFactorController } from './second-factor.controller.js';
import { SecondFactorService } from './second-factor.service.js';

/** One-time codes as a second factor. */
@Module({ controllers: [SecondFactorController], providers: [SecondFactorService] })
export class SecondFactorModule {}
