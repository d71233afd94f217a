import { ROUNDS_MOST } from '@candor/contract/interviews/appointment-rules';
import { scheduleLiveInterview } from '@candor/contract/interviews/appointments';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import type { KitField } from './kit-field.ts';
import { type Choices, deed } from './live-queries.ts';
import { BeginFields, PlaceFields } from './schedule-place.tsx';
import { RoundFields } from './schedule-round.tsx';
import {
  firstRound,
  nextRound,
  placeProblems,
  roundsProblems,
  type Typed,
  withInvited,
  wishOf,
} from './schedule-values.ts';
import { formWords, roundWords } from './schedule-words.ts';
import { openDraft, useKeptDraft } from './schedule-draft.ts';

const SchedulePreview = lazy(async () => ({
  default: (await import('./schedule-preview.tsx')).SchedulePreview,
}));

type Props = {
  readonly choices: Choices;
  /** Somebody of the marketplace, who is to sit in the first round. */
  readonly invited: number | null;
  readonly kitField: KitField;
};

const freshValues = (): Typed => ({
  beginning: 'candidate-picks',
  place: { kind: 'link', text: '' },
  message: '',
  rounds: [firstRound(Date.now(), ownZone())],
});

/** The same request has the same name, so that sending it twice asks once; another one after each change. */
function requestNames(): (content: string) => string {
  let [named, name] = ['', ''];
  return (content) => {
    if (content !== named) [named, name] = [content, crypto.randomUUID()];
    return name;
  };
}

/** What, with whom, where and who begins; beside it what would be offered. What is typed outlives a reload. */
export function ScheduleLiveForm({ choices, invited, kitField }: Props) {
  const { applicationID, candidateID, candidateName, people } = choices;
  const navigate = useNavigate();
  const draftName = `schedule-live:${applicationID}`;
  const [nameOf] = useState(requestNames);
  const isInvited = ({ accountID }: (typeof people)[number]) => accountID === invited;
  const [initial] = useState(() =>
    withInvited(openDraft(draftName, freshValues()), people.find(isInvited)),
  );
  const toInput = ({ rounds, ...rest }: Typed) => {
    const seatPrice = choices.credits?.price ?? 0;
    const body = { ...rest, applicationID, rounds: rounds.map(askedOf) };
    const place = { ...rest.place, text: rest.place.text.trim() };
    // The price is not what is asked for: with another one it is the same request.
    return { body: { ...body, place, seatPrice, requestKey: nameOf(JSON.stringify(body)) } };
  };
  const form = useEndpointForm(scheduleLiveInterview, {
    ...{ initial, toInput, ...deed },
    rules: { place: placeProblems, rounds: (rounds) => roundsProblems(rounds, Date.now()) },
    onDone: ({ interviewScheduleIDs: [first] }) => {
      drop();
      showToast({ tone: 'success', text: formWords.sent });
      void navigate({
        to: '/company/interviews/live-interview',
        search: { interviewScheduleID: String(first ?? '') },
      });
    },
  });
  const drop = useKeptDraft(draftName, form.values, form.isDirty());
  const { beginning, place, rounds } = form.values;
  // Of a seat's person, or of whatever has no field of its own.
  const wrong = form.errors['rounds'];
  return (
    <EndpointForm of={form} className="stack gap-xl top schedule__form">
      <div className="stack gap-xl column">
        {rounds.map((round, index) => (
          <RoundFields
            // A round is its place.
            key={index}
            {...{ index, round, count: rounds.length, known: people, errors: form.errors }}
            {...{ kitField, applicationID }}
            onChange={(changed) => form.set('rounds', rounds.with(index, changed))}
            onRemove={() => form.set('rounds', rounds.toSpliced(index, 1))}
          />
        ))}
        {wrong !== undefined && !isShownDeeper(form.errors) && (
          <p className="problem" role="alert">
            {wrong}
          </p>
        )}
        <div className="row">
          <Button
            variant="default"
            disabled={rounds.length >= ROUNDS_MOST}
            onClick={() => form.set('rounds', withNext(rounds))}
          >
            {roundWords.add}
          </Button>
        </div>
        <PlaceFields
          place={place}
          error={form.errors['place.text'] ?? form.errors['place']}
          onChange={(changed) => form.set('place', changed)}
        />
        <BeginFields
          beginning={beginning}
          message={form.field('message')}
          onBeginning={(one) => form.set('beginning', one)}
        />
        <Costs of={choices} rounds={rounds} />
        <FormRefusal of={form} />
        <div className="row">
          <Button type="submit" loading={form.isPending}>
            {formWords.send(candidateName)}
          </Button>
        </div>
      </div>
      <Suspense fallback={null}>
        <SchedulePreview candidateID={candidateID} rounds={rounds} />
      </Suspense>
    </EndpointForm>
  );
}

/** Nothing where seats cost nothing. */
function Costs({ of, rounds }: { readonly of: Choices; readonly rounds: Typed['rounds'] }) {
  if (of.credits === null) return null;
  const seats = rounds.reduce((sum, round) => sum + wishOf(round).seats.length, 0);
  return <p>{formWords.costs(seats * of.credits.price, of.credits.left)}</p>;
}

const isShownDeeper = (errors: object): boolean =>
  Object.keys(errors).some((path) => /^rounds\.\d+\.(?!seats)/.test(path));

const askedOf = (round: Typed['rounds'][number]) => ({
  ...wishOf(round),
  ...(round.kitID !== undefined && { kitID: round.kitID }),
});

const withNext = (rounds: Typed['rounds']): Typed['rounds'] => {
  const last = rounds.at(-1);
  return last === undefined ? rounds : [...rounds, nextRound(last)];
};
