import { ApiParam } from '@nestjs/swagger';

/** Describes the `id` of a path, which `IdPipe` reads. */
export const PathId = (): MethodDecorator => ApiParam({ name: 'id', schema: { type: 'integer', minimum: 1 } });
