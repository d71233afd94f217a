import { describe, expect, test } from 'vitest';
import { changedShades, contrast, grounds, shadesOf } from './brand-rules.ts';

/** A thousand colours that no hand has picked: each channel by steps of 28. */
const steps = Array.from({ length: 10 }, (_, step) => Math.min(255, step * 28.4));
const hex = (part: number) => Math.round(part).toString(16).padStart(2, '0');
const colours = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${hex(red)}${hex(green)}${hex(blue)}`)),
);

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0f6b55', '#0f6b55')).toBe(1);
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test('white text is read on a button of any colour, also while it is pointed at', () => {
    for (const colour of colours) {
      const { accent, accentHover } = shadesOf(colour)[scheme];
      expect(contrast('#ffffff', accent), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', accentHover), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a button of any colour is seen on every ground', () => {
    for (const colour of colours) {
      const { accent } = shadesOf(colour)[scheme];
      for (const ground of grounds[scheme]) {
        expect(contrast(accent, ground), colour).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('text of any colour is read on every ground, and on its own soft one', () => {
    for (const colour of colours) {
      const { accentText, accentSoft } = shadesOf(colour)[scheme];
      for (const ground of [...grounds[scheme], accentSoft]) {
        expect(contrast(accentText, ground), colour).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('a colour that can be read stays as it was chosen', () => {
  expect(shadesOf('#0f6b55').light).toMatchObject({ accent: '#0f6b55', accentText: '#0f6b55' });
  expect(changedShades('#0f6b55').map(({ scheme }) => scheme)).toEqual(['dark']);
});

test('what is shown instead of a colour is said for each scheme', () => {
  const [light, dark] = changedShades('#ffe600');
  expect(light?.scheme).toBe('light');
  expect(light?.shown).toBe(shadesOf('#ffe600').light.accent);
  // As text it is read on dark grounds; below white text it is not.
  expect(shadesOf('#ffe600').dark.accentText).toBe('#ffe600');
  expect(dark).toEqual({ scheme: 'dark', shown: shadesOf('#ffe600').dark.accent });
});
