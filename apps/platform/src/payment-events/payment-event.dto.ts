import { ShownText } from '@entity-registry/http';

export class TakenEventView {
  @ShownText('its outcome', {
    enum: ['applied', 'nothing', 'waiting', 'ignored', 'attention', 'replayed'],
  })
  readonly outcome!: string;
}
