import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../../lib/server-state.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Instant } from '../../../ui/instant.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { EmptyState } from '../../../ui/page-states.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { BookedTime } from './appointment-facts.tsx';
import { listWords, stateWords } from './appointment-words.ts';
import { groupOf } from './own-seat-rules.ts';
import { groupWords } from './own-seat-words.ts';
import { type OwnSeat, ownSeatsQuery, useOpenOwnSeat } from './seat-queries.ts';

const JoinOwnSeat = lazy(async () => ({
  default: (await import('./own-seat-join.tsx')).JoinOwnSeat,
}));

/** The live interviews in which who is signed in sits, or may sit. */
export function OwnSeats() {
  const own = useRead(ownSeatsQuery);
  return (
    <section className="stack" aria-labelledby="own-seats">
      <h2 id="own-seats">{listWords.title}</h2>
      <Loaded query={own} what={listWords.what}>
        {({ seats }) =>
          seats.length === 0 ? (
            <EmptyState title={listWords.none}>{listWords.noneText}</EmptyState>
          ) : (
            <SeatGroups seats={seats} />
          )
        }
      </Loaded>
    </section>
  );
}

function SeatGroups({ seats }: { readonly seats: readonly OwnSeat[] }) {
  const [now] = useState(Date.now);
  const groups = Map.groupBy(seats, (seat) => groupOf(seat, now));
  return (['waiting', 'today', 'others'] as const).map((name) => {
    const found = groups.get(name);
    if (found === undefined) return null;
    return (
      <div key={name} className="stack gap-xs">
        {groups.size > 1 || name !== 'others' ? <h3>{groupWords[name]}</h3> : null}
        <SeatLines seats={found} />
      </div>
    );
  });
}

/** Each leads to its page, by a link of its own. */
export function SeatLines({ seats }: { readonly seats: readonly OwnSeat[] }) {
  const open = useOpenOwnSeat();
  return (
    <>
      {open.error !== null && <FormProblem key={open.submittedAt} text={open.error.message} />}
      <ul className="lines">
        {seats.map((seat) => {
          const params = { companyID: String(seat.companyID), seatID: String(seat.seatID) };
          return (
            <li key={`${seat.companyID}-${seat.seatID}`}>
              <SeatRow seat={seat} onOpen={() => open.mutate({ params })} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

type RowProps = { readonly seat: OwnSeat; readonly onOpen: () => void };

function SeatRow({ seat, onOpen }: RowProps) {
  const timeZone = ownZone();
  const otherZone = seat.candidateZone ?? seat.timeZone;
  const title = listWords.withCandidate(seat.kind, seat.candidateName);
  return (
    <div className="row apart spread">
      <div>
        <p className="medium anywhere">
          {title}
          {seat.isMyTurn && <span className="problem"> · {listWords.turn}</span>}
        </p>
        <p className="dimmed">
          {seat.jobTitle}, {seat.companyName} · {stateWords[seat.state]}
          {seat.state === 'booked' && !seat.isSeated && ` · ${groupWords.beside}`}
        </p>
        {seat.startsAt !== null && (
          <div className="tabular">
            <BookedTime
              {...seat}
              timeZone={timeZone}
              otherZone={otherZone === timeZone ? null : otherZone}
            />
          </div>
        )}
        {seat.replyBy !== null && (
          <p>
            {groupWords.replyBy} <Instant at={seat.replyBy} />
          </p>
        )}
        {seat.place.kind === 'call' && (
          <Suspense>
            <JoinOwnSeat seat={seat} />
          </Suspense>
        )}
      </div>
      <Button
        variant={seat.isMyTurn ? 'filled' : 'default'}
        size="compact-sm"
        aria-label={listWords.openOne(title)}
        onClick={onOpen}
      >
        {listWords.open}
      </Button>
    </div>
  );
}
