import { ShownText } from '@entity-registry/nest-kit';

export class TakenEventView {
  @ShownText('its outcome', {
    enum: ['applied', 'nothing', 'waiting', 'ignored', 'attention', 'replayed'],
  })
  readonly outcome!: string;
}
