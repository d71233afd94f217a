import { moneyText, type ProviderName } from '@candor/contract/operations/billing-rules';
import type { Paper } from '@candor/contract/operations/invoice-rules';
import { A4, createPdf, type PdfFile, type PdfPage } from '../../../platform/pdf/pdf-file.ts';
import { accountText, countryText, dayText, wrapped } from './invoice-rules.ts';
import type { Buyer, Seller } from './invoice-store.ts';
import { paperWords as words } from './paper-words.ts';

export type PaperContent = {
  readonly paper: Paper;
  readonly number: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
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

/** One page of A4, in the order in which it is read. */
export async function drawPaper(content: PaperContent): Promise<Buffer> {
  const title = `${words.titles[content.paper]} ${content.number}`;
  const pdf = await createPdf(title);
  const pen = createPen(pdf);
  pen.page.write({ x: LEFT, y: 80, text: words.titles[content.paper], size: 24, face: 'bold' });
  const under = Math.max(drawFacts(pen, content, 124), drawParties(pen, content, 124));
  const y = drawSums(pen, content, under + 40);
  drawEnd(pen, content, y + 30);
  return pdf.end();
}

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
  if (paidAt === null) facts.push([words.due, dayText(dueAt)]);
  else facts.push([words.paidOn, dayText(paidAt)]);
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
      text: moneyText(minor, currency),
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
  page.write({ x: MIDDLE, y, text: words.total[paper], face: 'bold' });
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
  if (givenBackAt !== null) say(words.isGivenBack);
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
