import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { GateForm } from './gate-form.tsx';
import { type GateForm as Values, type GateProblems, gateProblems } from './gate-form-rules.ts';
import { invitedEmail, type RecordingLink } from './recording-link.ts';
import { TermsView } from './terms-view.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { recordingsQuery } from './viewing-queries.ts';
import { gateWords } from './viewing-words.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** RV-3: the terms are an entry of the history, so the browser's Back leads from them to the form. */
    recordingTerms?: boolean;
  }
}

type Props = {
  readonly link: RecordingLink;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Why somebody who could watch stands here again. */
  readonly note: string | undefined;
};

/** The three views before the player: form, terms, code. */
export function Gate({ link, values, onChange, note }: Props) {
  const queries = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const { recordingTerms } = useLocation().state;
  const [view, setView] = useState<'form' | 'code'>('form');
  const [problems, setProblems] = useState<GateProblems>({});
  const request = useCodeRequest(link, {
    onSent: () => setView('code'),
    onProblems: (found) => {
      setProblems(found);
      if (found.consentGiven !== undefined) onChange({ ...values, consentGiven: false });
    },
  });
  const submit = (): void => {
    const found = gateProblems(values, invitedEmail(link.emailToken), gateWords);
    setProblems(found);
    if (link.token !== '' && Object.keys(found).length === 0) request.send(values);
  };

  if (recordingTerms === true) return <TermsView onBack={() => router.history.back()} />;
  if (view === 'code') {
    return (
      <CodeStep
        token={link.token}
        email={values.email}
        resendAt={request.resendAt}
        sentCount={request.sentCount}
        isSending={request.isPending}
        sendProblem={request.problem?.text}
        onResend={() => request.send(values)}
        onBack={() => {
          request.forgetProblem();
          setView('form');
        }}
        onVerified={() => void queries.resetQueries(recordingsQuery(link.token))}
      />
    );
  }
  return (
    <GateForm
      values={values}
      problems={problems}
      problem={link.token === '' ? { text: gateWords.noToken, count: 0 } : request.problem}
      note={note}
      isPending={request.isPending}
      onChange={(next) => {
        setProblems(withoutChanged(problems, values, next));
        onChange(next);
      }}
      onSubmit={submit}
      onTerms={() =>
        void navigate({ to: '.', state: (state) => ({ ...state, recordingTerms: true }) })
      }
    />
  );
}

/** What was said about a field is true until it changes. */
function withoutChanged(problems: GateProblems, before: Values, now: Values): GateProblems {
  const kept = Object.entries(problems).filter(([field]) => {
    const name = field as keyof Values;
    return before[name] === now[name];
  });
  return Object.fromEntries(kept);
}
