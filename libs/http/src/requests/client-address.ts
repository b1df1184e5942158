import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = readonly [Address, number];

const MAPPED_PREFIX = 96;
/** The part of an IPv6 address that one customer of a provider has. */
const CUSTOMER_BITS = 64;
const BITS_PER_GROUP = 16;
const MAX_NAME = 64;
const UNKNOWN_NETWORK = 'unknown';

/** The parsed lists: a key's state is used by many calls, and its list is parsed once. */
const parsed = new WeakMap<readonly string[], readonly Range[]>();

/**
 * Whether `address` is in one of `allowed`: addresses and CIDR blocks of either family; an empty list allows all. An IPv4
 * address written as IPv6 is treated as IPv4 on both sides. Values that can't be parsed never match.
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
  return `${groupsOf(caller, CUSTOMER_BITS)}::/${CUSTOMER_BITS}`;
}

/** How long the prefix of a network is, in bits: a multiple of 8 for IPv4, of 16 for IPv6. */
export interface NetworkSize {
  readonly ipv4Bits: number;
  readonly ipv6Bits: number;
}

/**
 * The network of a caller, such as `203.0.113.0/24` or `2001:db8:1::/48`. An IPv6 address that stands for an IPv4 one
 * (mapped, NAT64, 6to4, Teredo) counts as that: otherwise each of these would give one IPv4 host more networks. All
 * invalid addresses count as one network, so made-up text doesn't create new ones.
 */
export function networkOf(address: string, { ipv4Bits, ipv6Bits }: NetworkSize): string {
  const caller = addressOf(address);
  if (caller === null) return UNKNOWN_NETWORK;
  const ipv4 = isV6(caller) ? embeddedIpv4(caller) : caller;
  if (ipv4 === null) return `${groupsOf(caller as ipaddr.IPv6, ipv6Bits)}::/${ipv6Bits}`;
  const octets = ipv4.octets.map((octet, index) => (index * 8 < ipv4Bits ? octet : 0));
  return `${octets.join('.')}/${ipv4Bits}`;
}

/** The IPv4 address that an IPv6 address stands for; null: none. */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const bytes = address.toByteArray();
  switch (address.range()) {
    case '6to4': // RFC 3056: 2002:V4::/16
      return new ipaddr.IPv4(bytes.slice(2, 6));
    case 'rfc6052': // 64:ff9b::V4
    case 'rfc6145': // ::ffff:0:V4
      return new ipaddr.IPv4(bytes.slice(12));
    case 'teredo': // RFC 4380: the last 32 bits, inverted
      return new ipaddr.IPv4(bytes.slice(12).map((byte) => byte ^ 0xff));
    default:
      return null;
  }
}

function groupsOf(address: ipaddr.IPv6, bits: number): string {
  return address.parts
    .slice(0, bits / BITS_PER_GROUP)
    .map((group) => group.toString(16))
    .join(':');
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

/** Some proxies add the port: `203.0.113.9:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^(?:(?<ipv4>\d+\.\d+\.\d+\.\d+)|\[(?<ipv6>[^\]]+)\])(?::\d+)?$/;

function addressOf(text: string): Address | null {
  const { ipv4, ipv6 } = WITH_PORT.exec(text)?.groups ?? {};
  const address = ipv4 ?? ipv6 ?? text;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function isV6(address: Address): address is ipaddr.IPv6 {
  return address.kind() === 'ipv6';
}

function isWithin(address: Address, [network, bits]: Range): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
