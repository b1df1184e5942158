import ipaddr from 'ipaddr.js';

const CUSTOMER_GROUPS = 4;

/** What one customer of a provider has: an IPv4 address, or the /64 of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return 'parts' in read ? read.parts.slice(0, CUSTOMER_GROUPS).join(':') : read.toString();
}
