import { openInvitation } from '@candor/contract/interviews/attempts';
import { chooseRoomLanguage } from '@candor/contract/interviews/room-language';
import type { Language } from '@candor/contract/people/language-rules';
import { getPlatformStatus } from '@candor/contract/operations/operations';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/api.ts';
import { chosenLanguage, offerLanguage, useLanguage, whenChosen } from '../../../lib/language.ts';
import { useCompanyBrand } from '../../../ui/company-brand.ts';
import { takeToken } from './attempt-link.ts';
import { ClosedPage } from './closed-page.tsx';
import { type Invitation, type Problem, problemOfCode } from './invitation.ts';
import type { LeftBehind } from './left-behind.ts';
import type { OpenMonitorReports } from './monitor-reports.ts';
import type { Agreed, ReadTerms } from './interview-session.ts';
import { RoomBoundary } from './room-boundary.tsx';
import { RoomPage } from './room-page.tsx';
import type { MonitorsComponent } from './room-side.tsx';
import { TermsStep } from './terms-step.tsx';
import { useRoomTitle } from './use-room-title.ts';
import { useHasOpened } from './use-has-opened.ts';
import { WelcomeStep } from './welcome-step.tsx';
import { welcomeWords as words } from './welcome-words.ts';
import './room-elements.css';

/** Words of what comes after the first page; whoever reads English waits for none. */
let speakInterview = async (): Promise<void> => {};
export function speakInterviewBy(load: () => Promise<void>): void {
  speakInterview = load;
}

/** With its words in the language of now. */
const spoken = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const said = speakInterview();
    const Part = await load();
    await said;
    return { default: Part };
  });

// Recorder, camera and questions are not needed to read the terms.
const CheckStep = spoken(async () => (await import('./check-step.tsx')).CheckStep);
const InterviewFlow = spoken(async () => (await import('./interview-flow.tsx')).InterviewFlow);
const PracticeRoom = spoken(async () => (await import('./interview-flow.tsx')).PracticeRoom);
const EndedPage = spoken(async () => (await import('./ended-page.tsx')).EndedPage);

const token = takeToken();

type Step =
  | { readonly name: 'welcome' | 'check-first' | 'practice' }
  | { readonly name: 'terms'; readonly haveChanged?: boolean }
  | { readonly name: 'consent'; readonly terms: ReadTerms }
  /** `agreed` null: before the clock started, and never asked again while it runs. */
  | { readonly name: 'interview'; readonly agreed: Agreed | null };

/** What of the monitors the room shows; another feature, so the page passes it in. */
export type RoomProctoring = {
  /** BI-2. */
  readonly Consent: ComponentType<{
    readonly token: string;
    readonly isFaceWatched: boolean;
    readonly onConsent: (guideline: ReadTerms) => void;
  }>;
  readonly Monitors: MonitorsComponent;
  readonly openReports: OpenMonitorReports;
  /** For somebody who agreed in an earlier page life; the consent does it by itself. */
  readonly warmUp: () => Promise<void>;
};

/** The way from an emailed link into the interview. */
export function RoomApp({ proctoring }: { readonly proctoring: RoomProctoring }) {
  // Of everything below: whoever chooses another language reads it at once.
  useLanguage();
  useRoomTitle(words.page);
  const { invitation, problem } = useInvitation();
  const { leftBehind, settle } = useLeftBehind(invitation, proctoring.openReports);
  if (token === null || problem !== undefined) {
    return <ClosedPage reason={problem ?? 'no-link'} />;
  }
  if (invitation === undefined) {
    return <output className="room-opening">{words.opening}</output>;
  }
  const { status, endedAt } = invitation;
  if (status === 'submitted' || status === 'timed-out') {
    const ended = { invitation, status, endedAt, leftBehind };
    return (
      <RoomBoundary>
        <Suspense fallback={<output className="room-opening">{words.gettingReady}</output>}>
          <EndedPage {...ended} />
        </Suspense>
      </RoomBoundary>
    );
  }
  return (
    <RoomBoundary>
      <Suspense fallback={<output className="room-opening">{words.gettingReady}</output>}>
        <Steps invitation={invitation} token={token} settle={settle} proctoring={proctoring} />
      </Suspense>
    </RoomBoundary>
  );
}

type StepsProps = {
  invitation: Invitation;
  token: string;
  settle: () => Promise<void>;
  proctoring: RoomProctoring;
};

function Steps({ invitation, token: secret, settle, proctoring }: StepsProps) {
  const [step, setStep] = useState<Step>({ name: 'welcome' });
  const isRunning = invitation.status === 'in-progress';
  const hasOpened = useHasOpened(invitation) || isRunning;
  const goOn = () => {
    if (isRunning && invitation.monitors.eye === 'on') proctoring.warmUp().catch(() => {});
    setStep(isRunning ? { name: 'interview', agreed: null } : { name: 'terms' });
  };
  const practise = async () => {
    // In the click: the browser grants fullscreen to nothing else. The room comes after, which would take it for a return.
    // Not by `enterFullscreen`: the guards would come with it into the first page.
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => {});
    setStep({ name: 'practice' });
  };
  if (step.name === 'interview') {
    return (
      <InterviewFlow
        invitation={invitation}
        token={secret}
        agreed={step.agreed}
        settle={settle}
        onTermsChanged={() => setStep({ name: 'terms', haveChanged: true })}
        Monitors={proctoring.Monitors}
      />
    );
  }
  if (step.name === 'terms') {
    const agree = (terms: ReadTerms) =>
      setStep(
        invitation.isFacialTracking
          ? { name: 'consent', terms }
          : { name: 'interview', agreed: { terms, guideline: null } },
      );
    const { openNeed } = invitation;
    const { haveChanged = false } = step;
    return <TermsStep {...{ token: secret, openNeed, haveChanged, onAgree: agree }} />;
  }
  if (step.name === 'consent') {
    const { terms } = step;
    return (
      <RoomPage>
        <h1>{words.brand}</h1>
        <proctoring.Consent
          token={secret}
          isFaceWatched={invitation.monitors.eye === 'on'}
          onConsent={(guideline) => setStep({ name: 'interview', agreed: { terms, guideline } })}
        />
      </RoomPage>
    );
  }
  if (step.name === 'check-first') {
    const back = () => setStep({ name: 'welcome' });
    return (
      <CheckStep
        invitation={invitation}
        onDone={hasOpened ? goOn : back}
        doneLabel={hasOpened ? words.continue : words.done}
        isRehearsal={!hasOpened}
      />
    );
  }
  if (step.name === 'practice') {
    return (
      <PracticeRoom
        name={invitation.candidateName}
        isCameraAsked={invitation.isCameraAsked}
        onDone={() => setStep({ name: 'welcome' })}
      />
    );
  }
  return (
    <WelcomeStep
      invitation={invitation}
      token={secret}
      hasOpened={hasOpened}
      onCheck={() => setStep({ name: 'check-first' })}
      onPractise={() => void practise()}
      onContinue={goOn}
    />
  );
}

/** What an earlier page left behind goes out at once; `settle` ends that before the interview starts. */
function useLeftBehind(invitation: Invitation | undefined, openReports: OpenMonitorReports) {
  const [leftBehind, setLeftBehind] = useState<LeftBehind>();
  useEffect(() => {
    if (token === null || invitation === undefined || invitation.status === 'not-started') return;
    const place = { token, scheduleId: invitation.interviewScheduleID };
    let gone = false;
    let work: LeftBehind | undefined;
    import('./left-behind.ts').then(
      ({ sendLeftBehind }) => {
        if (gone) return;
        work = sendLeftBehind(place, openReports);
        setLeftBehind(work);
      },
      // Not loaded, not sent: the next visit does it.
      () => {},
    );
    return () => {
      gone = true;
      void work?.stop();
    };
  }, [invitation, openReports]);
  const settle = useCallback(async () => await leftBehind?.stop(), [leftBehind]);
  return { leftBehind, settle };
}

/** MN-1: a link whose interview has begun opens also then. What does not open, or is no link, leads to the image. */
async function leaveInMaintenance(): Promise<void> {
  const status = await call(getPlatformStatus, {}).catch(() => null);
  if (status?.maintenance === true) location.assign('/maintenance');
}

/** So that mails follow. What does not arrive is told when the link is opened again. */
function tellLanguage(language: Language): void {
  if (token === null) return;
  call(chooseRoomLanguage, { body: { token, language } }, { keepalive: true }).catch(() => {});
}

function useInvitation(): { invitation?: Invitation; problem?: Problem } {
  const [state, setState] = useState<{ invitation?: Invitation; problem?: Problem }>({});
  useEffect(() => {
    if (token === null) {
      void leaveInMaintenance();
      return;
    }
    const controller = new AbortController();
    call(openInvitation, { body: { token } }, { signal: controller.signal }).then(
      async (invitation) => {
        // Before anything of it is drawn; a node of an older release knows none.
        await offerLanguage(invitation.language);
        const chosen = chosenLanguage();
        if (chosen !== undefined && chosen !== invitation.language) tellLanguage(chosen);
        setState({ invitation });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        void leaveInMaintenance();
        const problem = error instanceof ApiError ? problemOfCode(error.code) : undefined;
        setState({ problem: problem ?? 'away' });
      },
    );
    const forget = whenChosen(tellLanguage);
    return () => {
      controller.abort();
      forget();
    };
  }, []);
  useCompanyBrand(state.problem === undefined ? state.invitation?.brand : null);
  return state;
}
