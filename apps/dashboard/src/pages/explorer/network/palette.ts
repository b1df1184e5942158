/** Colours of one scheme, as the picture and its downloads draw them. */
export interface Palette {
  readonly paper: string;
  readonly text: string;
  readonly dimmed: string;
  readonly organization: Tone;
  readonly person: Tone;
  readonly bundle: Tone;
  readonly root: Tone;
  /** Of lines, by role; `other` for roles that there were none of when this was written. */
  readonly roles: Readonly<Record<RoleTone, string>>;
}

interface Tone {
  readonly fill: string;
  readonly line: string;
  readonly ink: string;
}

/** Roles with a colour of their own, in the order of the legend. */
export const KNOWN_ROLES = [
  'director',
  'shareholder',
  'beneficial_owner',
  'officer',
  'intermediary',
  'power_of_attorney',
] as const;
type RoleTone = (typeof KNOWN_ROLES)[number] | 'other';

/** Lines have 3:1 and more against the paper, letters 4.5:1 and more against what they stand on. */
export const PALETTES: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    paper: '#fffefb',
    text: '#1d2521',
    dimmed: '#55605b',
    organization: { fill: '#e3f0ec', line: '#14594b', ink: '#14594b' },
    person: { fill: '#fbeed3', line: '#96610c', ink: '#7a4a00' },
    bundle: { fill: '#f0eee6', line: '#7b847e', ink: '#3a443f' },
    root: { fill: '#14594b', line: '#0a332b', ink: '#ffffff' },
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
    organization: { fill: '#173a33', line: '#8fd6c3', ink: '#a9e3d3' },
    person: { fill: '#3a2d13', line: '#f0c069', ink: '#f5d290' },
    bundle: { fill: '#262f2b', line: '#8c958f', ink: '#d3d8d3' },
    root: { fill: '#8fd6c3', line: '#d9ebe5', ink: '#0a332b' },
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

/** The colour of lines of a role. */
export function roleColour(palette: Palette, role: string): string {
  return palette.roles[(KNOWN_ROLES as readonly string[]).includes(role) ? (role as RoleTone) : 'other'];
}

/** Outlines of the kinds, on a square of 24, drawn as lines. */
export const ICONS = {
  Organization: 'M5 21V5l8-3v19M13 8l6 2.5V21M2.5 21h19M8 8h2M8 12h2M8 16h2M16 13h.5M16 17h.5',
  NaturalPerson: 'M12 12a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 21c.5-4 3.600-6.200 8-6.200s7.500 2.200 8 6.200',
} as const;
