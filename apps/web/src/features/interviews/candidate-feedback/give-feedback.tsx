import { declineFeedback, openFeedback } from '@candor/contract/interviews/candidate-feedback';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead, useWrite } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { type OwnFeedback, ownFeedbackQuery } from './feedback-queries.ts';
import { giveWords } from './feedback-words.ts';
import { GivenFeedback } from './given-feedback.tsx';

/** After a live interview its candidate says how it was, by the mailed link and without an account. */
export function GiveFeedback({ token }: { readonly token: string }) {
  const own = useRead(ownFeedbackQuery(token));
  return (
    <section className="stack column section" aria-labelledby="feedback">
      <h2 id="feedback">{giveWords.title}</h2>
      <Loaded query={own} what={giveWords.what}>
        {(seen) => (
          <>
            <Opened token={token} seen={seen} />
            <Refusal token={token} isDeclined={seen.isDeclined} />
          </>
        )}
      </Loaded>
    </section>
  );
}

type Props = { readonly token: string; readonly seen: OwnFeedback };

function Opened({ token, seen }: Props) {
  const { given, state, openUntil, companyName } = seen;
  const [isChanging, setChanging] = useState(false);
  const isOpen = state === 'open';
  if (isOpen && (given === null || isChanging)) {
    return (
      <>
        <p className="measure">{giveWords.who(companyName)}</p>
        <FeedbackForm token={token} given={given} onDone={() => setChanging(false)} />
      </>
    );
  }
  if (given === null) return <p>{giveWords.late}</p>;
  return (
    <>
      <p>
        {giveWords.given}{' '}
        {isOpen && openUntil !== null ? (
          <>
            {giveWords.until} <Instant at={openUntil} />.
          </>
        ) : (
          giveWords.fixed
        )}
      </p>
      <GivenFeedback given={given} />
      {isOpen && (
        <div className="row">
          <Button variant="default" onClick={() => setChanging(true)}>
            {giveWords.change}
          </Button>
        </div>
      )}
    </>
  );
}

type RefusalProps = { readonly token: string; readonly isDeclined: boolean };

/** Of the mails that ask; what was said stays. */
function Refusal({ token, isDeclined }: RefusalProps) {
  const decline = useWrite(declineFeedback, { refreshes: [openFeedback] });
  const say = (): void => decline.mutate({ body: { token, isDeclined: !isDeclined } });
  return (
    <>
      {isDeclined && <p className="dimmed">{giveWords.refused}</p>}
      {decline.error !== null && (
        <FormProblem key={decline.submittedAt} text={decline.error.message} />
      )}
      <div className="row">
        <Button variant="subtle" size="compact-sm" loading={decline.isPending} onClick={say}>
          {isDeclined ? giveWords.wanted : giveWords.refuse}
        </Button>
      </div>
    </>
  );
}
