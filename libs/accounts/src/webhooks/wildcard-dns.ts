import ipaddr from 'ipaddr.js';

/** Zones whose names contain the address they resolve to: `10.0.0.1.nip.io`, `app-10-0-0-1.sslip.io`, `0a000001.nip.io`. */
const ADDRESS_ZONES = ['nip.io', 'sslip.io', 'xip.io', 'backname.io', 'traefik.me', 'plex.direct'];

/** Zones whose names all resolve to the local machine. */
const LOOPBACK_ZONES = ['localtest.me', 'lvh.me', 'vcap.me', 'lacolhost.com', 'localho.st'];

const QUAD = /(?<!\d)(?=(\d{1,3})[.-](\d{1,3})[.-](\d{1,3})[.-](\d{1,3})(?!\d))/g;
const HEX = /(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g;

const below = (name: string, zone: string): boolean => name === zone || name.endsWith(`.${zone}`);

/**
 * The addresses in a name of a wildcard DNS service; null: it isn't such a name. A name can be read in more than one way
 * (`1.10.0.0.1.nip.io`); all of them count.
 */
export function addressesInName(name: string): string[] | null {
  if (LOOPBACK_ZONES.some((zone) => below(name, zone))) return ['127.0.0.1'];
  const zone = ADDRESS_ZONES.find((one) => below(name, one));
  if (zone === undefined) return null;
  const rest = name.slice(0, -zone.length);
  const quads = [...rest.matchAll(QUAD)].map((parts) => parts.slice(1).map(Number).join('.'));
  const hex = [...rest.matchAll(HEX)].map(
    ([digits]) =>
      digits
        .match(/../g)
        ?.map((pair) => Number.parseInt(pair, 16))
        .join('.') ?? '',
  );
  const longs = rest.split('.').map((label) => label.replaceAll('-', ':'));
  return [...quads, ...hex, ...longs].filter(
    (text) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text),
  );
}
