/** Colors of one scheme, as the picture and its downloads draw them. */
export interface Palette {
  readonly paper: string;
  readonly text: string;
  readonly dimmed: string;
  readonly organization: Tone;
  readonly person: Tone;
  readonly bundle: Tone;
  readonly root: Tone;
  /** Line colors by role; `other` for roles that were unknown when this was written. */
  readonly roles: Readonly<Record<RoleTone, string>>;
}

interface Tone {
  readonly fill: string;
  readonly line: string;
  readonly ink: string;
}

/** Roles with their own color, in the order of the legend. */
export const KNOWN_ROLES = [
  'director',
  'shareholder',
  'beneficial_owner',
  'officer',
  'intermediary',
  'power_of_attorney',
] as const;
type RoleTone = (typeof KNOWN_ROLES)[number] | 'other';

/** Lines have a contrast of at least 3:1 with the paper, and letters at least 4.5:1 with their background. */
export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    paper: '#fffefb',
    text: '#1d2521',
    dimmed: '#55605b',
    organization: { fill: '#e4ecf8', line: '#1d4f91', ink: '#1d4f91' },
    person: { fill: '#fbeed3', line: '#96610c', ink: '#7a4a00' },
    bundle: { fill: '#f0eee6', line: '#7b847e', ink: '#3a443f' },
    root: { fill: '#1d4f91', line: '#102c52', ink: '#ffffff' },
    roles: {
      director: '#3a78a8',
      shareholder: '#1b7d55',
      beneficial_owner: '#b3471f',
      officer: '#7d54a6',
      intermediary: '#a3670b',
      power_of_attorney: '#b03a72',
      other: '#6c7671',
    },
  },
  dark: {
    paper: '#161c19',
    text: '#e6e8e3',
    dimmed: '#a9b2ac',
    organization: { fill: '#1a2d4a', line: '#9cc2ff', ink: '#bcd3f4' },
    person: { fill: '#3a2d13', line: '#f0c069', ink: '#f5d290' },
    bundle: { fill: '#262f2b', line: '#8c958f', ink: '#d3d8d3' },
    root: { fill: '#9cc2ff', line: '#dbe7f8', ink: '#0d1b2e' },
    roles: {
      director: '#7fb8e4',
      shareholder: '#74d3a4',
      beneficial_owner: '#f19a76',
      officer: '#c8a6ec',
      intermediary: '#e6b357',
      power_of_attorney: '#f092bd',
      other: '#9aa49d',
    },
  },
};

/** The line color of a role. */
export function roleColor(palette: Palette, role: string): string {
  return palette.roles[(KNOWN_ROLES as readonly string[]).includes(role) ? (role as RoleTone) : 'other'];
}

/** Outlines of the kinds, on a square of 24, drawn as lines. */
export const ICONS = {
  Organization: 'M5 21V5l8-3v19M13 8l6 2.5V21M2.5 21h19M8 8h2M8 12h2M8 16h2M16 13h.5M16 17h.5',
  NaturalPerson: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 21c.5-4 3.600-6.200 8-6.200s7.500 2.200 8 6.200',
} as const;
