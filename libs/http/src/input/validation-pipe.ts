import { DomainError } from '@entity-registry/domain';
import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';

/**
 * The global pipe: DTOs by class-validator, unknown members rejected, and the first error as a domain error that names the
 * parameter, as a path within the body. Texts of constraints are written in the DTOs and begin after that name.
 */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => validationError(errors),
  });
}

function validationError([first]: ValidationError[], path = ''): DomainError {
  const parameter = path + (first?.property ?? 'request');
  if (first?.constraints === undefined && first?.children?.length)
    return validationError(first.children, `${parameter}.`);
  const constraints = first?.constraints ?? {};
  const unknown = 'whitelistValidation' in constraints;
  const message = unknown ? 'is not a parameter of this route' : (Object.values(constraints)[0] ?? 'is not valid');
  return new DomainError('invalid_parameter', { parameter, message });
}
