import { DomainError } from '@entity-registry/domain';
import { quotable } from './quotable.js';
import { maskSecrets } from '../logging/secret-mask.js';

const MAX_PARAMETERS = 20;
const MAX_NAME = 64;
const name = /^[A-Za-z][A-Za-z0-9_.-]*$/;

/** The location of pairs of names and values. */
interface Place {
  readonly name: string;
  /** Characters that values must not contain there. */
  readonly control: RegExp;
}

const QUERY: Place = { name: 'query string', control: /[\u0000-\u001f\u007f]/ };
/** A form value may have several lines, such as formatted JSON. */
const FORM: Place = { name: 'form', control: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/ };

/**
 * The parameters of a query string. It is stricter than Express's own parser, so that nothing is silently ignored or guessed:
 * each name once, no nesting, valid percent-encoding of valid UTF-8, no control characters, 20 parameters at most. A `+`
 * is a space. Throws DomainError `invalid_parameter` naming the parameter.
 */
export function parseQuery(text: string | null | undefined): Record<string, string> {
  return parsePairs(text, QUERY);
}

/** The fields of a body of type application/x-www-form-urlencoded, as strictly; their values may have lines. */
export function parseForm(text: string): Record<string, string> {
  return parsePairs(text, FORM);
}

function parsePairs(text: string | null | undefined, place: Place): Record<string, string> {
  const parameters = Object.create(null) as Record<string, string>;
  if (!text) return parameters;
  let count = 0;
  for (const pair of text.split('&', MAX_PARAMETERS + 2)) {
    if (pair === '') continue;
    if (++count > MAX_PARAMETERS)
      throw invalidParameter(place.name, `holds more than ${String(MAX_PARAMETERS)} parameters`);
    const equals = pair.indexOf('=');
    const parameter = decode(equals < 0 ? pair : pair.slice(0, equals), place.name);
    if (parameter.length > MAX_NAME || !name.test(parameter) || isInherited(parameter)) {
      throw invalidParameter(place.name, `holds a parameter with an unknown name: "${displayName(parameter)}"`);
    }
    const value = equals < 0 ? '' : decode(pair.slice(equals + 1), parameter);
    if (parameter in parameters) throw invalidParameter(parameter, 'must be given once');
    if (place.control.test(value)) throw invalidParameter(parameter, 'must not contain control characters');
    parameters[parameter] = value;
  }
  return parameters;
}

/**
 * An inherited name, such as toString: copying and validation treat it as a method and skip it, and a parameter that nothing
 * checks must not be accepted.
 */
function isInherited(parameter: string): boolean {
  return Object.hasOwn(Object.prototype, parameter);
}

/** The part of a name that a response repeats. A secret is masked while it is still whole. */
function displayName(parameter: string): string {
  return quotable(maskSecrets(parameter)).slice(0, MAX_NAME);
}

function decode(text: string, parameter: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    throw invalidParameter(parameter, 'is not valid percent-encoded UTF-8');
  }
}

function invalidParameter(parameter: string, message: string): DomainError {
  return new DomainError('invalid_parameter', { parameter, message });
}
