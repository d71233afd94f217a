import type { ShownOffer } from '@candor/contract/hiring/offer-fields';
import { paragraphsOf } from '@candor/contract/hiring/offer-rules';
import { offerDay } from '@candor/contract/hiring/offer-words';
import {
  A4,
  createPdf,
  type Face,
  type PdfFile,
  type PdfPage,
} from '../../../platform/pdf/pdf-file.ts';
import { wrapped } from '../../../platform/pdf/wrap-rules.ts';
import { tellMoment } from '../../interviews/scheduling/index.ts';
import { paperWords as words } from './offer-paper-words.ts';

const LEFT = 56;
const RIGHT = A4.width - 56;
const VALUES = 190;
const TOP = 80;
const BOTTOM = A4.height - 70;
const SIZE = 10;
const LINE = 15;

export type Signed = {
  readonly name: string;
  readonly at: Date;
  /** From where it was sent; not in a paper that somebody else than the company and the candidate could read. */
  readonly ip: string;
};

type Content = {
  readonly shown: ShownOffer;
  readonly shownHash: string;
  /** null: nobody accepted it. */
  readonly signed: Signed | null;
};

/** What was offered, exactly as it was shown, and below it who accepted it when. */
export async function drawOffer({ shown, shownHash, signed }: Content): Promise<Buffer> {
  const pdf = await createPdf(words.of(shown.companyName, shown.jobTitle));
  const pen = createPen(pdf);
  pen.say(words.title, { size: 24, face: 'bold' });
  pen.leave(LINE);
  const at = (instant: string) => tellMoment(new Date(instant), shown.timeZone);
  const lastMinute = new Date(Date.parse(shown.expiresAt) - 60_000).toISOString();
  pen.facts([
    [words.from, shown.companyName],
    [words.to, shown.candidateName],
    [words.position, shown.jobTitle],
    [words.salary, shown.salary],
    [words.startsOn, offerDay(shown.startsOn)],
    [words.sentAt, at(shown.sentAt)],
    [words.until, at(lastMinute)],
  ]);
  pen.rule();
  for (const lines of paragraphsOf(shown.terms)) {
    for (const line of lines) pen.say(line);
    pen.leave(LINE / 2);
  }
  pen.rule();
  if (signed === null) {
    pen.say(words.notAccepted);
    pen.facts([[words.hash, shownHash]]);
  } else {
    pen.keep(6 * LINE);
    pen.say(words.accepted, { size: 14, face: 'bold' });
    pen.facts([
      [words.signedName, signed.name],
      [words.signedAt, tellMoment(signed.at, shown.timeZone)],
      [words.signedFrom, signed.ip],
      [words.hash, shownHash],
    ]);
  }
  return pdf.end();
}

type Style = { readonly size?: number; readonly face?: Face };

/** Writes down the page, and goes on with another one where there is no room left. */
function createPen(pdf: PdfFile) {
  let pages = 0;
  let y = TOP;
  let page = begin();
  function begin(): PdfPage {
    pages += 1;
    const fresh = pdf.page();
    fresh.write({ x: RIGHT, y: A4.height - 40, text: words.page(pages), size: 8, align: 'end' });
    y = TOP;
    return fresh;
  }
  const keep = (room: number): void => {
    if (y + room > BOTTOM) page = begin();
  };
  const block = (text: string, { x, size = SIZE, face = 'regular' }: Style & { x: number }) => {
    const most = RIGHT - x;
    for (const line of wrapped(text, most, (part) => pdf.widthOf(part, size, face))) {
      keep(LINE);
      page.write({ x, y, text: line, size, face });
      y += Math.max(LINE, size + 5);
    }
  };
  return {
    keep,
    leave: (room: number) => void (y += room),
    say: (text: string, style: Style = {}) => block(text, { x: LEFT, ...style }),
    rule(): void {
      keep(2 * LINE);
      page.line({ x: LEFT, y }, { x: RIGHT, y });
      y += 1.5 * LINE;
    },
    /** Those that say something, each beside its name. */
    facts(facts: readonly (readonly [label: string, text: string])[]): void {
      for (const [label, text] of facts) {
        if (text === '') continue;
        keep(LINE);
        page.write({ x: LEFT, y, text: label, size: SIZE });
        block(text, { x: VALUES, face: 'bold' });
      }
      y += LINE / 2;
    },
  };
}
