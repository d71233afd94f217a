import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { Instant } from '../../../ui/instant.tsx';
import { ErrorState, LoadingState } from '../../../ui/page-states.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { ScorecardForm } from './scorecard-form.tsx';
import { type Scorecard, scorecardQuery } from './scorecard-queries.ts';
import { pageWords, sentWords, stateWords } from './scorecard-words.ts';
import { ScorecardSide } from './scorecard-side.tsx';
import { ShownCard } from './shown-card.tsx';
import { useScorecard } from './use-scorecard.ts';
import './scorecard.css';

/** RT-7: plan, notes and scorecard of a live interview, by the mailed link and without an account. */
export function ScorecardPage({ token }: { readonly token: string }) {
  usePageTitle(pageWords.page);
  if (token === '') {
    return (
      <ErrorState isPage title={pageWords.failed}>
        {pageWords.noToken}
      </ErrorState>
    );
  }
  return <Found token={token} />;
}

function Found({ token }: { readonly token: string }) {
  const card = useRead(scorecardQuery(token));
  const { data, error } = card;
  if (data !== undefined) return <Opened token={token} seen={data} />;
  if (error === null) return <LoadingState what={pageWords.what} />;
  const isDead = error.code === 'token_expired';
  const isFinal = isDead || error.code === 'not_seated' || error.code === 'not_found';
  return (
    <ErrorState
      isPage
      title={pageWords.failed}
      action={
        !isFinal && (
          <Button variant="default" loading={card.isFetching} onClick={() => void card.refetch()}>
            {pageWords.again}
          </Button>
        )
      }
    >
      {error.message} {isDead && pageWords.expired}
    </ErrorState>
  );
}

type Props = { readonly token: string; readonly seen: Scorecard };

function Opened({ token, seen }: Props) {
  const { kind, jobTitle, companyName, candidateName, state, startsAt } = seen;
  const isOff = state === 'cancelled' || state === 'unable';
  return (
    <div className="stack gap-lg">
      <header className="stack gap-xs anywhere">
        <h1>{pageWords.title(candidateName)}</h1>
        <p className="dimmed">{pageWords.of(kind, jobTitle, companyName)}</p>
        <p>
          {stateWords[state]} {!isOff && startsAt !== null && <Instant at={startsAt} />}
        </p>
      </header>
      <div className="stack gap-xl top scorecard__columns">
        {!isOff && <Writing token={token} seen={seen} />}
        <ScorecardSide token={token} seen={seen} />
      </div>
    </div>
  );
}

function Writing({ token, seen }: Props) {
  const draft = useScorecard(token, seen);
  const [now] = useState(Date.now);
  const [isChanging, setChanging] = useState(seen.draft !== null || seen.sent === null);
  if (draft === null) return <LoadingState what={pageWords.what} />;
  if (seen.sent !== null && !isChanging) {
    return <Sent seen={seen} sent={seen.sent} now={now} onChange={() => setChanging(true)} />;
  }
  return <ScorecardForm {...{ token, seen, draft, now }} onSent={() => setChanging(false)} />;
}

type SentProps = {
  readonly seen: Scorecard;
  readonly sent: NonNullable<Scorecard['sent']>;
  readonly now: number;
  readonly onChange: () => void;
};

function Sent({ seen, sent, now, onChange }: SentProps) {
  const isOpen = Date.parse(sent.openUntil) >= now;
  return (
    <section className="stack gap-sm" aria-labelledby="sent-card">
      <h2 id="sent-card">{sentWords.title}</h2>
      <p className="dimmed">
        {sentWords.at} <Instant at={sent.sentAt} />.{' '}
        {isOpen ? (
          <>
            {sentWords.open} <Instant at={sent.openUntil} />.
          </>
        ) : (
          sentWords.later
        )}
      </p>
      <ShownCard card={sent.content} kit={seen.kit?.content ?? null} />
      <div className="row">
        <Button variant="default" onClick={onChange}>
          {sentWords.change}
        </Button>
      </div>
    </section>
  );
}
