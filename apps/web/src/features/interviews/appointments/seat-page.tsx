import { answerSeat, openSeat } from '@candor/contract/interviews/appointment-seats';
import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useEnglishOnly } from '../../../lib/language.ts';
import { useRead, useWrite } from '../../../lib/server-state.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { linkWords } from './link-words.ts';
import { seatWords } from './seat-words.ts';
import { LinkFailure } from './link-failure.tsx';
import { type Seat, seatQuery } from './seat-queries.ts';
import { SeatHours } from './seat-hours.tsx';
import { seatWaysOf } from './seat-rules.ts';
import { SeatState } from './seat-state.tsx';

/** What can be read is not held up by the forms, which only some states show. */
const JoinFromSeat = lazy(async () => ({
  default: (await import('./join-call.tsx')).JoinFromSeat,
}));
const DeclineDialog = lazy(async () => ({
  default: (await import('./seat-decline.tsx')).DeclineDialog,
}));
const SeatTerms = lazy(async () => ({ default: (await import('./seat-terms.tsx')).SeatTerms }));
const SwapForm = lazy(async () => ({ default: (await import('./seat-swap.tsx')).SwapForm }));
const SeatTimes = lazy(async () => ({ default: (await import('./seat-times.tsx')).SeatTimes }));

/** What somebody of an interview's seats sees of it, and can say. */
export function SeatPage({ token, hours }: { readonly token: string; readonly hours: ReactNode }) {
  useEnglishOnly();
  const seat = useRead(seatQuery(token));
  const { data, error } = seat;
  if (data === undefined) {
    return error === null ? <LoadingState what={linkWords.what} /> : <LinkFailure query={seat} />;
  }
  return <SeatView {...{ token, hours }} seen={data} />;
}

type Props = {
  readonly token: string;
  readonly seen: Seat;
  /** The form in which they are said. */
  readonly hours: ReactNode;
};

function SeatView({ token, seen, hours }: Props) {
  const now = useNow();
  const ways = seatWaysOf(seen, now);
  // A mail about a move leads to where other times are said.
  const { pathname } = useLocation();
  const [isProposing, setProposing] = useState(
    pathname.startsWith('/reschedule-') && !ways.mayMatch,
  );
  const [isSayingHours, setSayingHours] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const accept = useWrite(answerSeat, {
    refreshes: [openSeat],
    evenIfRefused: true,
    tells: () => showToast({ tone: 'success', text: seatWords.accepted }),
  });
  const mayWrite = (seen.state === 'booked' || seen.state === 'over') && seen.isSeated;
  const timeZone = ownZone();
  const otherZone = seen.candidateZone ?? seen.timeZone;
  const body = { token, revision: seen.revision, answer: 'accept' as const, reason: '', spans: [] };
  return (
    <>
      <div className="stack column">
        <h1>{seatWords.title(seen.kind, seen.candidateName)}</h1>
        <SeatState seen={seen} />
        {seen.place.kind === 'call' && seen.isSeated && (
          <Suspense>
            <JoinFromSeat token={token} shown={seen} />
          </Suspense>
        )}
        {!seen.hasHours && ways.maySayHours && !isSayingHours && (
          <SeatHours hasHours={false} onOpen={() => setSayingHours(true)} />
        )}
        <AppointmentFacts
          shown={seen}
          timeZone={timeZone}
          otherZone={otherZone === timeZone ? null : otherZone}
          people={[seen.candidateName, ...seen.others]}
        />
        {seen.terms !== null && seen.answer !== 'declined' && (
          <Suspense>
            <SeatTerms terms={seen.terms} minutes={seen.minutes} />
          </Suspense>
        )}
        {accept.error !== null && (
          <FormProblem key={accept.submittedAt} text={accept.error.message} />
        )}
        <div className="row gap-sm">
          {ways.mayAccept && (
            <Button loading={accept.isPending} onClick={() => accept.mutate({ body })}>
              {seatWords.accept}
            </Button>
          )}
          {ways.mayDecline && (
            <Button variant="default" onClick={() => setDeclining(true)}>
              {seatWords.decline}
            </Button>
          )}
          {ways.mayPropose && !isProposing && (
            <Button variant="default" onClick={() => setProposing(true)}>
              {seatWords.propose}
            </Button>
          )}
          {seen.hasHours && ways.maySayHours && !isSayingHours && (
            <SeatHours hasHours onOpen={() => setSayingHours(true)} />
          )}
          {seen.calendar !== null && <CalendarButton file={seen.calendar} />}
          {mayWrite && (
            <ButtonLink
              variant="default"
              to="/submit-interviewer-feedback"
              state={{ appointmentLink: { token, side: 'interviewer' } }}
            >
              {seatWords.scorecard}
            </ButtonLink>
          )}
        </div>
      </div>
      <Suspense>
        {ways.maySayHours && isSayingHours && hours}
        {ways.mayMatch && <SeatTimes {...{ token, seen }} answer="match" onClose={null} />}
        {ways.mayPropose && isProposing && (
          <SeatTimes {...{ token, seen }} answer="propose" onClose={() => setProposing(false)} />
        )}
        {ways.maySwap && <SwapForm token={token} seen={seen} />}
        {isDeclining && (
          <DeclineDialog token={token} seen={seen} onClose={() => setDeclining(false)} />
        )}
      </Suspense>
    </>
  );
}
