import type { IncomingMessage } from 'node:http';
import { Access, RawBody, rawBodyOf, singleHeader } from '@entity-registry/nest-kit';
import type { Shown } from '@entity-registry/nest-kit';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { TakenEventView } from './payment-event.dto.js';
import { PaymentEventsService } from './payment-events.service.js';

/** Receives events of the card payment provider. Their signature is the authentication. */
@ApiTags('payment events')
@Controller('api/payment-events')
export class PaymentEventsController {
  constructor(private readonly events: PaymentEventsService) {}

  @Post('stripe')
  @HttpCode(200)
  @Access('open')
  @RawBody()
  @Answers({
    summary: 'Takes an event of Stripe, signed with the secret of its endpoint',
    description:
      'Once, however often it is sent. 200 says that what came of it is stored for good; with any other answer Stripe ' +
      'sends it again.',
    body: TakenEventView,
    refusals: [400, 404],
  })
  take(@Req() request: IncomingMessage): Promise<Shown<TakenEventView>> {
    return this.events.take(rawBodyOf(request), singleHeader(request, 'Stripe-Signature'));
  }
}
