import ipaddr from 'ipaddr.js';

const CUSTOMER_GROUPS = 4;
/** An address that cannot be read is shown as it is, cut: it may be a key of a table. */
const MAX_LENGTH = 64;

/** What one customer of a provider has: an IPv4 address, or the /64 of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, MAX_LENGTH) || 'unknown';
  const read = ipaddr.process(address);
  return 'parts' in read ? read.parts.slice(0, CUSTOMER_GROUPS).join(':') : read.toString();
}
