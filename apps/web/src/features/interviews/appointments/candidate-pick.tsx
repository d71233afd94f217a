import { openAppointment, pickTime } from '@candor/contract/interviews/appointment-links';
import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import { Button } from '@mantine/core';

import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { spanText } from '../../../ui/zone-times.ts';
import { candidateWords, offerWords } from './candidate-words.ts';
import { pickWords } from './candidate-pick-words.ts';
import { nearestTimes } from './candidate-rules.ts';
import { TimeChoice } from './candidate-times.tsx';
import type { Appointment } from './candidate-queries.ts';
import { LongField, OwnZoneField } from './later-fields.tsx';
import { useKeptDraft, useLinkDraft } from './use-link-draft.ts';

type Props = {
  readonly token: string;
  readonly seen: Appointment;
  readonly isMove: boolean;
  readonly isOwnWish: boolean;
  readonly onKeep: (() => void) | null;
  readonly onOffer: (() => void) | null;
  /** With what is to be told then. */
  readonly onDone: (text: string) => void;
};

/** AV-5: one of the times at which everybody is free. */
export function PickForm({ token, seen, isMove, isOwnWish, onKeep, onOffer, onDone }: Props) {
  const form = usePick({ token, seen, isMove, isOwnWish, onDone });
  const { timeZone, startsAt } = form.values;
  const times = seen.times.map((time) => Date.parse(time));
  const otherZone = seen.timeZone === timeZone ? null : seen.timeZone;
  const choose = (time: number): void => form.set('startsAt', new Date(time).toISOString());
  const picked = startsAt === '' ? null : Date.parse(startsAt);
  const isGone = picked !== null && !times.includes(picked);
  return (
    <EndpointForm of={form} className="stack gap-lg section">
      <h2>{isMove ? pickWords.moveTitle : pickWords.title}</h2>
      <div className="stack narrow">
        <OwnZoneField
          label={offerWords.zone}
          value={timeZone}
          error={form.errors['timeZone']}
          onChange={(zone) => form.set('timeZone', zone)}
        />
      </div>
      {isGone && (
        <GoneTime
          {...{ times, timeZone, minutes: seen.minutes }}
          wanted={picked}
          onChoose={choose}
        />
      )}
      <TimeChoice
        {...{ times, timeZone, otherZone, picked }}
        minutes={seen.minutes}
        error={form.errors['startsAt']}
        onChoose={choose}
      />
      <div className="stack narrow">
        {isOwnWish && (
          <LongField
            label={offerWords.reason}
            description={offerWords.reasonHint}
            maxLength={REASON_MOST}
            {...form.field('reason')}
          />
        )}
        <LongField
          label={offerWords.note}
          description={offerWords.noteHint}
          maxLength={2000}
          {...form.field('note')}
        />
        <FormRefusal of={form} />
        <div className="row gap-sm">
          <Button type="submit" loading={form.isPending}>
            {isMove ? pickWords.move : pickWords.book}
          </Button>
          {onOffer !== null && (
            <Button variant="default" onClick={onOffer}>
              {offerWords.instead}
            </Button>
          )}
          {onKeep !== null && (
            <Button variant="default" onClick={onKeep}>
              {candidateWords.keep}
            </Button>
          )}
        </div>
      </div>
    </EndpointForm>
  );
}

type Picking = Pick<Props, 'token' | 'seen' | 'isMove' | 'isOwnWish' | 'onDone'>;

function usePick({ token, seen, isMove, isOwnWish, onDone }: Picking) {
  const of = `appointment:${seen.interviewScheduleID}`;
  const { initial, drop } = useLinkDraft(of, {
    timeZone: seen.candidateZone ?? ownZone(),
    startsAt: '',
    reason: '',
    note: seen.note,
  });
  const form = useEndpointForm(pickTime, {
    initial,
    toInput: (values) => ({ body: { token, revision: seen.revision, ...values } }),
    rules: {
      startsAt: (startsAt) => (startsAt === '' ? pickWords.none : null),
      reason: (reason) => (isOwnWish && reason.trim() === '' ? offerWords.reasonNeeded : null),
    },
    refusals: { slot_taken: 'startsAt', slot_not_offered: 'startsAt' },
    // The times that are free now, also where the picked one went.
    refreshes: [openAppointment],
    evenIfRefused: true,
    onDone: () => {
      drop();
      onDone(isMove ? pickWords.moved : pickWords.booked);
    },
  });
  useKeptDraft(of, form.values, form.isDirty());
  return form;
}

/** As many as are offered in place of one that went. */
const NEAREST = 3;

type GoneProps = {
  readonly times: readonly number[];
  readonly wanted: number;
  readonly minutes: number;
  readonly timeZone: string;
  readonly onChoose: (time: number) => void;
};

/** What was picked went meanwhile: by which others it can be replaced. */
function GoneTime({ times, wanted, minutes, timeZone, onChoose }: GoneProps) {
  const nearest = nearestTimes(times, wanted, NEAREST);
  const told = (time: number): string =>
    spanText({ startsAt: time, endsAt: time + minutes * 60_000 }, timeZone);
  return (
    <div className="stack gap-xs notice" role="alert">
      <p>
        {pickWords.gone(told(wanted))} {nearest.length > 0 ? pickWords.nearest : pickWords.noneLeft}
      </p>
      <div className="row">
        {nearest.map((time) => (
          <Button key={time} variant="default" onClick={() => onChoose(time)}>
            {told(time)}
          </Button>
        ))}
      </div>
    </div>
  );
}
