import { openInvitation } from '@candor/contract/attempts';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api.ts';
import { takeToken } from './attempt-link.ts';
import { ClosedPage } from './closed-page.tsx';
import type { Invitation, Problem } from './invitation.ts';
import type { LeftBehind } from './left-behind.ts';
import { TermsStep } from './terms-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

// Recorder, camera and questions are not needed to read the terms.
const CheckStep = lazy(async () => ({ default: (await import('./check-step.tsx')).CheckStep }));
const InterviewFlow = lazy(async () => ({
  default: (await import('./interview-flow.tsx')).InterviewFlow,
}));

const token = takeToken();

type Step = 'welcome' | 'terms' | 'check-first' | 'interview';

/** The way from an emailed link into the interview. */
export function RoomApp() {
  const opening = useInvitation();
  const [step, setStep] = useState<Step>('welcome');
  const [termsID, setTermsID] = useState<number>();
  const settle = useLeftBehind(opening.invitation);
  if (token === null || opening.problem !== undefined) {
    return <ClosedPage reason={opening.problem ?? 'no-link'} />;
  }
  const { invitation } = opening;
  if (invitation === undefined)
    return <output className="room-opening">Opening your interview…</output>;
  if (invitation.status === 'submitted' || invitation.status === 'timed-out') {
    return <ClosedPage reason="ended" endedAt={invitation.endedAt} />;
  }
  if (step === 'welcome') {
    return (
      <WelcomeStep
        invitation={invitation}
        onCheck={() => setStep('check-first')}
        onContinue={() => setStep('terms')}
      />
    );
  }
  if (step === 'terms') {
    const onAgree = (agreed: number) => {
      setTermsID(agreed);
      setStep('interview');
    };
    return <TermsStep onAgree={onAgree} />;
  }
  return (
    <Suspense fallback={<output className="room-opening">Getting ready…</output>}>
      {step === 'check-first' || termsID === undefined ? (
        <CheckStep invitation={invitation} onDone={() => setStep('terms')} doneLabel="Continue" />
      ) : (
        <InterviewFlow invitation={invitation} token={token} termsID={termsID} settle={settle} />
      )}
    </Suspense>
  );
}

/** What an earlier page left behind goes out at once. @returns what ends that before the interview starts */
function useLeftBehind(invitation: Invitation | undefined): () => Promise<void> {
  const work = useRef<Promise<LeftBehind>>(undefined);
  const settle = useCallback(async () => {
    await (await work.current?.catch(() => undefined))?.stop();
  }, []);
  useEffect(() => {
    if (token === null || invitation === undefined || invitation.status === 'not-started') return;
    const place = { token, scheduleId: invitation.interviewScheduleID };
    work.current = import('./left-behind.ts').then(({ sendLeftBehind }) => sendLeftBehind(place));
    return () => void settle();
  }, [invitation, settle]);
  return settle;
}

function useInvitation(): { invitation?: Invitation; problem?: Problem } {
  const [state, setState] = useState<{ invitation?: Invitation; problem?: Problem }>({});
  useEffect(() => {
    if (token === null) return;
    const controller = new AbortController();
    call(openInvitation, { body: { token } }, { signal: controller.signal }).then(
      (invitation) => setState({ invitation }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ problem: problemOf(error) });
      },
    );
    return () => controller.abort();
  }, []);
  return state;
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return 'away';
  if (error.code === 'not_open_yet') return 'not-open';
  if (error.code === 'interview_cancelled') return 'cancelled';
  // A link cut off by a mail program is as good as an expired one: the way on is the same.
  return error.statusCode === 401 || error.statusCode === 422 ? 'expired' : 'away';
}
