import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const MAPPED_PREFIX = 96;
/** Of an IPv6 address, what one customer of a provider has: 64 bits, four groups. */
const CUSTOMER_GROUPS = 4;
const MAX_NAME = 64;

/** The parsed lists: a key's state is used by many calls, and its list is parsed once. */
const parsed = new WeakMap<readonly string[], readonly Range[]>();

/**
 * Whether `address` is within one of `allowed`: addresses and CIDR blocks of either family; none at all is everywhere. An
 * IPv4 address that is written as an IPv6 one is the IPv4 address, on either side. What cannot be read is not within.
 */
export function isAllowedFrom(allowed: readonly string[], address: string | undefined): boolean {
  if (allowed.length === 0) return true;
  const caller = address === undefined ? null : addressOf(address);
  return caller !== null && rangesOf(allowed).some((range) => isWithin(caller, range));
}

/** The bucket in which a caller is counted by its address: its IPv4 address, or the /64 of its IPv6 address. */
export function addressBucket(address: string): string {
  const caller = addressOf(address);
  if (caller === null) return address.slice(0, MAX_NAME);
  if (!isV6(caller)) return caller.toString();
  const groups = caller.parts.slice(0, CUSTOMER_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

function rangesOf(allowed: readonly string[]): readonly Range[] {
  let ranges = parsed.get(allowed);
  if (!ranges) parsed.set(allowed, (ranges = allowed.flatMap((text) => rangeOf(text) ?? [])));
  return ranges;
}

function rangeOf(text: string): [Range] | null {
  if (!text.includes('/')) {
    const address = addressOf(text);
    return address && [[address, isV6(address) ? 128 : 32]];
  }
  if (!ipaddr.isValidCIDR(text)) return null;
  const [network, bits] = ipaddr.parseCIDR(text);
  if (isV6(network) && network.isIPv4MappedAddress() && bits >= MAPPED_PREFIX) {
    return [[network.toIPv4Address(), bits - MAPPED_PREFIX]];
  }
  return [[network, bits]];
}

function addressOf(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function isV6(address: Address): address is ipaddr.IPv6 {
  return address.kind() === 'ipv6';
}

function isWithin(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
