import {
  answerRecording,
  askToRecord,
  stopRecording,
} from '@candor/contract/interviews/call-recordings';
import { CALL_NOTICE } from '@candor/contract/interviews/call-recording-rules';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../../lib/api.ts';
import type { CallSession } from './call-session.ts';
import type { RecordingOfCall } from './call-snapshot.ts';
import { recordingWords } from './call-recording-words.ts';
import type { OwnDevices } from './door.tsx';
import { useAnswering } from './use-answering.ts';
import { useCallRecorder } from './use-call-recorder.ts';
import type { Screen } from './use-screen.ts';
import { useWithdrawing } from './use-withdrawing.ts';
import './call-recording.css';

type Props = {
  readonly session: CallSession;
  readonly recording: RecordingOfCall;
  /** false: what is known of it may be old. */
  readonly isSure: boolean;
  /** Records no more, and shows nothing; the rest is being sent. */
  readonly hasLeft: boolean;
  readonly companyName: string;
  readonly devices: OwnDevices;
  readonly screen: Screen;
  /** What has to be done before this page goes; null: nothing. */
  readonly onFinish: (finish: (() => Promise<void>) | null) => void;
};

type Deeds = Readonly<Record<'ask' | 'agree' | 'refuse' | 'end', () => void>>;

/** Whether the call is recorded, always to be seen; and asking for it, agreeing, refusing and ending. */
export function CallRecording(props: Props) {
  const { session, recording, isSure, hasLeft, companyName, devices, screen, onFinish } = props;
  // Before the server hears it, and also where it cannot: nobody waits for a line to be recorded no longer.
  const withdrawing = useWithdrawing(session.seat, recording);
  const { isWithdrawn } = withdrawing;
  const own = { recording, isSure, isWithdrawn, hasLeft, devices, screen };
  const { problem: ownProblem, finish } = useCallRecorder(session, own);
  const { isAsking, setAsking, isPending, problem, send } = useAnswering(recording.state);
  const hasAgreed = recording.isAgreed === true;
  useEffect(() => {
    if (hasAgreed) onFinish(finish);
  }, [hasAgreed, finish, onFinish]);
  const { token, page } = session.seat;
  const asPage = { token, page };
  const answer = (isAgreed: boolean): void => {
    withdrawing.takeBack();
    const body = { ...asPage, isAgreed, notice: CALL_NOTICE };
    void send(call(answerRecording, { body }));
  };
  const deeds: Deeds = {
    ask: () => {
      withdrawing.takeBack();
      void send(call(askToRecord, { body: { ...asPage, notice: CALL_NOTICE } }));
    },
    agree: () => answer(true),
    refuse: () => answer(false),
    end: () => void send(call(stopRecording, { body: asPage })),
  };
  const { state, askedBy, isAgreed, mayAsk } = recording;
  const isAsked = state !== 'off' && isAgreed === null;
  const ofOwnPart = ownProblem === null ? '' : recordingWords.problems[ownProblem];
  const said = withdrawing.problem || problem || ofOwnPart;
  if (hasLeft) return null;
  return (
    <section className="call-recording" aria-label={recordingWords.title}>
      <output className="call-recording__mark" data-state={isSure ? state : 'unsure'}>
        {markOf(recording, isSure)}
      </output>
      {state === 'off' && mayAsk && !isAsking && (
        <Deed onClick={() => setAsking(true)}>{recordingWords.record}</Deed>
      )}
      {/* Never kept waiting by another deed: it ends one's own part by itself. */}
      {state !== 'off' && hasAgreed && (
        <Deed isDisabled={isWithdrawn} onClick={withdrawing.withdraw}>
          {recordingWords.withdraw}
        </Deed>
      )}
      {state !== 'off' && (isAgreed === false || (hasAgreed && isWithdrawn)) && (
        <Deed isDisabled={isPending} onClick={deeds.agree}>
          {recordingWords.agreeAfterAll}
        </Deed>
      )}
      {state !== 'off' && mayAsk && (
        <Deed isDisabled={isPending} onClick={deeds.end}>
          {recordingWords.end}
        </Deed>
      )}
      {isAsked && (
        <Question title={recordingWords.askedTitle(askedBy ?? '')} company={companyName}>
          <Deed isMain isDisabled={isPending} onClick={deeds.agree}>
            {recordingWords.agree}
          </Deed>
          <Deed isDisabled={isPending} onClick={deeds.refuse}>
            {recordingWords.refuse}
          </Deed>
        </Question>
      )}
      {state === 'off' && isAsking && (
        <Question title={recordingWords.askTitle} company={companyName}>
          <Deed isMain isDisabled={isPending} onClick={deeds.ask}>
            {recordingWords.ask}
          </Deed>
          <Deed onClick={() => setAsking(false)}>{recordingWords.cancel}</Deed>
        </Question>
      )}
      {withdrawing.isLate && (
        <output className="call-recording__wide">{recordingWords.withdrawing}</output>
      )}
      {said !== '' && (
        <p role="alert" className="call-recording__wide call-problem">
          {said}
        </p>
      )}
    </section>
  );
}

function markOf({ state, waitingFor }: RecordingOfCall, isSure: boolean): string {
  if (state === 'on' && !isSure) return recordingWords.unsure;
  if (state === 'on') return recordingWords.on;
  if (state === 'off') return recordingWords.off;
  if (state === 'refused') return recordingWords.refused;
  return recordingWords.waitingFor(waitingFor);
}

function Question({
  title,
  company,
  children,
}: {
  readonly title: string;
  readonly company: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="call-recording__wide call-recording__question" aria-label={title}>
      <h2>{title}</h2>
      <p>{recordingWords.notice(company)}</p>
      <div className="call-recording__deeds">{children}</div>
    </fieldset>
  );
}

function Deed({
  children,
  onClick,
  isMain = false,
  isDisabled = false,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
  readonly isMain?: boolean;
  readonly isDisabled?: boolean;
}) {
  return (
    <button
      type="button"
      className={isMain ? 'call-button call-button--main' : 'call-button'}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
