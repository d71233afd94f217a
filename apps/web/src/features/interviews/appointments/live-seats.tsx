import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { StateMark } from '../../../ui/state-mark.tsx';
import { spanText } from '../../../ui/zone-times.ts';
import type { LiveInterview, Seat } from './live-queries.ts';
import { isOpen } from './live-state-rules.ts';
import { seatWords } from './live-page-words.ts';
import { answerShapes, answerWords } from './live-words.ts';

// Most visits open none.
const SeatDialog = lazy(async () => ({
  default: (await import('./live-seat-dialog.tsx')).SeatDialog,
}));

/** Who sits, or may sit, what they answered, and what would do for them. */
export function LiveSeats({ interview }: { readonly interview: LiveInterview }) {
  const { seats, state, timeZone } = interview;
  const [changed, setChanged] = useState<number>();
  const place = seats.findIndex(({ seatID }) => seatID === changed);
  const seat = seats[place];
  return (
    <section className="stack gap-xs" aria-labelledby="live-seats">
      <h2 id="live-seats">{seatWords.title}</h2>
      <ul className="lines">
        {seats.map((one, index) => (
          <li key={one.seatID} className="live__seat">
            <Who seat={one} timeZone={timeZone} />
            {isOpen(state) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={seatWords.changeOf(index + 1, nameOf(one))}
                onClick={() => setChanged(one.seatID)}
              >
                {seatWords.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {seat !== undefined && (
        <Suspense fallback={null}>
          <SeatDialog
            {...{ interview, seat, place: place + 1 }}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

function nameOf({ person, pool }: Seat): string {
  if (person !== null) return person.name || person.email;
  return pool.length === 1 ? pool[0]?.name || (pool[0]?.email ?? '') : seatWords.oneOf(pool.length);
}

function Who({ seat, timeZone }: { readonly seat: Seat; readonly timeZone: string }) {
  const { person, pool, answer, reason, proposed } = seat;
  const shown = person ?? (pool.length === 1 ? pool[0] : undefined);
  return (
    <div className="stack gap-2xs">
      <div className="row apart">
        <span className="medium anywhere">
          {pool.length === 0 ? seatWords.nobody : nameOf(seat)}
        </span>
        <StateMark shape={answerShapes[answer]}>{answerWords[answer]}</StateMark>
      </div>
      {shown !== undefined && (
        <span className="dimmed small anywhere">
          {/* Of whoever was found by their card the company knows no address. */}
          {shown.email !== '' && `${shown.email} · `}
          {shown.isColleague ? seatWords.colleague : seatWords.outside}
          {!shown.hasHours && ` · ${seatWords.noHours}`}
        </span>
      )}
      {reason.trim() !== '' && <span className="written small">“{reason}”</span>}
      {pool.length > 1 && (
        <span className="dimmed small anywhere">
          {`${seatWords.pool}: ${pool.map(poolText).join(', ')}`}
        </span>
      )}
      {proposed.length > 0 && (
        <span className="small tabular">
          {`${seatWords.proposed}: ${proposed.map((span) => proposedText(span, timeZone)).join('; ')}`}
        </span>
      )}
    </div>
  );
}

const poolText = ({ name, email, hasHours }: Seat['pool'][number]): string =>
  `${name || email}${hasHours ? '' : ` (${seatWords.noHours})`}`;

const proposedText = ({ startsAt, endsAt }: Seat['proposed'][number], timeZone: string): string =>
  spanText({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, timeZone);
