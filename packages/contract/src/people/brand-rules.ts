/** Of red, green and blue, each from 0 to 255. */
type Parts = readonly [number, number, number];

/** As a company chooses it, and as every page gets it. */
export const colourPattern = /^#[0-9a-f]{6}$/;

/** Where the mail of a preview has the logo. */
export const PREVIEW_LOGO = 'https://logo.invalid/';

/** Where colours stand: body, surface, sunken and hover of `tokens.css`, whose test compares them with these. */
export const grounds = {
  light: ['#fbfaf8', '#ffffff', '#f4f2ee'],
  dark: ['#181614', '#1f1d1b', '#141210', '#26231f'],
} as const;

/** WCAG 2.2 AA: of text, and of what must be seen to know a control. */
const TEXT = 4.5;
const CONTROL = 3;
const WHITE = '#ffffff';
const BLACK = '#000000';

type Scheme = keyof typeof grounds;

/** A company's colour as one scheme shows it. */
export type Shades = {
  /** Of buttons, below white text. */
  readonly accent: string;
  readonly accentHover: string;
  /** Of links and marks, on any ground. */
  readonly accentText: string;
  /** A ground with a breath of it. */
  readonly accentSoft: string;
};

const partsOf = (colour: string): Parts => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');

/** `share` of the other one in it. */
function mixed(colour: string, other: string, share: number): string {
  const [red, green, blue] = partsOf(colour);
  const [otherRed, otherGreen, otherBlue] = partsOf(other);
  const mix = (one: number, two: number) => hex(one + (two - one) * share);
  return `#${mix(red, otherRed)}${mix(green, otherGreen)}${mix(blue, otherBlue)}`;
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const [red, green, blue] = partsOf(colour);
  const linear = (part: number): number => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const stands = (colour: string, on: readonly string[], least: number): boolean =>
  on.every((ground) => contrast(colour, ground) >= least);

/** The colour, or the nearest one on the way to black or white that `isRight`; the end of the way always is. */
function nearest(colour: string, end: string, isRight: (colour: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const tried = mixed(colour, end, step / 100);
    if (isRight(tried)) return tried;
  }
  return end;
}

/** White text is read on it, and it is seen on every ground of the scheme. */
function accentOf(colour: string, scheme: Scheme): string {
  const dark = nearest(colour, BLACK, (tried) => contrast(tried, WHITE) >= TEXT);
  return scheme === 'light'
    ? dark
    : nearest(dark, WHITE, (tried) => stands(tried, grounds.dark, CONTROL));
}

/** One scheme of what a company's colour becomes. */
function shadesIn(colour: string, scheme: Scheme): Shades {
  const isLight = scheme === 'light';
  const accent = accentOf(colour, scheme);
  const soft = isLight ? mixed(WHITE, accent, 0.08) : mixed(grounds.dark[1], accent, 0.16);
  return {
    accent,
    accentHover: mixed(accent, BLACK, 0.18),
    accentText: nearest(colour, isLight ? BLACK : WHITE, (tried) =>
      stands(tried, [...grounds[scheme], soft], TEXT),
    ),
    accentSoft: soft,
  };
}

/** What is shown of a company's colour: as chosen where it can be read and seen, else a little darker or lighter. */
export const shadesOf = (colour: string): Readonly<Record<Scheme, Shades>> => ({
  light: shadesIn(colour, 'light'),
  dark: shadesIn(colour, 'dark'),
});

/** In which scheme another shade than the chosen one is shown, and what of it. */
export function changedShades(colour: string): readonly { scheme: Scheme; shown: string }[] {
  const shades = shadesOf(colour);
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { accent, accentText } = shades[scheme];
    const shown = [accent, accentText].find((shade) => shade !== colour);
    return shown === undefined ? [] : [{ scheme, shown }];
  });
}
