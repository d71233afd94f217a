import { getInterviewTerms } from '@candor/contract/interviews/attempts';
import type { Output } from '@candor/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { RoomDialog } from '../../../ui/room-dialog.tsx';
import { consentIcons } from './consent-icons.tsx';
import { consentLines } from './consent-rules.ts';
import { monitorPanelWords } from './monitor-panel-words.ts';
import './consent-step.css';

const ASK_WITHIN_MS = 30_000;

type Props = {
  readonly token: string;
  /** Its model is megabytes: loaded from the consent on, for somebody whose face is watched. */
  readonly isFaceWatched: boolean;
  /** With the version that was read. */
  readonly onConsent: (facialTermsID: number) => void;
  /** Where consent is the candidate's own wish, closing leads back; elsewhere it says why it is needed. */
  readonly onLeave?: () => void;
};

/** BI-2: Consent and Guideline, before the camera is watched. */
export function ConsentStep({ token, isFaceWatched, onConsent, onLeave }: Props) {
  const words = monitorPanelWords.consent;
  const { terms, failed, askAgain } = useFacialTerms(token);
  const lines = terms === undefined ? undefined : consentLines(terms.termsAndConditions);
  const [accepted, setAccepted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const close = onLeave ?? (() => setRefused(true));
  return (
    <RoomDialog
      title={words.title}
      onCancel={close}
      actions={
        <>
          <button
            type="button"
            className="room-button"
            disabled={!accepted || terms === undefined}
            onClick={() => terms !== undefined && onConsent(terms.termsID)}
          >
            {words.continue}
          </button>
          <button type="button" className="room-button room-button--quiet" onClick={close}>
            {words.close}
          </button>
        </>
      }
    >
      {lines === undefined && !failed && <output>{words.loading}</output>}
      {failed && (
        <p role="alert">
          {words.failed}{' '}
          <button type="button" className="room-button room-button--quiet" onClick={askAgain}>
            {words.again}
          </button>
        </p>
      )}
      {words.inEnglish !== '' && <p className="room-dimmed">{words.inEnglish}</p>}
      {lines !== undefined && (
        <ul className="consent-step__rules" lang="en" dir="ltr">
          {lines.map((line, index) => (
            <li key={line}>
              {consentIcons[index]}
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      <label className="room-check">
        <input
          type="checkbox"
          checked={accepted}
          aria-describedby={isRefused ? 'consent-refused' : undefined}
          onChange={(event) => {
            setAccepted(event.currentTarget.checked);
            if (event.currentTarget.checked && isFaceWatched) warmUp();
            setRefused(false);
          }}
        />
        {words.accept}
      </label>
      {isRefused && (
        <p id="consent-refused" role="alert" className="room-problem">
          {words.refused}
        </p>
      )}
    </RoomDialog>
  );
}

/** Megabytes of a model, and only for somebody who agreed to be watched. */
function warmUp(): void {
  import('./warm-face.ts').then(
    ({ warmUpFace }) => warmUpFace(),
    // The room loads it itself, and says what is missing.
    () => {},
  );
}

function useFacialTerms(token: string) {
  const [terms, setTerms] = useState<Output<typeof getInterviewTerms>>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    (signal: AbortSignal) => {
      const body = { token, type: 'FacialTracking' } as const;
      call(getInterviewTerms, { body }, { signal }).then(setTerms, () => {
        if (!signal.aborted || signal.reason?.name === 'TimeoutError') setFailed(true);
      });
    },
    [token],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const askAgain = (): void => {
    setFailed(false);
    load(AbortSignal.timeout(ASK_WITHIN_MS));
  };
  return { terms, failed, askAgain };
}
