import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../database/database.ts';
import type { Queue } from '../queue/queue.ts';
import {
  type MailBrand,
  type MailContent,
  type MailLetter,
  type MailSender,
  writeMail,
} from './mail-content.ts';
import { type MailReason, whyCandidate, whyOther } from './mail-foot-words.ts';
import { insertMail, type MailAbout } from './mail-store.ts';
import { sealContent } from './sealed-content.ts';

export type PostedLetter = MailLetter & {
  /** One key is one mail, however often it is posted: name the occasion, such as `verify-email:7:<token id>`. */
  readonly key: string;
  readonly to: string;
  readonly sender?: MailSender;
  readonly answers?: MailContent['answers'];
  /** The candidate that it speaks of: it is deleted with them. */
  readonly about?: MailAbout;
  /** Without the line to the page of whom it is about. */
  readonly hasNoPage?: true;
};

/** The line to their own page, for a mail about somebody that goes to this address; null: it goes to another. */
export type PageOf = (
  tx: Tx,
  about: MailAbout,
  reader: { readonly to: string; readonly language: Language },
) => Promise<{ readonly label: string; readonly url: string } | null>;

/** The face of the company whose candidate a mail is about; null: it has none yet. */
export type BrandOf = (tx: Tx, companyId: number) => Promise<MailBrand | null>;

/** Why the company writes to the candidate whom a mail is about. */
export type ReasonOf = (tx: Tx, about: MailAbout) => Promise<MailReason>;

/** Takes letters inside the caller's transaction: rolled back means never posted. */
export type PostOffice = {
  post(tx: Tx, letter: PostedLetter): Promise<void>;
};

export const mailJob = 'send-mail';

export function createPostOffice(parts: {
  readonly queue: Pick<Queue, 'send'>;
  /** 32 bytes; seals what waits. */
  readonly key: Uint8Array;
  readonly pageOf?: PageOf;
  readonly company?: { readonly brandOf: BrandOf; readonly reasonOf: ReasonOf };
}): PostOffice {
  const { company } = parts;
  const brandFor = async (
    tx: Tx,
    about: MailAbout,
    {
      to,
      isToCandidate,
      language,
    }: { readonly to: string; readonly isToCandidate: boolean; readonly language: Language },
  ): Promise<MailBrand | null> => {
    const face = (await company?.brandOf(tx, about.companyId)) ?? null;
    if (company === undefined || face === null) return null;
    if (!isToCandidate) return { ...face, why: whyOther(to) };
    const reason = await company.reasonOf(tx, about);
    return { ...face, why: whyCandidate(to, face.name, { reason, language }) };
  };
  return {
    async post(tx, { key, to, sender, about, hasNoPage, answers = [], ...letter }) {
      const { language = 'en' } = letter;
      const isAlone = about === undefined || hasNoPage;
      const page = isAlone ? null : ((await parts.pageOf?.(tx, about, { to, language })) ?? null);
      const isToCandidate = page !== null || hasNoPage === true;
      const brand = about && (await brandFor(tx, about, { to, isToCandidate, language }));
      const content = {
        ...writeMail({ ...letter, ...(page && { page }), ...(brand && { brand }) }),
        ...(sender && { sender }),
        ...(answers.length > 0 && { answers }),
      };
      const mailId = await insertMail(tx, {
        key,
        recipient: to,
        subject: content.subject,
        about,
        sealedContent: await sealContent(content, parts.key),
      });
      if (mailId !== null) await parts.queue.send(tx, { name: mailJob, data: { mailId } });
    },
  };
}
