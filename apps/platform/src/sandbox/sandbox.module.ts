import { Module } from '@nestjs/common';
import { SandboxForwarding } from './sandbox-forwarding.js';
import { SandboxController } from './sandbox.controller.js';
import { SandboxService } from './sandbox.service.js';

/** Calls of the API with the key of the sandbox. */
@Module({ controllers: [SandboxController], providers: [SandboxService, SandboxForwarding] })
export class SandboxModule {}
