import { Module } from '@nestjs/common';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

/** Sign-in and sign-out of operators. */
@Module({ controllers: [SessionController], providers: [SessionService] })
export class SessionModule {}
