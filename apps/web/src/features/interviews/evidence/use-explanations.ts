import { useEffect, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../../../lib/draft-storage.ts';
import { type Explanation, useSendExplanations } from './evidence-queries.ts';
import { nextOf, readDrafts, sentWords, unsentOf, withoutSent } from './explanation-rules.ts';

type Of = {
  readonly token: string;
  readonly interviewScheduleID: number;
  readonly sent: readonly Explanation[];
  readonly flags: readonly { readonly id: string }[];
};

export type Explanations = ReturnType<typeof useExplanations>;

/** Kept in this browser as it is typed, with a network or without; sent when somebody says so. */
export function useExplanations({ token, interviewScheduleID, sent, flags }: Of) {
  // Of nobody's account: it goes with the next sign-in on this machine.
  const name = `evidence-${interviewScheduleID}`;
  const [drafts, setDrafts] = useState(() => readDrafts(readDraft({ accountId: 0, name })));
  const sending = useSendExplanations();
  useEffect(() => {
    const place = { accountId: 0, name };
    if (Object.keys(drafts).length === 0) removeDraft(place);
    else writeDraft(place, JSON.stringify(drafts));
  }, [drafts, name]);
  const unsent = unsentOf(drafts, sent, new Set(flags.map(({ id }) => id)));
  return {
    sent,
    unsent,
    sending,
    wordsOf: (key: string): string => drafts[key] ?? sentWords(sent, key),
    isTyped: (key: string): boolean => key in drafts,
    type: (key: string, words: string): void => setDrafts((now) => ({ ...now, [key]: words })),
    send: (onSent: () => void): void => {
      const explanations = nextOf(unsent).map((one) => ({ ...one }));
      sending.mutate(
        { body: { token, interviewScheduleID, explanations } },
        {
          onSuccess: () => {
            setDrafts((now) => withoutSent(now, explanations));
            onSent();
          },
        },
      );
    },
  };
}
