import { useState } from 'react';
import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { SeatLines } from './seat-list.tsx';
import { asideWords, listWords } from './appointment-words.ts';
import { type OwnSeat, ownSeatsQuery } from './seat-queries.ts';

const MOST = 5;

/** Of the first page of a member: the talks in which they sit, and where they are waited for; nothing where there are none. */
export function OwnSeatsAside() {
  const own = useRead(ownSeatsQuery);
  return (
    <Loaded query={own} what={listWords.what}>
      {({ seats }) => <Section seats={seats.filter(isOfNow)} />}
    </Loaded>
  );
}

const isOfNow = ({ state, isMyTurn, isSeated }: OwnSeat): boolean =>
  isMyTurn || (state === 'booked' && isSeated);

function Section({ seats }: { readonly seats: readonly OwnSeat[] }) {
  const [isWhole, setWhole] = useState(false);
  if (seats.length === 0) return null;
  const shown = isWhole ? seats : seats.slice(0, MOST);
  return (
    <section className="stack gap-xs" aria-labelledby="own-seats">
      <h2 id="own-seats">{asideWords.title}</h2>
      <SeatLines seats={shown} />
      {shown.length < seats.length && (
        <div className="row">
          <Button variant="default" size="compact-sm" onClick={() => setWhole(true)}>
            {asideWords.showAll(seats.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
