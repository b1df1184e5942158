/** Strokes on a 24 by 24 grid, drawn for this dashboard. */
const PATHS = {
  overview: 'M4 13h6V4H4zM14 20h6V11h-6zM4 20h6v-3H4zM14 7h6V4h-6z',
  keys: 'M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 13l9-9M16 8l3 3M13.500 10.500l2 2',
  credit: 'M3 7h18v11H3zM3 11h18M7 15h4',
  usage: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  webhooks: 'M9 17a4 4 0 1 1-4-4M15 17h4a3 3 0 1 0-2.6-4.5L12 6M9 17h6M12 6a3.5 3.5 0 1 0-2.8 5.3L5.5 17',
  refreshes: 'M20 6v5h-5M4 18v-5h5M19 11a7.5 7.5 0 0 0-13.5-3M5 13a7.5 7.5 0 0 0 13.5 3',
  sandbox: 'M4 5h16v14H4zM8 10l2.5 2.5L8 15M13 15h3',
  explorer: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  library: 'M4 5h5v15H4zM9 5h5v15H9zM14.500 6.500l4.500-1.200 3 13.200-4.500 1.200z',
  watch: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4M12 5V3',
  notices: 'M6 3h12v18H6zM9 8h6M9 12h2M10.500 17l1.500 1.500 3.500-3.500',
  screening: 'M12 3l7 3v5.500c0 4.300-2.800 7.800-7 9.500-4.200-1.700-7-5.200-7-9.500V6zM9 12l2.200 2.200L15.200 10',
  coverage:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c2.5 2.6 3.5 5.6 3.5 9S14.5 18.4 12 21c-2.5-2.6-3.5-5.6-3.5-9S9.500 5.600 12 3z',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  accounts:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20c.4-3.600 2.700-5.500 6-5.500s5.600 1.900 6 5.500M16 4.500a3.500 3.500 0 0 1 0 6M17.500 15c2 .6 3.200 2.300 3.500 5',
  runs: 'M5 4v16l14-8z',
  queues: 'M4 6h16M4 12h16M4 18h10',
  sources:
    'M12 9c4.400 0 8-1.300 8-3s-3.600-3-8-3-8 1.300-8 3 3.600 3 8 3zM4 6v12c0 1.700 3.600 3 8 3s8-1.300 8-3V6M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3',
  reconcile: 'M12 4v16M5 20h14M6 8h12M6 8l-3 6h6zM18 8l-3 6h6z',
  audit: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h6M9 17h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.600-6 8-6s8 2 8 6',
  disclosures:
    'M3 12c2.500-4.700 5.500-7 9-7s6.500 2.300 9 7c-2.500 4.700-5.500 7-9 7s-6.500-2.300-9-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  right: 'M9 6l6 6-6 6',
  left: 'M15 6l-6 6 6 6',
  up: 'M6 15l6-6 6 6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M4.900 4.900l1.400 1.400M17.700 17.700l1.400 1.400M2 12h2M20 12h2M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  system: 'M3 5h18v11H3zM9 20h6M12 16v4',
  alert: 'M12 4 2.500 20h19zM12 10v4M12 17v.500',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 7.500v.500',
  plus: 'M12 5v14M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  download: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  purposes: 'M5 4h14v16H5zM8.500 9.500l1.500 1.500 3-3M8.500 15.500l1.500 1.500 3-3M15 10h1.500M15 16h1.500',
  signOut: 'M14 4h6v16h-6M4 12h11M11 8l4 4-4 4',
  shield: 'M12 3l8 3v6c0 4.500-3.200 7.800-8 9-4.800-1.200-8-4.500-8-9V6z',
  filter: 'M3 5h18l-7 8v6l-4 2v-8z',
  play: 'M7 4v16l12-8z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon beside a text with the same meaning; hidden from screen readers. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
