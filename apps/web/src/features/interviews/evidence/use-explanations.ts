import { useEffect, useState } from 'react';
import {
  keepExplanationDrafts,
  onExplanationDrafts,
  readExplanationDrafts,
} from '../../../lib/explanation-drafts.ts';
import { type Explanation, useSendExplanations } from './evidence-queries.ts';
import {
  type Drafts,
  keptOf,
  nextOf,
  readDrafts,
  sentWords,
  unsentOf,
  WHOLE,
  withoutDraft,
  withoutSent,
} from './explanation-rules.ts';

type Of = {
  readonly token: string;
  readonly interviewScheduleID: number;
  readonly sent: readonly Explanation[];
  readonly flags: readonly { readonly id: string }[];
};

export type Explanations = ReturnType<typeof useExplanations>;

const none: ReadonlySet<string> = new Set();

/** Kept in this browser as it is typed, with a network or without; sent when somebody says so. */
export function useExplanations({ token, interviewScheduleID, sent, flags }: Of) {
  const { drafts, change } = useDrafts(interviewScheduleID);
  /** What the server took no more, as often as it was changed. */
  const [refused, setRefused] = useState(none);
  const sending = useSendExplanations();
  const waiting = unsentOf(drafts, sent, new Set(flags.map(({ id }) => id)));
  const unsent = waiting.filter(({ eventKey }) => !refused.has(eventKey ?? WHOLE));
  return {
    sent,
    unsent,
    sending,
    wordsOf: (key: string): string => drafts[key] ?? sentWords(sent, key),
    isTyped: (key: string): boolean => key in drafts,
    isRefused: (key: string): boolean => refused.has(key),
    /** What is typed of it and differs from what was sent. */
    draftOf: (key: string): string | undefined =>
      waiting.find(({ eventKey }) => (eventKey ?? WHOLE) === key)?.words,
    type: (key: string, words: string): void => change((now) => ({ ...now, [key]: words })),
    discard: (key: string): void => {
      change((now) => withoutDraft(now, key));
      setRefused((now) => new Set([...now].filter((one) => one !== key)));
    },
    send: (onSent: (refused: number) => void): void => {
      const explanations = nextOf(unsent).map((one) => ({ ...one }));
      sending.mutate(
        { body: { token, interviewScheduleID, explanations } },
        {
          onSuccess: ({ refused: full }) => {
            const taken = explanations.filter(({ eventKey }) => !full.includes(eventKey));
            change((now) => withoutSent(now, taken));
            setRefused((now) => new Set([...now, ...full.map((key) => key ?? WHOLE)]));
            onSent(full.length);
          },
        },
      );
    },
  };
}

/** One change at a time is written over what lies there: another tab of this browser may have typed of another flag. */
function useDrafts(interviewScheduleID: number) {
  const [drafts, setDrafts] = useState(() =>
    readDrafts(readExplanationDrafts(interviewScheduleID)),
  );
  useEffect(
    () => onExplanationDrafts(interviewScheduleID, (kept) => setDrafts(readDrafts(kept))),
    [interviewScheduleID],
  );
  const change = (step: (now: Drafts) => Drafts): void => {
    const kept = readDrafts(readExplanationDrafts(interviewScheduleID));
    keepExplanationDrafts(interviewScheduleID, keptOf(step(kept)));
    setDrafts(step);
  };
  return { drafts, change };
}
