import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useBrandOf } from '../../../ui/company-brand.ts';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { LoadingState } from '../../../ui/page-states.tsx';
import { useOffered } from '../../../ui/offered-language.ts';
import { ownZone } from '../../../ui/own-zone.ts';
import { spanText } from '../../../ui/zone-times.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import { candidateWords } from './candidate-words.ts';
import { linkWords } from './link-words.ts';
import { CandidateForms } from './candidate-forms.tsx';
import { intervalsOf, waysOf } from './candidate-rules.ts';
import { isOpen } from './live-state-rules.ts';
import { CandidateState } from './candidate-state.tsx';
import { LinkFailure } from './link-failure.tsx';
import { type Appointment, appointmentQuery } from './candidate-queries.ts';

/** What can be read is not held up by the forms below it. */
const JoinAsCandidate = lazy(async () => ({
  default: (await import('./join-call.tsx')).JoinAsCandidate,
}));
const CandidateNote = lazy(async () => ({
  default: (await import('./candidate-note.tsx')).CandidateNote,
}));
const KeepTime = lazy(async () => ({ default: (await import('./candidate-keep.tsx')).KeepTime }));
const LeaveDialog = lazy(async () => ({
  default: (await import('./candidate-leave.tsx')).LeaveDialog,
}));

type Opened = {
  readonly token: string;
  /** For when it is over. */
  readonly feedback: ReactNode;
};

/** What the interview is now, and what its candidate can do: the same by whichever of the addresses. */
export function CandidatePage({ token, feedback }: Opened) {
  const appointment = useRead(appointmentQuery(token));
  const { data, error } = appointment;
  useBrandOf(appointment);
  useOffered(data?.language);
  if (data === undefined) {
    return error === null ? (
      <LoadingState what={linkWords.what} />
    ) : (
      <LinkFailure query={appointment} />
    );
  }
  return <Interview {...{ token, feedback }} seen={data} />;
}

type Props = Opened & { readonly seen: Appointment };

function Interview({ token, seen, feedback }: Props) {
  const { pathname } = useLocation();
  const now = useNow();
  const ways = waysOf(seen, now);
  // A mail about a move leads to where it is asked for.
  const [isChanging, setChanging] = useState(pathname.startsWith('/reschedule-'));
  const [isLeaving, setLeaving] = useState(false);
  const { companyName } = seen;
  const timeZone = seen.candidateZone ?? ownZone();
  const otherZone = seen.timeZone === timeZone ? null : seen.timeZone;
  const mayChange = ways.mayPick || ways.mayOffer;
  const isFormOpen = mayChange && (ways.isAsked || isChanging);
  return (
    <>
      <div className="stack column">
        <h1>{candidateWords.title(seen.kind, companyName)}</h1>
        <CandidateState seen={seen} ways={ways} now={now} />
        {seen.place.kind === 'call' && (
          <Suspense>
            <JoinAsCandidate token={token} shown={seen} />
          </Suspense>
        )}
        <AppointmentFacts
          shown={seen}
          {...{ timeZone, otherZone }}
          people={seen.interviewers}
          message={seen.message}
        />
        {seen.offers.length > 0 && (seen.state === 'offered' || seen.move !== null) && (
          <Offers offers={seen.offers} timeZone={timeZone} />
        )}
        <div className="row gap-sm">
          {seen.calendar !== null && <CalendarButton file={seen.calendar} />}
          {mayChange && !ways.isAsked && !isChanging && (
            <Button variant="default" onClick={() => setChanging(true)}>
              {seen.state === 'booked' ? candidateWords.moveIt : candidateWords.changeOffers}
            </Button>
          )}
          <Suspense>{ways.mayKeep && <KeepTime token={token} revision={seen.revision} />}</Suspense>
          {ways.mayLeave && (
            <Button variant="default" onClick={() => setLeaving(true)}>
              {seen.state === 'booked' ? candidateWords.leave : candidateWords.unableOnly}
            </Button>
          )}
        </div>
      </div>
      <Suspense>
        {isFormOpen && (
          <CandidateForms
            {...{ token, seen, ways }}
            onKeep={ways.isAsked ? null : () => setChanging(false)}
          />
        )}
        {isOpen(seen.state) && !isFormOpen && <CandidateNote token={token} note={seen.note} />}
        {seen.state === 'over' && feedback}
      </Suspense>
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            {...{ token, companyName }}
            isBooked={seen.state === 'booked'}
            onClose={() => setLeaving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

type OffersProps = { readonly offers: Appointment['offers']; readonly timeZone: string };

function Offers({ offers, timeZone }: OffersProps) {
  return (
    <section className="stack gap-xs" aria-label={candidateWords.offers}>
      <h2 className="minor">{candidateWords.offers}</h2>
      <ul className="bullets tabular">
        {intervalsOf(offers).map((span) => (
          <li key={span.startsAt}>{spanText(span, timeZone)}</li>
        ))}
      </ul>
    </section>
  );
}
