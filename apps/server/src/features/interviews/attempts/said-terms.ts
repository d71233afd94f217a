import { noticesOf } from '@candor/contract/hiring/notices/index';
import { byMonitor, type MonitorName } from '@candor/contract/interviews/monitor-rules';
import { fillTerms, type InterviewFacts } from '@candor/contract/interviews/terms-rules';
import type { Language } from '@candor/contract/people/language-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { readHostName } from '../../operations/administration/index.ts';
import { hashOf, readCurrentTerms, type RoomTermsType, termsIn } from '../terms/index.ts';
import type { Invitation } from './invitation-store.ts';

/** The terms of one interview as somebody reads them now. */
export type SaidTerms = {
  readonly termsId: number;
  readonly version: number;
  readonly text: string;
  readonly language: Language | null;
  readonly hash: string;
};

type Wanted = { readonly type: RoomTermsType; readonly wanted: Language; readonly now: Date };
type Said = Omit<Wanted, 'wanted'> & { readonly language: Language | null };

/** Asked for to be read, and again at the start: what is agreed to is what was shown. */
export async function sayTerms(
  tx: Tx,
  invitation: Invitation,
  { type, wanted, now }: Wanted,
): Promise<SaidTerms | undefined> {
  const current = await readCurrentTerms(tx, type);
  if (current === undefined) return undefined;
  const { text: marked, words, language } = termsIn(wanted, type, current.termsAndConditions);
  const facts = {
    hostName: await readHostName(tx),
    interview: factsOf(invitation, { type, language, now }),
  };
  const text = fillTerms(type, marked, facts, words);
  return { termsId: current.id, version: current.version, text, language, hash: hashOf(text) };
}

/** A notice that a law asks for is in the language of the text that it stands in; English where nobody knows that. */
function factsOf(invitation: Invitation, { type, language, now }: Said): InterviewFacts {
  const { companyName, recordScreen, isCameraAsked, monitors } = invitation;
  // Where nothing is asked for, whoever reads the guideline has switched the monitors on by their own wish.
  const isOwnWish = type === 'FacialTracking' && !invitation.isFacialTracking;
  const isWatched = (name: MonitorName): boolean =>
    monitors[name] === 'on' || (isOwnWish && monitors[name] === 'off');
  return {
    ...{ companyName, recordScreen, isCameraAsked },
    watched: byMonitor(isWatched),
    recordingDays: invitation.retentionDays,
    evidenceDays: invitation.evidenceDays,
    interviewDays: invitation.interviewDays,
    notice: noticesOf(invitation, now)?.[language ?? 'en'] ?? [],
  };
}
