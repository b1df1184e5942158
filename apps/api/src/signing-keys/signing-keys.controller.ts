import { Access, JsonResponse } from '@entity-registry/http';
import { Controller, Get } from '@nestjs/common';
import { SigningKeysService } from './signing-keys.service.js';

@Controller('.well-known/jwks.json')
export class SigningKeysController {
  constructor(private readonly signingKeysService: SigningKeysService) {}

  /** The keys that sign stored screenings. No key, no charge. */
  @Get()
  @Access('open')
  list(): Promise<JsonResponse> {
    return this.signingKeysService.list();
  }
}
