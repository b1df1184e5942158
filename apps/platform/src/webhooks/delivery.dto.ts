import { DeliveryView, pageSchema } from '@entity-registry/nest-kit';

export const DeliveryPage = pageSchema(DeliveryView);
