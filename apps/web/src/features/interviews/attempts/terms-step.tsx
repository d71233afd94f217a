import { getInterviewTerms } from '@candor/contract/interviews/attempts';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { isOtherwise, readOf, type ShownTerms } from '../../../ui/read-terms.ts';
import { spokenIn } from '../../../ui/spoken-in.ts';
import type { Invitation } from './invitation.ts';
import type { ReadTerms } from './interview-session.ts';
import { NeedsLine } from './needs-line.tsx';
import { RoomPage } from './room-page.tsx';
import { welcomeWords } from './welcome-words.ts';
import './terms-step.css';

type Props = {
  token: string;
  openNeed: Invitation['openNeed'];
  /** Since they were agreed to: shown again for that. */
  haveChanged: boolean;
  onAgree: (terms: ReadTerms) => void;
};

/** BI-1: the terms of type Bot; “I agree” works once the box is ticked. */
export function TermsStep({ token, openNeed, haveChanged, onAgree }: Props) {
  const words = welcomeWords.terms;
  const asked = useLanguage();
  const [terms, setTerms] = useState<ShownTerms>();
  const [failed, setFailed] = useState(false);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const body = { token, type: 'Bot', language: asked } as const;
    // Another text: what was ticked was the one before.
    setTerms(undefined);
    setFailed(false);
    setAccepted(false);
    call(getInterviewTerms, { body }, { signal: controller.signal }).then(
      (read) => setTerms({ ...read, asked }),
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [token, asked]);
  return (
    <RoomPage>
      <h1>{words.title}</h1>
      {haveChanged && (
        <p role="alert" className="room-note">
          {words.changed}
        </p>
      )}
      {failed && <p role="alert">{words.failed}</p>}
      {terms === undefined && !failed && <output>{words.loading}</output>}
      {isOtherwise(terms) && <p className="room-dimmed">{words.otherwise}</p>}
      {terms !== undefined && (
        // A scrolled text must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section
          className="room-terms"
          tabIndex={0}
          aria-label={words.title}
          {...spokenIn(terms.language)}
        >
          {terms.termsAndConditions.split(/\n{2,}/).map((paragraph) => (
            <TermsPart key={paragraph} text={paragraph} />
          ))}
        </section>
      )}
      <label className="room-check">
        <input
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
        />
        {words.accept}
      </label>
      <NeedsLine token={token} openNeed={openNeed} />
      <div className="room-actions">
        <button
          type="button"
          className="room-button"
          disabled={!accepted || terms === undefined}
          onClick={() => terms !== undefined && onAgree(readOf(terms))}
        >
          {words.agree}
        </button>
      </div>
    </RoomPage>
  );
}

/** A short first line above others is the heading of its part. Text only: never markup. */
function TermsPart({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n');
  if (rest.length === 0 || first.length > 60) return <p>{text}</p>;
  return (
    <div>
      <h2>{first}</h2>
      {rest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
