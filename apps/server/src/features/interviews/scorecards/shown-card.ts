import type { contract, Output } from '@candor/contract';
import type { ScorecardContent } from '@candor/contract/interviews/scorecard-rules';
import type { Tx } from '../../../platform/database/database.ts';
import type { SatInterview, Sitter } from '../appointments/index.ts';
import { findLiveKit, type LiveKit } from '../kits/index.ts';
import { sharedCv } from './cv-handlers.ts';
import { type Cv, findAnswers, findDraft, listSent, type SentCard } from './scorecard-store.ts';
import { gone } from './scorecard-words.ts';
import { openUntil } from './sent-rules.ts';

type Seen = Output<typeof contract.scorecards.openScorecard>;

/** What others read: not what somebody noted for themselves. */
export function shownTo(card: SentCard) {
  const { scores, answers, recommendation, summary } = card.content;
  return { name: card.name || gone, scores, answers, recommendation, summary };
}

export const shownKit = (kit: LiveKit | undefined) =>
  kit === undefined ? null : { name: kit.name, version: kit.version, content: kit.content };

/** As its author sees it: the others' only once their own is sent. */
export async function seenBy(
  tx: Tx,
  { interview, sitter }: { readonly interview: SatInterview; readonly sitter: Sitter },
  now: Date,
): Promise<Seen> {
  const { companyId, scheduleId, applicationId } = interview;
  const { accountId } = sitter;
  const kit = await findLiveKit(tx, interview);
  const sent = await listSent(tx, interview);
  const own = sent.find((card) => card.accountId === accountId);
  const cv = await sharedCv(tx, { interview, sitter }, { kit, now });
  const isShared = kit?.content.sharesApplication === true && applicationId !== null;
  return {
    ...shownFacts(interview),
    ...{ personName: sitter.name, placeID: sitter.placeId },
    kit: shownKit(kit),
    answers: isShared ? await findAnswers(tx, companyId, applicationId) : null,
    cv: cv === undefined ? null : shownCv(cv),
    draft: await findDraft(tx, { companyId, scheduleId, accountId }),
    sent: own === undefined ? null : shownOwn(own),
    others: own === undefined ? null : sent.filter((card) => card !== own).map(shownTo),
  };
}

const shownCv = ({ fileID, fileName, contentType, madeAt }: Cv) => ({
  ...{ fileID, fileName, contentType, isCopy: madeAt !== null },
  version: madeAt?.toISOString() ?? '',
});

function shownFacts(interview: SatInterview) {
  const { scheduleId, kind, state, startsAt, endsAt, minutes, companyName } = interview;
  const { jobTitle, candidateName } = interview;
  return {
    ...{ interviewScheduleID: scheduleId, kind, state, minutes, companyName, jobTitle },
    ...{ candidateName, startsAt: startsAt?.toISOString() ?? null },
    endsAt: endsAt?.toISOString() ?? null,
  };
}

function shownOwn(card: SentCard): {
  version: number;
  sentAt: string;
  openUntil: string;
  content: ScorecardContent;
} {
  return {
    ...{ version: card.version, content: card.content, sentAt: card.sentAt.toISOString() },
    openUntil: openUntil(card).toISOString(),
  };
}
