import { useState } from 'react';
import { waitText } from './access-rules.ts';
import { type GateForm, type GateProblems, refusalPlace } from './gate-form-rules.ts';
import type { RecordingLink } from './recording-link.ts';
import { gateWords } from './viewing-words.ts';
import { useSendCode, useViewerTerms } from './viewing-queries.ts';

type Options = {
  readonly onSent: () => void;
  readonly onProblems: (problems: GateProblems) => void;
};

/** Asks for a code by mail, the first time and again. */
export function useCodeRequest(link: RecordingLink, { onSent, onProblems }: Options) {
  const sending = useSendCode();
  const terms = useViewerTerms();
  const [sent, setSent] = useState({ resendAt: 0, count: 0, email: '' });
  const [problem, setProblem] = useState<{ readonly text: string; readonly count: number }>();
  const tell = (text: string): void => {
    setProblem((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  };

  const send = async (values: GateForm): Promise<void> => {
    setProblem(undefined);
    const email = values.email.trim();
    // Who went back and comes again at once has a code that works.
    if (sent.email === email.toLowerCase() && Date.now() < sent.resendAt) return onSent();
    const termsID = terms.data?.termsID ?? (await terms.refetch()).data?.termsID;
    if (termsID === undefined) return tell(gateWords.notSent);
    const person = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const { token, emailToken: emailtoken } = link;
    const { consentGiven } = values;
    sending.mutate(
      { token, emailtoken, ...person, email, consentGiven, termsID },
      {
        onSuccess: ({ resendAfterSeconds }) => {
          const resendAt = Date.now() + resendAfterSeconds * 1000;
          setSent(({ count }) => ({ resendAt, count: count + 1, email: email.toLowerCase() }));
          onSent();
        },
        onError: (refusal) => {
          if (refusal.code === 'terms_changed') void terms.refetch();
          const place = refusalPlace(refusal, gateWords);
          if (typeof place === 'string') tell(`${place}${waitText(refusal, gateWords)}`);
          else onProblems(place);
        },
      },
    );
  };

  return {
    send: (values: GateForm) => void send(values),
    isPending: sending.isPending,
    problem,
    forgetProblem: () => setProblem(undefined),
    resendAt: sent.resendAt,
    sentCount: sent.count,
  };
}
