import type { PaymentState, ProviderName } from '@candor/contract/operations/billing-rules';
import type { Paper } from '@candor/contract/operations/invoice-rules';
import { createPdf } from '../../../platform/pdf/pdf-file.ts';
import { accountText, dayText } from './invoice-rules.ts';
import type { Buyer, Seller } from './invoice-store.ts';
import { createPen, drawFacts, drawParties, drawSums, placeFor, sayLines } from './paper-pen.ts';
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

/** What nobody waits for any more: its last word; undefined: it is paid or to be paid. */
const overOf = ({ state }: PaperContent): string | undefined => words.over[state];

/** On A4, in the order in which it is read; on one page, unless names and addresses fill it. */
export async function drawPaper(content: PaperContent): Promise<Buffer> {
  const title = words.titles[content.paper];
  const pdf = await createPdf(`${title} ${content.number}`);
  const pen = createPen(pdf);
  pen.title(title);
  const under = Math.max(drawFacts(pen, factsOf(content)), drawParties(pen, content));
  const sums = placeFor(pdf, { pen, y: under + 40 }, 'sums');
  const total = overOf(content) === undefined ? words.total[content.paper] : words.totalOfOver;
  const y = drawSums(sums.pen, { ...content, total }, sums.y);
  const end = placeFor(pdf, { pen: sums.pen, y: y + 30 }, 'end');
  sayLines(end.pen, endOf(content), end.y);
  return pdf.end();
}

function factsOf(content: PaperContent): (readonly [string, string])[] {
  const { paper, number, issuedAt, dueAt, paidAt, givenBackAt } = content;
  const facts: (readonly [string, string])[] = [
    [words.number, number],
    [words.issued, dayText(paper === 'receipt' && paidAt !== null ? paidAt : issuedAt)],
  ];
  if (paidAt !== null) facts.push([words.paidOn, dayText(paidAt)]);
  else if (overOf(content) === undefined) facts.push([words.due, dayText(dueAt)]);
  if (givenBackAt !== null) facts.push([words.givenBackOn, dayText(givenBackAt)]);
  return facts;
}

/** What is to be done now, and whom to ask. */
function endOf(content: PaperContent): string[] {
  return [...todoOf(content), '', words.questions(content.seller.email)];
}

function todoOf(content: PaperContent): string[] {
  const { seller, number, provider, paidAt, givenBackAt, paper } = content;
  const over = overOf(content);
  if (over !== undefined) return [over];
  if (givenBackAt !== null) return [words.isGivenBack];
  if (paidAt !== null) return paper === 'invoice' ? [words.isPaid] : [];
  if (provider !== 'invoice') return [words.byCard];
  const bic = seller.bic === '' ? [] : [`${words.bic}: ${seller.bic}`];
  return [words.transfer(number), `${words.account}: ${accountText(seller.account)}`, ...bic];
}
