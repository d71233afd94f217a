import { getInterviewTerms } from '@candor/contract/interviews/attempt-terms';
import type { Language } from '@candor/contract/people/language-rules';
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

type Asked = { readonly asked: Language };

/** BI-1: the terms of type Bot; “I agree” works once the box is ticked. Another language is another text. */
export function TermsStep(props: Props) {
  const language = useLanguage();
  return (
    <RoomPage>
      <TermsToAgree key={language} {...props} asked={language} />
    </RoomPage>
  );
}

function TermsToAgree({ token, openNeed, haveChanged, onAgree, asked }: Props & Asked) {
  const words = welcomeWords.terms;
  const [terms, setTerms] = useState<ShownTerms>();
  const [failed, setFailed] = useState(false);
  const [accepted, setAccepted] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const body = { token, type: 'Bot', language: asked } as const;
    call(getInterviewTerms, { body }, { signal: controller.signal }).then(
      (read) => setTerms({ ...read, asked }),
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [token, asked]);
  return (
    <>
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
        <section
          className="room-terms"
          // A scrolled text must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
    </>
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
