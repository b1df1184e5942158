import { Module } from '@nestjs/common';
import { SignUpController } from './sign-up.controller.js';
import { SignUpService } from './sign-up.service.js';

/** Sign-up and the confirmation of addresses. */
@Module({ controllers: [SignUpController], providers: [SignUpService] })
export class SignUpModule {}
