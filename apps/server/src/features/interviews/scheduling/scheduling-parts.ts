import { noticesOf } from '@candor/contract/hiring/notices/index';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { MailCalendar } from '../../../platform/mail/mail-content.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import type { Deed, DeedEntry } from '../../operations/audit/index.ts';
import {
  candidateWords,
  findWords,
  inLanguage,
  type LetterText,
  postLetter,
  writeLetter,
} from '../../hiring/mail-templates/index.ts';
import { type LetterFacts, valuesOf } from './letter-rules.ts';
import { dayBefore, MAILS_A_DAY } from './link-rules.ts';
import { countPostedSince, type MailKind, mailKey } from './mail-log-store.ts';

export type MailParts = {
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
};

/** Refuses (`no_credit`) where the company has too few; for an invitation that was paid for, nothing is due. */
export type SpendCredits = (
  tx: Tx,
  deed: Pick<Deed, 'companyId' | 'accountId' | 'now'>,
  scheduleIds: readonly number[],
) => Promise<void>;

export const noSuchInterview = () => fail('not_found', 'There is no such interview.');

type InvitationEntry = {
  readonly action: string;
  readonly scheduleId: number;
  readonly after?: object;
};

/** What the company's chain says of an invitation. What was granted to a candidate stands in none of its entries. */
export const invitationEntry = ({ scheduleId, ...entry }: InvitationEntry): DeedEntry => ({
  ...entry,
  objectKind: 'interview',
  objectId: scheduleId,
});

/** A company that was taken over must not become a sender of mass mail. */
export async function refuseFlood(
  tx: Tx,
  { companyId, now }: Pick<Deed, 'companyId' | 'now'>,
  more: number,
): Promise<void> {
  if ((await countPostedSince(tx, companyId, dayBefore(now))) + more <= MAILS_A_DAY) return;
  throw fail(
    'too_many_requests',
    `A company sends at most ${MAILS_A_DAY} mails about interviews a day. Please go on tomorrow.`,
  );
}

const linkUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/bot-interview?token=${token}`;

/** Where a candidate asks for what they need to take part, by the link that leads to the interview too. */
export const needsUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/needs?token=${token}`;

/** The company's words for a mail that leaves by itself. */
export async function writeText(
  tx: Tx,
  {
    companyId,
    kind,
    facts,
    language,
    now,
    reason = '',
  }: {
    readonly companyId: number;
    readonly kind: Exclude<MailKind, 'invitation'>;
    readonly facts: LetterFacts;
    readonly language: Language;
    readonly now: Date;
    readonly reason?: string | undefined;
  },
): Promise<LetterText> {
  const words = await findWords(tx, companyId, { kind, language });
  const letter = writeLetter(kind, words, { ...valuesOf(facts, language), reason });
  // Whoever gets a new link may not have read the first mail.
  return kind === 'resent' ? withNotice(letter, facts, { language, now }) : letter;
}

/** The words that somebody sends to those whom they invite. */
export const invitationText = (
  facts: LetterFacts,
  { subject, message }: { readonly subject: string; readonly message: string },
  { language = 'en', now }: { readonly language?: Language; readonly now: Date },
): LetterText =>
  withNotice(
    writeLetter(
      'invitation',
      inLanguage('invitation', { subject, body: message }, language),
      valuesOf(facts, language),
    ),
    facts,
    { language, now },
  );

/** What a law has candidates told; below the company's words, which may be any. */
function withNotice(
  letter: LetterText,
  facts: LetterFacts,
  { language, now }: { readonly language: Language; readonly now: Date },
): LetterText {
  const notice = noticesOf(facts, now)?.[language] ?? [];
  return { ...letter, closing: [...letter.closing, ...notice] };
}

/** One mail of the log, to one candidate; without a token it has no button. */
export function post(
  tx: Tx,
  { postOffice, baseUrl }: MailParts,
  letter: {
    readonly companyId: number;
    readonly mailId: number;
    readonly to: string;
    readonly text: LetterText;
    readonly token: string | null;
    readonly calendar?: MailCalendar;
  },
): Promise<void> {
  const { companyId, mailId, to, text, token, calendar } = letter;
  return postLetter(tx, postOffice, {
    companyId,
    letter: {
      ...text,
      ...(token === null ? {} : wayIn(text, { baseUrl, token })),
      ...(calendar === undefined ? {} : { calendar }),
      key: mailKey(companyId, mailId),
      to,
      whom: { interviewMailId: mailId },
    },
  });
}

/** The button, and below it where somebody asks for what they need. */
export function wayIn(
  { closing, language = 'en' }: LetterText,
  { baseUrl, token }: { readonly baseUrl: string; readonly token: string },
) {
  const { standing } = candidateWords(language);
  return {
    action: { label: standing.openInterview, url: linkUrl(baseUrl, token) },
    closing: [...closing, standing.needs(needsUrl(baseUrl, token))],
  };
}
