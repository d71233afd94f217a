import { dayAt } from '@candor/contract/interviews/zone-rules';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { PlainForm } from '../../../ui/plain-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { shortDayText, spanText } from '../../../ui/zone-times.ts';
import { byDay } from './live-day-rules.ts';
import { type LiveInterview, useBook } from './live-queries.ts';
import { deedsOf } from './live-state-rules.ts';
import { ClockPair, TimesList } from './live-times-list.tsx';
import { nearestOf } from './live-nearest.ts';
import { offerWords } from './live-page-words.ts';

type Props = { readonly interview: LiveInterview };

/** What the candidate offered, and where of it all seats are free. */
export function LiveOffers({ interview }: Props) {
  const { offers, times, timeZone } = interview;
  if (offers.length === 0 || !deedsOf(interview).book) return null;
  return (
    <section className="stack gap-sm" aria-labelledby="live-offers">
      <h2 id="live-offers">{offerWords.title}</h2>
      <ul className="row apart tabular">
        {offers.map(({ startsAt, endsAt }) => (
          <li key={startsAt}>
            {spanText({ startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) }, timeZone)}
          </li>
        ))}
      </ul>
      {times.length === 0 ? <p>{offerWords.noneFree}</p> : <Booking interview={interview} />}
    </section>
  );
}

function Booking({ interview }: Props) {
  const { interviewScheduleID, revision, timeZone, candidateZone } = interview;
  const book = useBook();
  const [chosen, setChosen] = useState<number>();
  const [isTried, setTried] = useState(false);
  const submit = (): void => {
    setTried(true);
    if (chosen === undefined || book.isPending) return;
    book.mutate(
      {
        params: { interviewScheduleID: String(interviewScheduleID) },
        body: { revision, startsAt: new Date(chosen).toISOString() },
      },
      { onSuccess: () => showToast({ tone: 'success', text: offerWords.booked }) },
    );
  };
  const nearest = nearestOf(book.error);
  return (
    <PlainForm className="stack gap-sm" onSubmit={submit}>
      <TimeChoice
        {...{ timeZone, candidateZone, chosen }}
        times={interview.times.map((at) => Date.parse(at))}
        label={offerWords.free}
        problem={isTried && chosen === undefined ? offerWords.gone : undefined}
        onChoose={setChosen}
      />
      {book.error !== null && <FormProblem key={book.submittedAt} text={book.error.message} />}
      {nearest.length > 0 && (
        <>
          <p>{offerWords.nearest}</p>
          <TimesList times={nearest} timeZone={timeZone} otherZone={candidateZone} />
        </>
      )}
      <div className="row">
        <Button type="submit" loading={book.isPending}>
          {offerWords.book}
        </Button>
      </div>
    </PlainForm>
  );
}

const FIRST = 24;

type ChoiceProps = {
  readonly label: string;
  readonly times: readonly number[];
  readonly timeZone: string;
  readonly candidateZone: string | null;
  readonly chosen: number | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (at: number) => void;
  /** What can be chosen instead of a time. */
  readonly otherwise?: {
    readonly label: string;
    readonly isChosen: boolean;
    readonly choose: () => void;
  };
};

/** One of many times, by their days. */
export function TimeChoice({ label, times, timeZone, candidateZone, ...rest }: ChoiceProps) {
  const { chosen, problem, onChoose, otherwise } = rest;
  const [isWhole, setWhole] = useState(false);
  const name = useId();
  const shown = isWhole ? times : times.slice(0, FIRST);
  return (
    <fieldset className="stack gap-sm">
      <legend>{label}</legend>
      {problem !== undefined && (
        <p className="problem" role="alert" tabIndex={-1} data-invalid>
          {problem}
        </p>
      )}
      {byDay(shown, (at) => dayAt(at, timeZone)).map(({ day, times: ofDay }) => (
        <div key={day} className="stack gap-2xs">
          <span className="medium">{shortDayText(ofDay[0] ?? 0, timeZone)}</span>
          <div className="row apart">
            {ofDay.map((at) => (
              <label key={at} className="check">
                <input
                  type="radio"
                  name={name}
                  checked={chosen === at}
                  aria-label={labelOf(at, timeZone)}
                  onChange={() => onChoose(at)}
                />
                <ClockPair {...{ at, timeZone, otherZone: candidateZone }} />
              </label>
            ))}
          </div>
        </div>
      ))}
      {otherwise !== undefined && (
        <label className="check">
          <input
            type="radio"
            name={name}
            checked={otherwise.isChosen}
            onChange={otherwise.choose}
          />
          {otherwise.label}
        </label>
      )}
      {shown.length < times.length && (
        <div className="row">
          <Button variant="default" onClick={() => setWhole(true)}>
            {offerWords.showMore(times.length)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The day stands above them all; alone each says its own. */
const labelOf = (at: number, timeZone: string): string =>
  spanText({ startsAt: at, endsAt: at }, timeZone);
