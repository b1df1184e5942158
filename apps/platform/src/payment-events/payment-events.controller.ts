import type { IncomingMessage } from 'node:http';
import { Access, RawBody, rawBodyOf, singleHeader } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Responses } from '../openapi/responses.js';
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
  @Responses({
    summary: 'Receives an event from Stripe, signed with the secret of its endpoint',
    description:
      'Each event is processed once, even if it is sent again. 200 means that the outcome is stored; after any other response ' +
      'Stripe sends the event again.',
    body: TakenEventView,
    errorStatuses: [400, 404],
  })
  take(@Req() request: IncomingMessage): Promise<Shown<TakenEventView>> {
    return this.events.process(rawBodyOf(request), singleHeader(request, 'Stripe-Signature'));
  }
}
