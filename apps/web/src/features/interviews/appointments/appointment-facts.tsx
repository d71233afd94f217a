import type { LiveKind, PlaceKind } from '@candor/contract/interviews/appointment-rules';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { cityOf, wholeSpanText } from '../../../ui/zone-times.ts';
import { factWords, kindWords, placeWords } from './appointment-words.ts';

type Shown = {
  readonly kind: LiveKind;
  readonly minutes: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly place: { readonly kind: PlaceKind; readonly text: string };
  readonly jobTitle: string;
  readonly companyName: string;
};

type Props = {
  readonly shown: Shown;
  /** The reader's zone, and the other side's. */
  readonly timeZone: string;
  readonly otherZone: string | null;
  readonly people: readonly string[];
  readonly message?: string;
};

/** What, when, where and with whom, by the clocks of both sides. */
export function AppointmentFacts({ shown, timeZone, otherZone, people, message = '' }: Props) {
  return (
    <Facts>
      <Fact name={factWords.when}>
        <BookedTime {...shown} timeZone={timeZone} otherZone={otherZone} />
      </Fact>
      <Fact name={factWords.length}>{factWords.minutes(shown.minutes)}</Fact>
      <Fact name={factWords.where}>
        {shown.place.kind === 'call' ? (
          factWords.videoCall
        ) : (
          <>
            {placeWords[shown.place.kind]}: <Place {...shown.place} />
          </>
        )}
      </Fact>
      <Fact name={factWords.who}>{people.length === 0 ? factWords.noOne : people.join(', ')}</Fact>
      <Fact name={factWords.job}>
        {shown.jobTitle}, {shown.companyName} ({kindWords[shown.kind]})
      </Fact>
      {message !== '' && (
        <Fact name={factWords.message}>
          <span className="written">{message}</span>
        </Fact>
      )}
    </Facts>
  );
}

type TimeProps = Pick<Shown, 'startsAt' | 'endsAt'> & Pick<Props, 'timeZone' | 'otherZone'>;

export function BookedTime({ startsAt, endsAt, timeZone, otherZone }: TimeProps) {
  if (startsAt === null || endsAt === null) return factWords.none;
  const span = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
  const inZone = (zone: string): string =>
    factWords.elsewhere(wholeSpanText(span, zone), cityOf(zone));
  return (
    <>
      <time dateTime={startsAt} className="medium">
        {inZone(timeZone)}
      </time>
      {otherZone !== null && <p className="dimmed">{inZone(otherZone)}</p>}
    </>
  );
}

function Place({ kind, text }: Shown['place']) {
  if (kind === 'link' && URL.parse(text)?.protocol === 'https:') {
    return (
      <a href={text} rel="noreferrer" target="_blank" className="anywhere">
        {text}
      </a>
    );
  }
  return <span className="written">{text}</span>;
}
