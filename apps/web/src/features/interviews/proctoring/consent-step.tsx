import { getInterviewTerms } from '@candor/contract/interviews/attempt-terms';
import type { Language } from '@candor/contract/people/language-rules';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { isOtherwise, readOf, type ShownTerms } from '../../../ui/read-terms.ts';
import { spokenIn } from '../../../ui/spoken-in.ts';
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
  readonly onConsent: (guideline: ReturnType<typeof readOf>) => void;
  /** Where consent is the candidate's own wish, closing leads back; elsewhere it says why it is needed. */
  readonly onLeave?: () => void;
};

/** BI-2: Consent and Guideline, before the camera is watched. */
export function ConsentStep({ token, isFaceWatched, onConsent, onLeave }: Props) {
  const words = monitorPanelWords.consent;
  const asked = useLanguage();
  const { terms, failed, askAgain } = useFacialTerms(token, asked);
  const lines = terms === undefined ? undefined : consentLines(terms.termsAndConditions);
  const [acceptedIn, setAcceptedIn] = useState<Language>();
  const accepted = acceptedIn === asked;
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
            onClick={() => terms !== undefined && onConsent(readOf(terms))}
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
      {isOtherwise(terms) && <p className="room-dimmed">{words.otherwise}</p>}
      {terms !== undefined && lines !== undefined && (
        <ul className="consent-step__rules" {...spokenIn(terms.language)}>
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
            setAcceptedIn(event.currentTarget.checked ? asked : undefined);
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

function useFacialTerms(token: string, asked: Language) {
  const [read, setRead] = useState<ShownTerms>();
  const [failedIn, setFailedIn] = useState<Language>();
  const load = useCallback(
    (signal: AbortSignal) => {
      const body = { token, type: 'FacialTracking', language: asked } as const;
      call(getInterviewTerms, { body }, { signal }).then(
        (terms) => setRead({ ...terms, asked }),
        () => {
          if (!signal.aborted || signal.reason?.name === 'TimeoutError') setFailedIn(asked);
        },
      );
    },
    [token, asked],
  );
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const askAgain = (): void => {
    setFailedIn(undefined);
    load(AbortSignal.timeout(ASK_WITHIN_MS));
  };
  // Those of another language are not what is asked for now.
  const terms = read?.asked === asked ? read : undefined;
  return { terms, failed: failedIn === asked, askAgain };
}
