import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { grounds as brandGrounds } from '@candor/contract/people/brand-rules';
import { theme } from './theme.ts';

type Scheme = 'light' | 'dark';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Reads `--color-x: #hex` and `--color-x: light-dark(#hex, #hex)`. */
function colour(name: string, scheme: Scheme): string {
  const hex = '#[0-9a-f]{6}';
  const found = new RegExp(`--color-${name}: (?:light-dark\\((${hex}), (${hex})\\)|(${hex}))`).exec(
    css,
  );
  const value = found?.[3] ?? (scheme === 'light' ? found?.[1] : found?.[2]);
  if (value === undefined) throw new Error(`tokens.css has no colour called ${name}`);
  return value;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['body', 'surface', 'sunken', 'hover'];
const severities = ['severity-low', 'severity-medium', 'severity-high', 'severity-critical'];

/** WCAG 1.4.3: text, 4.5:1. */
const text: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ['ink', [...grounds, 'accent-soft', 'danger-soft']],
  ['dimmed', [...grounds, 'accent-soft', 'danger-soft']],
  ['accent-text', [...grounds, 'accent-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['placeholder', ['surface']],
  ['on-accent', ['accent', 'accent-hover']],
];

/** WCAG 1.4.11: what must be seen to understand a control or a mark, 3:1. */
const graphics: readonly (readonly [string, readonly string[]])[] = [
  ['control-line', grounds],
  ...severities.map((severity) => [severity, grounds] as const),
];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(text.flatMap(([ink, on]) => on.map((ground) => [ink, ground] as const)))(
    'text in %s is read on %s',
    (ink, ground) => {
      expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(graphics.flatMap(([mark, on]) => on.map((ground) => [mark, ground] as const)))(
    '%s is seen on %s',
    (mark, ground) => {
      expect(contrast(colour(mark, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
});

test('a company’s colour is made to be read on the grounds that pages have', () => {
  for (const scheme of ['light', 'dark'] as const) {
    const shown = new Set(grounds.map((ground) => colour(ground, scheme)));
    expect(new Set<string>(brandGrounds[scheme])).toEqual(shown);
  }
});

test('the component library has the same brand colour as the room', () => {
  const shades = Array.from({ length: 10 }, (_, shade) => colour(`pine-${shade}`, 'light'));
  expect(theme.colors?.['pine']).toEqual(shades);
});
