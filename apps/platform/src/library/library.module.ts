import { Module } from '@nestjs/common';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';

/** Results that an account has paid for. */
@Module({ controllers: [LibraryController], providers: [LibraryService] })
export class LibraryModule {}
