import type { IncomingMessage } from 'node:http';
import { LateBody } from '@entity-registry/http';
import type { Shown } from '@entity-registry/http';
import { Body, Controller, Get, HttpCode, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyPage } from '../access/roles.js';
import { Responses } from '../openapi/responses.js';
import {
  DataRequestBody,
  DataRequestLinkBody,
  DataRequestLinkView,
  DataRequestSentView,
  DataRequestTokenBody,
  DataRequestView,
  DataRightsView,
} from './data-request.dto.js';
import { DataRequestsService } from './data-requests.service.js';

/** The one route that takes more than other bodies may have. */
export const DOCUMENT_PATH = '/api/data-requests/document';

@ApiTags('data requests')
@Controller('api/data-requests')
export class DataRequestsController {
  constructor(private readonly requests: DataRequestsService) {}

  @Get('rights')
  @AnyPage()
  @Responses({ summary: "The rights about personal data, and the law's days, by country", body: DataRightsView })
  rights(): Shown<DataRightsView> {
    return this.requests.rights();
  }

  @Post()
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'Stores a request about personal data, and mails the link that opens it',
    description: 'Without the click it is deleted after 48 hours. The response is the same for everyone.',
    body: DataRequestSentView,
    errorStatuses: [429],
  })
  submit(@Body() body: DataRequestBody, @Req() request: IncomingMessage): Promise<Shown<DataRequestSentView>> {
    return this.requests.submit(body, request);
  }

  @Post('confirm')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: "Opens a request by its mailed link, which starts the law's clock",
    body: DataRequestLinkView,
    errorStatuses: [409, 410, 429],
  })
  confirm(@Body() body: DataRequestTokenBody, @Req() request: IncomingMessage): Promise<Shown<DataRequestLinkView>> {
    return this.requests.confirm(body.token, request);
  }

  @Post('status')
  @HttpCode(200)
  @AnyPage()
  @Responses({ summary: 'A request by its secret link', body: DataRequestView, errorStatuses: [410, 429] })
  status(@Body() body: DataRequestLinkBody, @Req() request: IncomingMessage): Promise<Shown<DataRequestView>> {
    return this.requests.status(body.link, request);
  }

  @Post('document')
  @HttpCode(200)
  @AnyPage()
  @LateBody()
  @Responses({
    summary: 'Uploads the identity document of a request: a PDF, JPEG or PNG of up to 4 MB',
    description: 'The body is the file; the header X-Data-Request-Link is the secret of the link.',
    body: DataRequestView,
    errorStatuses: [409, 410, 429],
  })
  upload(@Req() request: IncomingMessage): Promise<Shown<DataRequestView>> {
    return this.requests.upload(request);
  }

  @Post('export')
  @HttpCode(200)
  @AnyPage()
  @Responses({
    summary: 'The copy of the data that was released, as a JSON file',
    errorStatuses: [410, 429],
  })
  exportFile(@Body() body: DataRequestLinkBody, @Req() request: IncomingMessage): Promise<StreamableFile> {
    return this.requests.readExport(body.link, request);
  }
}
