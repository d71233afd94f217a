import type { PaymentState, ProviderName } from '@candor/contract/operations/billing-rules';
import type { Paper } from '@candor/contract/operations/invoice-rules';
import { A4, createPdf, type PdfFile, type PdfPage } from '../../../platform/pdf/pdf-file.ts';
import { accountText, countryText, dayText, paperMoney, wrapped } from './invoice-rules.ts';
import type { Buyer, Seller } from './invoice-store.ts';
import { paperWords as words } from './paper-words.ts';

export type PaperContent = {
  readonly paper: Paper;
  readonly number: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly state: PaymentState;
  readonly provider: ProviderName;
  /** What was bought, and below it how much or for how long. */
  readonly what: readonly string[];
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly taxBasisPoints: number;
  readonly issuedAt: Date;
  readonly dueAt: Date;
  readonly paidAt: Date | null;
  readonly givenBackAt: Date | null;
};

const LEFT = 56;
const RIGHT = A4.width - 56;
const MIDDLE = 330;
const LINE = 15;
const TOP = 80;
const BOTTOM = A4.height - 50;
/** What the table with its sums and what the last lines need at most. */
const SUMS = 210;
const END = 7 * LINE;

/** What nobody waits for any more: its last word; undefined: it is paid or to be paid. */
const overOf = ({ state }: PaperContent): string | undefined => words.over[state];

/** On A4, in the order in which it is read; on one page, unless names and addresses fill it. */
export async function drawPaper(content: PaperContent): Promise<Buffer> {
  const title = `${words.titles[content.paper]} ${content.number}`;
  const pdf = await createPdf(title);
  const pen = createPen(pdf);
  pen.page.write({ x: LEFT, y: TOP, text: words.titles[content.paper], size: 24, face: 'bold' });
  const under = Math.max(drawFacts(pen, content, 124), drawParties(pen, content, 124));
  const sums = placeFor(pdf, { pen, y: under + 40 }, SUMS);
  const y = drawSums(sums.pen, content, sums.y);
  const end = placeFor(pdf, { pen: sums.pen, y: y + 30 }, END);
  drawEnd(end.pen, content, end.y);
  return pdf.end();
}

type Spot = { readonly pen: Pen; readonly y: number };

/** There, or where that is too low for so much height, at the top of another page. */
const placeFor = (pdf: PdfFile, spot: Spot, height: number): Spot =>
  spot.y + height <= BOTTOM ? spot : { pen: createPen(pdf), y: TOP };

type Pen = {
  readonly page: PdfPage;
  /** Writes a text in lines below each other; gives where the next one begins. */
  block(text: string, at: { x: number; y: number; most: number; face?: 'bold' }): number;
};

function createPen(pdf: PdfFile): Pen {
  const page = pdf.page();
  return {
    page,
    block(text, { x, y, most, face = 'regular' as 'bold' | 'regular' }) {
      const lines = wrapped(text, most, (line) => pdf.widthOf(line, 10, face));
      for (const [index, line] of lines.entries()) {
        page.write({ x, y: y + index * LINE, text: line, face });
      }
      return y + lines.length * LINE;
    },
  };
}

function drawParties(pen: Pen, { seller, buyer }: PaperContent, top: number): number {
  const most = MIDDLE - LEFT - 20;
  let y = top;
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

function drawFacts(pen: Pen, content: PaperContent, top: number): number {
  const { paper, number, issuedAt, dueAt, paidAt, givenBackAt } = content;
  const facts: (readonly [string, string])[] = [
    [words.number, number],
    [words.issued, dayText(paper === 'receipt' && paidAt !== null ? paidAt : issuedAt)],
  ];
  if (paidAt !== null) facts.push([words.paidOn, dayText(paidAt)]);
  else if (overOf(content) === undefined) facts.push([words.due, dayText(dueAt)]);
  if (givenBackAt !== null) facts.push([words.givenBackOn, dayText(givenBackAt)]);
  for (const [index, [label, text]] of facts.entries()) {
    const y = top + index * LINE;
    pen.page.write({ x: MIDDLE, y, text: label });
    pen.page.write({ x: RIGHT, y, text, align: 'end', face: 'bold' });
  }
  return top + facts.length * LINE;
}

function drawSums(pen: Pen, content: PaperContent, top: number): number {
  const { currency, net, tax, taxBasisPoints, what, paper } = content;
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
  if (tax > 0 || taxBasisPoints > 0) {
    page.write({ x: MIDDLE, y, text: words.net });
    amount(y, net);
    y += LINE;
    page.write({ x: MIDDLE, y, text: words.tax(taxBasisPoints) });
    amount(y, tax);
  } else page.write({ x: MIDDLE, y, text: words.noTax });
  y += LINE + 4;
  const total = overOf(content) === undefined ? words.total[paper] : words.totalOfOver;
  page.write({ x: MIDDLE, y, text: total, face: 'bold' });
  amount(y, net + tax, 'bold');
  return y;
}

/** What is to be done now, and whom to ask. */
function drawEnd(pen: Pen, content: PaperContent, top: number): void {
  const { seller, number, provider, paidAt, givenBackAt, paper } = content;
  const most = RIGHT - LEFT;
  let y = top;
  const say = (text: string) => {
    y = pen.block(text, { x: LEFT, y, most });
  };
  const over = overOf(content);
  if (over !== undefined) say(over);
  else if (givenBackAt !== null) say(words.isGivenBack);
  else if (paidAt !== null && paper === 'invoice') say(words.isPaid);
  else if (paidAt === null && provider !== 'invoice') say(words.byCard);
  else if (paidAt === null) {
    say(words.transfer(number));
    say(`${words.account}: ${accountText(seller.account)}`);
    if (seller.bic !== '') say(`${words.bic}: ${seller.bic}`);
  }
  y += LINE;
  say(words.questions(seller.email));
}
