import { changeSeat } from '@candor/contract/interviews/appointment-deeds';
import { Button } from '@mantine/core';
import { useRead } from '../../../lib/server-state.ts';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { choicesQuery, deed, type LiveInterview, type Person, type Seat } from './live-queries.ts';
import { seatWords } from './live-page-words.ts';
import { PeopleField } from './schedule-people.tsx';
import type { TypedPerson } from './schedule-values.ts';
import { formWords } from './schedule-words.ts';

type Props = {
  readonly interview: LiveInterview;
  readonly seat: Seat;
  readonly place: number;
  readonly onClose: () => void;
};

/** Other people for a seat; of a booked interview they must be free then. */
export function SeatDialog({ interview, seat, place, onClose }: Props) {
  const { interviewScheduleID, applicationID, revision, state } = interview;
  const choices = useRead({
    ...choicesQuery(String(applicationID ?? '')),
    enabled: applicationID !== null,
  });
  // Those of other seats too, where the application itself is gone.
  const known = withPool(choices.data?.people ?? [], interview.seats);
  const initial: { people: readonly TypedPerson[] } = {
    people: seat.pool.map(({ accountID }) => ({ accountID })),
  };
  const form = useEndpointForm(changeSeat, {
    ...{ initial, ...deed },
    toInput: ({ people }) => ({
      params: {
        interviewScheduleID: String(interviewScheduleID),
        seatID: String(seat.seatID),
      },
      body: { revision, people: [...people] },
    }),
    rules: { people: (people) => (people.length === 0 ? formWords.nobody : null) },
    onDone: () => {
      showToast({ tone: 'success', text: seatWords.changed });
      onClose();
    },
  });
  return (
    <ModalDialog isWide title={seatWords.dialog(place)} onClose={onClose}>
      <p className="dimmed">{state === 'booked' ? seatWords.booked : seatWords.asked}</p>
      <EndpointForm of={form} className="stack">
        <PeopleField
          id="live-seat-people"
          label={seatWords.title}
          {...{ known, people: form.values.people, error: form.errors['people'] }}
          onChange={(people) => form.set('people', people)}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm modal-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {seatWords.keep}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {seatWords.save}
          </Button>
        </div>
      </EndpointForm>
    </ModalDialog>
  );
}

const withPool = (people: readonly Person[], seats: readonly Seat[]): Person[] => {
  const all = new Map(seats.flatMap(({ pool }) => pool).map((one) => [one.accountID, one]));
  for (const one of people) all.set(one.accountID, one);
  return [...all.values()];
};
