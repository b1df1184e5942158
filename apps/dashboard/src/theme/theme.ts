import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type VariantColorsResolver,
} from '@mantine/core';

const FONT = "'Inter Variable', ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** The green of the documentation, from paper to ink. Shade 7 carries white text at 7:1, shade 3 dark text at 9:1. */
const green = [
  '#eef6f3',
  '#d9ebe5',
  '#b3d8cc',
  '#8fd6c3',
  '#5bb39d',
  '#2f8c76',
  '#1b7160',
  '#14594b',
  '#0f463b',
  '#0a332b',
] as const;

/** Greys with the hint of green that the documentation's paper has; Mantine takes the dark scheme's surfaces from here. */
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

/** What is filled is dark below white text in the light scheme, and light below dark text in the dark one; danger is red in both. */
const fills: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return resolved;
  if (input.color === 'red') {
    return { ...resolved, background: 'var(--registry-danger)', hover: 'var(--registry-danger-hover)', color: '#fff' };
  }
  return input.color === undefined || input.color === 'green'
    ? { ...resolved, color: 'var(--registry-on-accent)' }
    : resolved;
};

/** Sober and dense: one accent, small radii, the text of a data product at 14 px. */
export const theme = createTheme({
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 3 },
  variantColorResolver: fills,
  colors: { green, dark, gray },
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
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--registry-on-accent)' } }) },
    Radio: { vars: () => ({ root: { '--radio-icon-color': 'var(--registry-on-accent)' } }) },
    Button: { defaultProps: { size: 'sm' } },
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

/** Surfaces and texts by their use; pages take these, never a shade. Contrasts of text: 4.5:1 and more in both schemes. */
export const variables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf9f5',
    '--mantine-color-text': '#1d2521',
    '--mantine-color-dimmed': '#55605b',
    '--mantine-color-placeholder': '#6c7671',
    '--mantine-color-anchor': '#14594b',
    '--mantine-color-error': '#a8261c',
    '--mantine-color-default-border': '#cfcdc2',
    '--registry-surface': '#fffefb',
    '--registry-sunken': '#f5f3ec',
    '--registry-line': '#e4e1d7',
    '--registry-accent': '#14594b',
    '--registry-on-accent': '#fff',
    '--registry-danger': '#a8261c',
    '--registry-danger-hover': '#8d1e16',
    '--registry-accent-soft': 'rgb(20 89 75 / 9%)',
    '--registry-good': '#1b6b3a',
    '--registry-good-soft': '#e2f1e6',
    '--registry-warning': '#7a4a00',
    '--registry-warning-soft': '#fbeed3',
    '--registry-bad': '#a8261c',
    '--registry-bad-soft': '#fbe6e2',
    '--registry-neutral': '#4a5550',
    '--registry-neutral-soft': '#eceae1',
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
    '--mantine-color-anchor': '#8fd6c3',
    '--mantine-color-error': '#ff9d90',
    '--mantine-color-default-border': '#3a443f',
    '--registry-surface': '#161c19',
    '--registry-sunken': '#1b2320',
    '--registry-line': '#2a332f',
    '--registry-accent': '#8fd6c3',
    '--registry-on-accent': '#10201c',
    '--registry-danger': '#b53a2c',
    '--registry-danger-hover': '#9c3024',
    '--registry-accent-soft': 'rgb(143 214 195 / 12%)',
    '--registry-good': '#86d8a0',
    '--registry-good-soft': '#17301f',
    '--registry-warning': '#f0c069',
    '--registry-warning-soft': '#352812',
    '--registry-bad': '#ff9d90',
    '--registry-bad-soft': '#3b1c19',
    '--registry-neutral': '#b9c2bc',
    '--registry-neutral-soft': '#262f2b',
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
