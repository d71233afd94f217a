import type { OwnApplicationState } from '@candor/contract/hiring/application-rules';

/** A link is no login: whoever has one could change what they said for ever. */
export const REVISIONS_MOST = 40;

/** So long after the last one the team is told again: whoever explains forty flags is one piece of news. */
const TOLD_AGAIN_MS = 3_600_000;

export const isNews = (lastSentAt: Date | null, now: Date): boolean =>
  lastSentAt === null || now.getTime() - lastSentAt.getTime() > TOLD_AGAIN_MS;

/**
 * Until the candidate was told of a decision, and what was noted is deleted: a box that closes earlier would tell what nobody
 * has told yet. null: no application belongs to the interview.
 */
export const isReplyOpen = (
  state: OwnApplicationState | null,
  evidenceDeletedAt: Date | null,
): boolean => evidenceDeletedAt === null && (state === null || state === 'active');

export type Said = {
  readonly eventKey: string | null;
  readonly words: string;
  readonly sentAt: Date;
};

/** What was said of flags that are one by now is read together, in the order in which it was said. */
export function saidByFlag(said: readonly Said[], nameOf: (key: string) => string): Said[] {
  const byFlag = Map.groupBy(said, ({ eventKey }) => eventKey && nameOf(eventKey));
  return Array.from(byFlag, ([eventKey, parts]) => ({
    eventKey,
    words: parts.map(({ words }) => words).join('\n\n'),
    sentAt: new Date(Math.max(...parts.map(({ sentAt }) => sentAt.getTime()))),
  }));
}
