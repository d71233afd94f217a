import type { BarKind, Box } from './bar-rules.ts';

/** A piece of a page's text and where it stands, in pixels of a page of `width` by `height`. */
export type Piece = {
  readonly text: string;
  /** Where its line begins, on the foot of its letters. */
  readonly x: number;
  readonly y: number;
  /** How far it runs, and how high its letters are. */
  readonly length: number;
  readonly size: number;
  /** Radians from the page's horizontal. */
  readonly angle: number;
  readonly endsLine: boolean;
};
export type PageText = {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** Where the file leads somewhere on a click. */
  readonly links: readonly Box[];
};

/** What is known of whom the CV is about. */
export type Known = { readonly name: string; readonly email: string; readonly phone: string };
export type Found = Box & { readonly kind: Exclude<BarKind, 'own'> };

/** How wide a text is, in whatever unit: only its parts are compared. */
export type Measure = (text: string) => number;

type Letter = { readonly piece: Piece; readonly at: number };
type Span = {
  readonly kind: Found['kind'];
  readonly from: number;
  readonly to: number;
};

const ends = String.raw`com|org|net|io|dev|app|me|info|eu|de|at|ch|no|se|dk|fi|uk|ie|nl|be|fr|es|pt|it|pl|cz|us|ca|in|au`;
const patterns = {
  email: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
  link: new RegExp(
    String.raw`(?:https?:\/\/|www\.)[^\s,;]+|(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:${ends})\/[^\s,;)]*`,
    'giu',
  ),
  phone: /(?<![\d.])[+(]?\d[\d \t\u00a0().\u2010-\u2015/-]{6,20}\d(?![\d.])/gu,
} as const;
const years = /^(?:19|20)\d\d(?:[^\d]+(?:19|20)\d\d)+$/u;
const day = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/u;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Numbers that somebody can be called by, not years and days. */
function isPhone(text: string, known: string): boolean {
  const digits = digitsOf(text);
  const whole = digitsOf(known);
  if (
    whole.length >= 6 &&
    digits.length >= 6 &&
    (whole.endsWith(digits) || digits.endsWith(whole))
  ) {
    return true;
  }
  if (digits.length < 8 || digits.length > 15) return false;
  return !years.test(text.trim()) && !day.test(text.trim());
}

/** Small letters without their marks, each with where it stood. */
function folded(text: string): { readonly plain: string; readonly places: readonly number[] } {
  const places: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const small = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    plain += small;
    for (let count = 0; count < small.length; count += 1) places.push(at);
    at += letter.length;
  }
  return { plain, places: [...places, at] };
}

function spansOfName(text: string, name: string): Span[] {
  const { plain, places } = folded(text);
  const words = folded(name)
    .plain.split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= 2);
  if (words.length === 0) return [];
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`, 'gu');
  return [...plain.matchAll(pattern)].map(({ index, 0: word }) => ({
    kind: 'name' as const,
    from: places[index] ?? 0,
    to: places[index + word.length] ?? text.length,
  }));
}

function spansOf(text: string, known: Known): Span[] {
  const found: Span[] = [];
  for (const kind of ['email', 'link', 'phone'] as const) {
    for (const { index, 0: match } of text.matchAll(patterns[kind])) {
      if (kind === 'phone' && !isPhone(match, known.phone)) continue;
      const to = index + match.length;
      // A number in an address belongs to the address.
      if (found.some((one) => index < one.to && to > one.from)) continue;
      found.push({ kind, from: index, to });
    }
  }
  const names = spansOfName(text, known.name);
  const isApart = ({ from, to }: Span) => !found.some((one) => from < one.to && to > one.from);
  return [...found, ...names.filter(isApart)];
}

/** The numbers of the pages in which nothing could be looked for: scans, and those that could not be read (null). */
export const pagesWithoutText = (pages: readonly (PageText | null)[]): number[] =>
  pages.flatMap((page, index) =>
    page?.pieces.some(({ text }) => text.trim() !== '') === true ? [] : [index + 1],
  );

/** What of a page would say who somebody is: proposed, for a person to look at. */
export function findBars(page: PageText, known: Known, measure: Measure): Found[] {
  const letters: (Letter | null)[] = [];
  let text = '';
  for (const piece of page.pieces) {
    for (let at = 0; at < piece.text.length; at += 1) letters.push({ piece, at });
    text += piece.text;
    if (!piece.endsLine) continue;
    text += '\n';
    letters.push(null);
  }
  const inText = spansOf(text, known).flatMap(({ kind, from, to }) =>
    partsOf(letters.slice(from, to)).map((part) => ({ kind, ...boxOf(page, part, measure) })),
  );
  const linked = page.links.map((box) => ({ kind: 'link' as const, ...box }));
  return [...inText, ...linked.filter((box) => !inText.some((other) => covers(other, box)))];
}

type Part = { readonly piece: Piece; readonly from: number; readonly to: number };

function partsOf(letters: readonly (Letter | null)[]): Part[] {
  const parts: Part[] = [];
  for (const letter of letters) {
    if (letter === null) continue;
    const last = parts.at(-1);
    if (last?.piece === letter.piece) parts[parts.length - 1] = { ...last, to: letter.at + 1 };
    else parts.push({ piece: letter.piece, from: letter.at, to: letter.at + 1 });
  }
  return parts.filter(({ piece, from, to }) => piece.text.slice(from, to).trim() !== '');
}

/** Somewhat more than the letters: what a font draws reaches over what it says. */
function boxOf(page: PageText, { piece, from, to }: Part, measure: Measure): Box {
  const { text, x, y, length, size, angle } = piece;
  const whole = measure(text) || 1;
  const spare = size * 0.2;
  const begin = (measure(text.slice(0, from)) / whole) * length - spare;
  const end = (measure(text.slice(0, to)) / whole) * length + spare;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [begin, end].flatMap((along) =>
    [-size * 0.3, size * 1.05].map((up) => ({
      x: x + cos * along + sin * up,
      y: y + sin * along - cos * up,
    })),
  );
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    ...{ left: left / page.width, top: top / page.height },
    width: (Math.max(...xs) - left) / page.width,
    height: (Math.max(...ys) - top) / page.height,
  };
}

/** Whether most of the other is under it already. */
function covers(one: Box, other: Box): boolean {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 && across * down > other.width * other.height * 0.7;
}
