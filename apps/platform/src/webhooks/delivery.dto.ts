import { DeliveryView, pageSchema } from '@entity-registry/http';

export const DeliveryPage = pageSchema(DeliveryView);
