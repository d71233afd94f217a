import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { mailLanguage } from '../../hiring/candidate-records/index.ts';
import { buttonOf, findWords, postLetter, writeLetter } from '../../hiring/mail-templates/index.ts';
import type { Notify } from '../../people/notifications/index.ts';
import { createLinks, findLinked } from '../links/index.ts';
import { candidateReader } from './candidate-reader.ts';
import { entryMail } from './entry-rules.ts';
import { type AppointmentChange, type AppointmentFacts, hasTime } from './facts-rules.ts';
import { findListeners } from './listener-store.ts';
import { hasLink, isTold, LINK_DAYS, type Letter, lettersOf, pathOf } from './letter-rules.ts';
import {
  noticeOf,
  valuesOf,
  writeKept,
  writePlaced,
  writeSeatLetter,
  writeWithdrawal,
} from './letter-words.ts';

export type TellParts = {
  readonly postOffice: PostOffice;
  /** Where people reach this installation: the beginning of every link in a mail. */
  readonly baseUrl: string;
  /** The address that its mails come from. */
  readonly mailAddress: string;
  readonly notify: Notify;
  readonly clock: Clock;
};

type Telling = {
  readonly facts: AppointmentFacts;
  readonly reason: string;
  readonly now: Date;
  /** Left out: mails are deleted with the candidate of whom they speak. */
  readonly outlivesCandidate?: true;
};

/**
 * Everybody whom a change concerns gets their one mail, with their own link, and the member who asked for the interview, or
 * whoever hears of it in their place, a notice. In the transaction of the change: rolled back means never told, committed means told once.
 */
export async function tell(
  tx: Tx,
  parts: TellParts,
  { facts, change }: { readonly facts: AppointmentFacts; readonly change: AppointmentChange },
): Promise<void> {
  const now = parts.clock();
  const telling = { facts, reason: change.reason?.trim() ?? '', now };
  await sendLetters(tx, parts, {
    ...telling,
    letters: await thoseWhoKnow(tx, facts, lettersOf(facts, change)),
  });
  if (!isTold(change)) return;
  const notice = noticeOf(facts, change);
  for (const accountId of await findListeners(tx, facts)) {
    await parts.notify(tx, { ...notice, ...aboutOf(facts), accountId }, now);
  }
}

/** What leads a member to it, and what makes the notice go with its candidate. */
export const aboutOf = ({
  companyId,
  scheduleId,
  candidate: { candidateId },
}: AppointmentFacts) => ({
  path: `/company/interviews/live-interview?interviewScheduleID=${scheduleId}`,
  about: { companyId, kind: 'interview', candidateId } as const,
});

/** One after the other, in one transaction. */
export async function sendLetters(
  tx: Tx,
  parts: TellParts,
  { letters, ...telling }: Telling & { readonly letters: readonly Letter[] },
): Promise<void> {
  for (const letter of letters) await send(tx, parts, { ...telling, letter });
}

type Written = Telling & { readonly language: Language };

/** That something ends before it had a time is no news to who never heard of it. */
async function thoseWhoKnow(
  tx: Tx,
  facts: AppointmentFacts,
  letters: readonly Letter[],
): Promise<readonly Letter[]> {
  if (hasTime(facts) || !letters.some(({ kind }) => kind === 'cancelled')) return letters;
  const { companyId, seats } = facts;
  const subjectIds = seats.map(({ seatId }) => seatId);
  const known = await findLinked(tx, { companyId, purpose: 'appointment-seat', subjectIds });
  return letters.filter(
    (letter) =>
      letter.to !== 'seat' || letter.kind !== 'cancelled' || known.has(letter.seat.seatId),
  );
}

async function send(
  tx: Tx,
  parts: TellParts,
  { letter, ...telling }: Telling & { readonly letter: Letter },
): Promise<void> {
  const { companyId, scheduleId, candidate } = telling.facts;
  // Who sits there reads as members do.
  const language = letter.to === 'seat' ? 'en' : await mailLanguage(tx, { companyId, scheduleId });
  const written = { ...telling, language };
  const { button, ...text } = await write(tx, letter, written);
  const url = hasLink(letter) ? await linkOf(tx, parts, { ...telling, letter }) : null;
  await postLetter(tx, parts.postOffice, {
    companyId,
    letter: {
      ...text,
      ...(url !== null && { action: { label: button, url } }),
      ...calendarFor(parts, letter, written),
      // The occasion is the transaction: nothing posts the same mail again.
      key: `appointment:${companyId}:${scheduleId}:${randomUUID()}`,
      to: letter.to === 'seat' ? letter.seat.email : candidate.email,
      isToInterviewer: letter.to === 'seat',
      whom: telling.outlivesCandidate ? null : { candidateId: candidate.candidateId },
    },
  });
}

async function write(tx: Tx, letter: Letter, { facts, reason, language }: Written) {
  if (letter.to === 'seat') {
    return writeSeatLetter(letter.kind, { facts, reason, seat: letter.seat });
  }
  const { kind } = letter;
  if (kind === 'withdrawn') return { ...writeWithdrawal(facts, language), button: '' };
  if (kind === 'kept') return writeKept({ facts, reason, language });
  if (kind === 'placed') return writePlaced({ facts, reason, language });
  const words = await findWords(tx, facts.companyId, { kind, language });
  const values = {
    ...valuesOf(facts, reason, language),
    // Asked once more: the reason stands in the place of what was written at first.
    ...(kind === 'live-asked' && reason !== '' && { message: reason }),
  };
  return {
    ...writeLetter(kind, words, values),
    button: buttonOf(kind, language) ?? '',
  };
}

function calendarFor(
  { mailAddress }: TellParts,
  { calendar, ...letter }: Letter,
  { facts, now, language }: Written,
) {
  if (calendar === null || !hasTime(facts)) return {};
  const reader =
    letter.to === 'seat'
      ? ({ kind: 'seat', name: letter.seat.name, email: letter.seat.email } as const)
      : candidateReader(facts, language);
  const told = { method: calendar, reader, organizer: { email: mailAddress }, now };
  return { calendar: entryMail(facts, told) };
}

/** Only hashes of links are kept, so every mail brings a fresh one; those of earlier mails go on working. */
async function linkOf(
  tx: Tx,
  { baseUrl }: TellParts,
  { facts, letter, now }: Telling & { readonly letter: Letter },
): Promise<string> {
  const { companyId, scheduleId } = facts;
  const aim =
    letter.to === 'seat'
      ? ({ purpose: 'appointment-seat', subjectId: letter.seat.seatId } as const)
      : ({ purpose: 'appointment', subjectId: scheduleId } as const);
  const expiresAt = new Date(now.getTime() + LINK_DAYS * 86_400_000);
  const tokens = await createLinks(tx, [{ companyId, ...aim, expiresAt }], now);
  const url = new URL(pathOf(letter, facts), baseUrl);
  url.searchParams.set('token', tokens.get(aim.subjectId) ?? '');
  return url.href;
}
