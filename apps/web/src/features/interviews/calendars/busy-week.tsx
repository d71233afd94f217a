import { ownZone } from '../../../ui/own-zone.ts';
import { type Busy, busyDays, type DayPart } from './busy-week-rules.ts';
import { busyWords } from './calendar-words.ts';
import { locale } from '../../../ui/reader-locale.ts';

const dayName = new Intl.DateTimeFormat(locale, {
  ...{ weekday: 'short', day: 'numeric', month: 'short' },
});
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

/** What the connected calendars keep free of invitations. */
export function BusyWeek({ busyTimes }: { readonly busyTimes: readonly Busy[] }) {
  const days = busyDays(busyTimes);
  return (
    <section className="stack gap-xs minor" aria-labelledby="busy-week">
      <h2 id="busy-week">{busyWords.title}</h2>
      {days.length === 0 ? (
        <p className="dimmed">{busyWords.none}</p>
      ) : (
        <>
          <p className="dimmed small">{busyWords.zone(ownZone())}</p>
          <dl className="lines">
            {days.map(({ day, parts }) => (
              <div key={day.getTime()} className="calendars__day">
                <dt className="medium">{dayName.format(day)}</dt>
                <dd className="tabular">{parts.map(partText).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

const partText = ({ from, to, isWhole }: DayPart): string =>
  isWhole ? busyWords.allDay : `${time.format(from)}–${time.format(to)}`;
