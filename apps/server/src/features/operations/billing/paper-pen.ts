import { A4, type PdfFile, type PdfPage } from '../../../platform/pdf/pdf-file.ts';
import { wrapped } from '../../../platform/pdf/wrap-rules.ts';
import { countryText, paperMoney } from './invoice-rules.ts';
import type { Buyer, Seller } from './invoice-store.ts';
import { paperWords as words } from './paper-words.ts';

const LEFT = 56;
const RIGHT = A4.width - 56;
const MIDDLE = 330;
const LINE = 15;
const TOP = 80;
const PARTIES = 124;
const BOTTOM = A4.height - 50;
/** What the table with its sums and what the last lines need at most. */
const ROOM = { sums: 210, end: 7 * LINE };

type Spot = { readonly pen: Pen; readonly y: number };

/** There, or where that is too low for what follows, at the top of another page. */
export const placeFor = (pdf: PdfFile, spot: Spot, what: keyof typeof ROOM): Spot =>
  spot.y + ROOM[what] <= BOTTOM ? spot : { pen: createPen(pdf), y: TOP };

export type Pen = {
  readonly page: PdfPage;
  title(text: string): void;
  /** Writes a text in lines below each other; gives where the next one begins. */
  block(text: string, at: { x: number; y: number; most: number; face?: 'bold' }): number;
};

export function createPen(pdf: PdfFile): Pen {
  const page = pdf.page();
  return {
    page,
    title: (text) => page.write({ x: LEFT, y: TOP, text, size: 24, face: 'bold' }),
    block(text, { x, y, most, face = 'regular' as 'bold' | 'regular' }) {
      const lines = wrapped(text, most, (line) => pdf.widthOf(line, 10, face));
      for (const [index, line] of lines.entries()) {
        page.write({ x, y: y + index * LINE, text: line, face });
      }
      return y + lines.length * LINE;
    },
  };
}

type Parties = { readonly seller: Seller; readonly buyer: Buyer };

/** Who sells to whom, at the left; gives where what follows may begin. */
export function drawParties(pen: Pen, { seller, buyer }: Parties): number {
  const most = MIDDLE - LEFT - 20;
  let y = PARTIES;
  for (const [label, party] of [
    [words.from, seller],
    [words.to, buyer],
  ] as const) {
    y = pen.block(label, { x: LEFT, y, most });
    y = pen.block(party.name, { x: LEFT, y, most, face: 'bold' });
    y = pen.block(party.address, { x: LEFT, y, most });
    if (party.country !== null) y = pen.block(countryText(party.country), { x: LEFT, y, most });
    if (party.taxNumber !== '') {
      y = pen.block(words.taxNumber(party.taxNumber), { x: LEFT, y, most });
    }
    y += LINE;
  }
  return y;
}

type Facts = readonly (readonly [label: string, text: string])[];

/** At the right of them. */
export function drawFacts(pen: Pen, facts: Facts): number {
  for (const [index, [label, text]] of facts.entries()) {
    const y = PARTIES + index * LINE;
    pen.page.write({ x: MIDDLE, y, text: label });
    pen.page.write({ x: RIGHT, y, text, align: 'end', face: 'bold' });
  }
  return PARTIES + facts.length * LINE;
}

export type Sums = {
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly taxBasisPoints: number;
  /** What was bought, and below it how much or for how long. */
  readonly what: readonly string[];
  /** How the last sum is called. */
  readonly total: string;
};

export function drawSums(pen: Pen, content: Sums, top: number): number {
  const { currency, net, tax, taxBasisPoints, what, total } = content;
  const { page } = pen;
  const rule = (y: number) => page.line({ x: LEFT, y }, { x: RIGHT, y });
  const amount = (y: number, minor: number, face?: 'bold') =>
    page.write({
      x: RIGHT,
      y,
      text: paperMoney(minor, currency),
      align: 'end',
      ...(face && { face }),
    });
  page.write({ x: LEFT, y: top, text: words.what });
  page.write({ x: RIGHT, y: top, text: words.amount, align: 'end' });
  rule(top + 8);
  amount(top + 28, net);
  const [name = '', ...more] = what;
  let y = pen.block(name, { x: LEFT, y: top + 28, most: 360, face: 'bold' });
  for (const line of more) y = pen.block(line, { x: LEFT, y, most: 360 });
  rule(y);
  y += 20;
  if (tax !== 0 || taxBasisPoints > 0) {
    page.write({ x: MIDDLE, y, text: words.net });
    amount(y, net);
    y += LINE;
    page.write({ x: MIDDLE, y, text: words.tax(taxBasisPoints) });
    amount(y, tax);
  } else page.write({ x: MIDDLE, y, text: words.noTax });
  y += LINE + 4;
  page.write({ x: MIDDLE, y, text: total, face: 'bold' });
  amount(y, net + tax, 'bold');
  return y;
}

/** Below the sums, over the whole width; an empty one leaves a line free. */
export function sayLines(pen: Pen, lines: readonly string[], top: number): void {
  let y = top;
  for (const line of lines) {
    y = line === '' ? y + LINE : pen.block(line, { x: LEFT, y, most: RIGHT - LEFT });
  }
}
