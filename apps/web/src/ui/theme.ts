import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';

/**
 * Mantine on the tokens. Components get plain objects here: `Component.extend()` would import each
 * named component into the smallest page (20 kB measured).
 */
export const theme: MantineThemeOverride = {
  primaryColor: 'pine',
  // Dark 5 behind white text has 3.7:1.
  primaryShade: { light: 7, dark: 6 },
  colors: {
    pine: [
      '#ecf6f3',
      '#d5e9e3',
      '#aad4c7',
      '#7bbda9',
      '#55a88f',
      '#37937a',
      '#1f7f67',
      '#0f6b55',
      '#0a5544',
      '#073f33',
    ],
  },
  fontFamily: 'var(--font-interface)',
  headings: { fontFamily: 'var(--font-display)', fontWeight: '600' },
  fontSizes: {
    xs: 'var(--font-size-12)',
    sm: 'var(--font-size-14)',
    md: 'var(--font-size-14)',
    lg: 'var(--font-size-16)',
    xl: 'var(--font-size-18)',
  },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  spacing: {
    xs: 'var(--space-xs)',
    sm: 'var(--space-sm)',
    md: 'var(--space-md)',
    lg: 'var(--space-lg)',
    xl: 'var(--space-xl)',
  },
  radius: { sm: 'var(--radius-control)', md: 'var(--radius-card)' },
  defaultRadius: 'sm',
  shadows: { md: 'var(--shadow-floating)' },
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
  },
};

const colours = {
  '--mantine-color-body': 'var(--color-body)',
  '--mantine-color-text': 'var(--color-ink)',
  '--mantine-color-dimmed': 'var(--color-dimmed)',
  '--mantine-color-placeholder': 'var(--color-placeholder)',
  '--mantine-color-anchor': 'var(--color-accent-text)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-default': 'var(--color-surface)',
  '--mantine-color-default-hover': 'var(--color-hover)',
  '--mantine-color-default-color': 'var(--color-ink)',
  '--mantine-color-default-border': 'var(--color-control-line)',
  '--mantine-color-disabled': 'var(--color-hover)',
  '--mantine-color-disabled-color': 'var(--color-dimmed)',
  '--mantine-color-disabled-border': 'var(--color-line)',
  '--mantine-color-pine-filled': 'var(--color-accent)',
  '--mantine-color-pine-filled-hover': 'var(--color-accent-hover)',
  '--mantine-color-pine-light': 'var(--color-accent-soft)',
  '--mantine-color-pine-light-hover': 'var(--color-accent-soft)',
  '--mantine-color-pine-light-color': 'var(--color-accent-text)',
};

/** Named for both schemes: Mantine's own values stand behind a selector that is more specific. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: colours,
  dark: colours,
});
