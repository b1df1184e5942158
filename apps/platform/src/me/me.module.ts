import { Module } from '@nestjs/common';
import { EmailController } from './email.controller.js';
import { EmailService } from './email.service.js';
import { MeController } from './me.controller.js';
import { MeService } from './me.service.js';
import { SessionsController } from './sessions.controller.js';
import { SessionsService } from './sessions.service.js';

/** A user's own profile, sessions and e-mail address. */
@Module({
  controllers: [MeController, SessionsController, EmailController],
  providers: [MeService, SessionsService, EmailService],
})
export class MeModule {}
