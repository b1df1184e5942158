import { ShownText } from '@entity-registry/nest-kit';

export class TakenEventView {
  @ShownText('what came of it', {
    enum: ['applied', 'nothing', 'waiting', 'ignored', 'attention', 'replayed'],
  })
  readonly outcome!: string;
}
