import { CATALOG } from '@entity-registry/domain';
import ipaddr from 'ipaddr.js';
import { ListOf } from './fields.js';
import type { Check } from './fields.js';

const CODES: readonly string[] = CATALOG.codes.filter(({ status }) => status === 'active').map(({ code }) => code);
const MAX_ADDRESSES = 100;

const checkCode: Check = (value) =>
  typeof value === 'string' && CODES.includes(value) ? null : 'must contain only product codes of the catalog';

const checkAddress: Check = (value) => {
  const known =
    typeof value === 'string' &&
    (ipaddr.IPv4.isValidFourPartDecimal(value) || ipaddr.IPv6.isValid(value) || ipaddr.isValidCIDR(value));
  return known ? null : 'must contain only IP addresses and CIDR blocks';
};

/** Product codes that an API key may be charged for; may be left out. */
export const KeyScopes = (): PropertyDecorator =>
  ListOf(checkCode, {
    max: CODES.length,
    items: { enum: [...CODES] },
    optional: true,
    description: 'product codes that it can be charged for; empty: all',
    example: ['CHK-BIN', 'DAT-CORE'],
  });

/** Where an API key may be used from; may be left out. */
export const KeyAddresses = (): PropertyDecorator =>
  ListOf(checkAddress, {
    max: MAX_ADDRESSES,
    optional: true,
    description: 'addresses and CIDR blocks that can use it; empty: any',
    example: ['203.0.113.0/24'],
  });
