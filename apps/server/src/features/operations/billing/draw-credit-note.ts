import type { CreditNoteKind } from '@candor/contract/operations/invoice-rules';
import { createPdf } from '../../../platform/pdf/pdf-file.ts';
import { signOf } from './credit-note-rules.ts';
import { dayText } from './invoice-rules.ts';
import type { Buyer, Seller } from './invoice-store.ts';
import { createPen, drawFacts, drawParties, drawSums, placeFor, sayLines } from './paper-pen.ts';
import { creditNoteWords as words, paperWords } from './paper-words.ts';

export type NoteContent = {
  readonly kind: CreditNoteKind;
  readonly number: string;
  readonly invoiceNumber: string;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly because: string | null;
  readonly what: readonly string[];
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly taxBasisPoints: number;
  readonly issuedAt: Date;
};

/** What takes an invoice back, or is itself taken back; drawn as invoices are. */
export async function drawCreditNote(note: NoteContent): Promise<Buffer> {
  const title = words.titles[note.kind];
  const pdf = await createPdf(`${title} ${note.number}`);
  const pen = createPen(pdf);
  pen.title(title);
  const facts = [
    [words.number, note.number],
    [words.ofInvoice, note.invoiceNumber],
    [paperWords.issued, dayText(note.issuedAt)],
  ] as const;
  const under = Math.max(drawFacts(pen, facts), drawParties(pen, note));
  const sums = placeFor(pdf, { pen, y: under + 40 }, 'sums');
  const sign = signOf(note.kind);
  const { currency, taxBasisPoints, what } = note;
  const shown = { currency, taxBasisPoints, what, net: sign * note.net, tax: sign * note.tax + 0 };
  const y = drawSums(sums.pen, { ...shown, total: words.total }, sums.y);
  const end = placeFor(pdf, { pen: sums.pen, y: y + 30 }, 'end');
  sayLines(end.pen, endOf(note), end.y);
  return pdf.end();
}

const endOf = ({ kind, invoiceNumber, because, seller }: NoteContent): string[] => [
  words.means[kind](invoiceNumber),
  ...(because === null ? [] : [words.because(because)]),
  '',
  paperWords.questions(seller.email),
];
