import { Module } from '@nestjs/common';
import { OrganizationsController } from './organizations.controller.js';

/** The organization of an account. */
@Module({ controllers: [OrganizationsController] })
export class OrganizationsModule {}
