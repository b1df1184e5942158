import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';

const FONT = "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/**
 * The accent, from paper to ink: for links and buttons, never for a finding. Shade 7 has a contrast of 8:1 with white text, shade
 * 3 of 9:1 with dark text. Green means requested and empty; the brand's own green is only in the logo.
 */
const blue = [
  '#eef4fc',
  '#dbe7f8',
  '#bcd3f4',
  '#9cc2ff',
  '#6da0e6',
  '#417cc9',
  '#2a63ad',
  '#1d4f91',
  '#173f74',
  '#102c52',
] as const;

/** Grays with the green tint of the documentation's paper; Mantine takes the dark scheme's surfaces from here. */
const dark = [
  '#e6e8e3',
  '#c9cfca',
  '#a9b2ac',
  '#8c958f',
  '#55605b',
  '#3a443f',
  '#262f2b',
  '#1a211e',
  '#131816',
  '#0f1412',
] as const;

const gray = [
  '#faf9f5',
  '#f5f3ec',
  '#e9e6dc',
  '#dedbd0',
  '#cfcdc2',
  '#a5aaa3',
  '#7b847e',
  '#55605b',
  '#3a443f',
  '#1d2521',
] as const;

/** Filled areas are dark with white text in the light scheme, and light with dark text in the dark one; danger is red in both. */
const fills: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return resolved;
  if (input.color === 'red') {
    return { ...resolved, background: 'var(--registry-danger)', hover: 'var(--registry-danger-hover)', color: '#fff' };
  }
  return input.color === undefined || input.color === 'blue'
    ? { ...resolved, color: 'var(--registry-on-accent)' }
    : resolved;
};

/** Minimum touch target (WCAG 2.2, 2.5.8): 24 px. */
const TARGET = '1.5rem';
/** The label is part of the target, and is 20 px high itself. */
const TARGETS = { label: { paddingBlock: '0.125rem' } };

/** Sober and dense: one accent, small radii, the text of a data product at 14 px. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver: fills,
  colors: { blue, dark, gray },
  black: '#1d2521',
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  headings: {
    fontFamily: FONT,
    fontWeight: '620',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '8px', xl: '12px' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--registry-on-accent)' } }), styles: TARGETS },
    Radio: { vars: () => ({ root: { '--radio-icon-color': 'var(--registry-on-accent)' } }), styles: TARGETS },
    Switch: { styles: TARGETS },
    Button: { defaultProps: { size: 'sm' }, styles: { root: { minHeight: TARGET } } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    NativeSelect: { defaultProps: { size: 'sm' } },
    Textarea: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { underline: 'always', inherit: true } },
    InputWrapper: {
      styles: {
        label: { marginBottom: '0.25rem' },
        description: { fontSize: '0.75rem' },
        error: { fontSize: '0.75rem' },
      },
    },
  },
});

/**
 * Surfaces and texts by use, and tones by meaning: `danger` for bad news, `warning` for what needs attention, `ok` for requested
 * and empty, `unknown` for never requested or no response, `locked` for not bought, `neutral` for facts that are neither good nor
 * bad. Pages use these, never a shade. Text contrasts are at least 4.5:1 in both schemes.
 */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf9f5',
    '--mantine-color-text': '#1d2521',
    '--mantine-color-dimmed': '#55605b',
    '--mantine-color-placeholder': '#6c7671',
    '--mantine-color-anchor': '#1d4f91',
    '--mantine-color-error': '#a8261c',
    '--mantine-color-default-border': '#cfcdc2',
    '--registry-surface': '#fffefb',
    '--registry-sunken': '#f5f3ec',
    '--registry-line': '#e4e1d7',
    '--tone-accent': '#1d4f91',
    '--registry-on-accent': '#fff',
    '--registry-danger': '#a8261c',
    '--registry-danger-hover': '#8d1e16',
    '--tone-accent-soft': 'rgb(29 79 145 / 9%)',
    '--tone-ok': '#1b6b3a',
    '--tone-ok-soft': '#e2f1e6',
    '--tone-warning': '#7a4a00',
    '--tone-warning-soft': '#fbeed3',
    '--tone-danger': '#a8261c',
    '--tone-danger-soft': '#fbe6e2',
    '--tone-neutral': '#4a5550',
    '--tone-neutral-soft': '#eceae1',
    '--tone-unknown': '#4a5550',
    '--tone-unknown-soft': '#eceae1',
    '--tone-locked': '#4b3f8f',
    '--tone-locked-soft': '#edeaf7',
    '--registry-chart-1': '#14594b',
    '--registry-chart-2': '#b5742a',
    '--registry-chart-3': '#3d6ea8',
    '--registry-chart-4': '#a04a6e',
    '--registry-chart-5': '#6b7f2f',
    '--registry-chart-6': '#6a5a9c',
    '--registry-shadow': '0 1px 2px rgb(29 37 33 / 5%)',
    '--registry-shadow-raised': '0 8px 28px rgb(29 37 33 / 16%), 0 1px 3px rgb(29 37 33 / 10%)',
  },
  dark: {
    '--mantine-color-body': '#0f1412',
    '--mantine-color-text': '#e6e8e3',
    '--mantine-color-dimmed': '#a9b2ac',
    '--mantine-color-placeholder': '#8c958f',
    '--mantine-color-anchor': '#9cc2ff',
    '--mantine-color-error': '#ff9d90',
    '--mantine-color-default-border': '#3a443f',
    '--registry-surface': '#161c19',
    '--registry-sunken': '#1b2320',
    '--registry-line': '#2a332f',
    '--tone-accent': '#9cc2ff',
    '--registry-on-accent': '#0d1b2e',
    '--registry-danger': '#b53a2c',
    '--registry-danger-hover': '#9c3024',
    '--tone-accent-soft': 'rgb(156 194 255 / 14%)',
    '--tone-ok': '#86d8a0',
    '--tone-ok-soft': '#17301f',
    '--tone-warning': '#f0c069',
    '--tone-warning-soft': '#352812',
    '--tone-danger': '#ff9d90',
    '--tone-danger-soft': '#3b1c19',
    '--tone-neutral': '#b9c2bc',
    '--tone-neutral-soft': '#262f2b',
    '--tone-unknown': '#b9c2bc',
    '--tone-unknown-soft': '#262f2b',
    '--tone-locked': '#c3b8f5',
    '--tone-locked-soft': '#2a2545',
    '--registry-chart-1': '#5fbfa7',
    '--registry-chart-2': '#e0a458',
    '--registry-chart-3': '#7fb0e6',
    '--registry-chart-4': '#e090b2',
    '--registry-chart-5': '#b3c96a',
    '--registry-chart-6': '#b3a4e8',
    '--registry-shadow': '0 1px 2px rgb(0 0 0 / 30%)',
    '--registry-shadow-raised': '0 8px 28px rgb(0 0 0 / 55%), 0 1px 3px rgb(0 0 0 / 40%)',
  },
});
