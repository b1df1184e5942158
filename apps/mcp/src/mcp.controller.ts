import type { IncomingMessage, ServerResponse } from 'node:http';
import { Access, contextOf } from '@entity-registry/http';
import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { Endpoint } from './endpoint.js';

@Controller('mcp')
export class McpController {
  constructor(@Inject(Endpoint) private readonly endpoint: Endpoint) {}

  @All()
  @Access('open')
  serve(@Req() request: IncomingMessage, @Res() response: ServerResponse): Promise<void> {
    contextOf(request).route = '/mcp';
    return this.endpoint.handle(request, response);
  }
}
