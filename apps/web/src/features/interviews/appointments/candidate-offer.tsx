import { offerTimes, openAppointment } from '@candor/contract/interviews/appointment-links';
import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import type { Interval } from '@candor/contract/interviews/interval-rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { WeekGrid } from '../../../ui/week-grid/week-grid.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { factWords } from './appointment-words.ts';
import { candidateWords, offerWords } from './candidate-words.ts';
import { shortOnes, spansOf, stillWithin, windowOf } from './candidate-rules.ts';
import type { Appointment } from './candidate-queries.ts';
import { LongField, OwnZoneField } from './later-fields.tsx';
import { useKeptDraft, useLinkDraft } from './use-link-draft.ts';

type Props = {
  readonly token: string;
  readonly seen: Appointment;
  readonly isMove: boolean;
  readonly isOwnWish: boolean;
  readonly onKeep: (() => void) | null;
  readonly onPick: (() => void) | null;
  /** With what is to be told then. */
  readonly onDone: (text: string) => void;
};

/** AV-1: the times at which a candidate can, by a week; of a booked interview with why another time. */
export function OfferForm({ token, seen, isMove, isOwnWish, onKeep, onPick, onDone }: Props) {
  const within = windowOf(seen);
  const form = useOffer({ token, seen, isMove, isOwnWish, onDone });
  const { timeZone, spans } = form.values;
  return (
    <EndpointForm of={form} className="stack gap-lg section">
      <h2>{isMove ? offerWords.moveTitle : offerWords.title}</h2>
      <div className="stack narrow">
        <OwnZoneField
          label={offerWords.zone}
          value={timeZone}
          error={form.errors['timeZone']}
          onChange={(zone) => form.set('timeZone', zone)}
        />
      </div>
      <WeekGrid
        label={offerWords.grid}
        value={spans}
        within={within}
        timeZone={timeZone}
        otherZone={seen.timeZone === timeZone ? null : seen.timeZone}
        error={form.errors['spans']}
        onChange={(marked) => form.set('spans', marked)}
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
            {isMove ? offerWords.sendMove : offerWords.send}
          </Button>
          {onPick !== null && (
            <Button variant="default" onClick={onPick}>
              {offerWords.pickInstead}
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

type Offer = Pick<Props, 'token' | 'seen' | 'isMove' | 'isOwnWish' | 'onDone'>;

function useOffer({ token, seen, isMove, isOwnWish, onDone }: Offer) {
  const of = `appointment:${seen.interviewScheduleID}`;
  const [within] = useState(() => windowOf(seen));
  const draft = useLinkDraft(of, {
    timeZone: seen.candidateZone ?? ownZone(),
    spans: stillWithin(seen.offers.map(spanTimes), within),
    reason: '',
    note: seen.note,
  });
  const [initial] = useState(() => ({
    ...draft.initial,
    spans: stillWithin(draft.initial.spans, within),
  }));
  const form = useEndpointForm(offerTimes, {
    initial,
    toInput: ({ spans, ...rest }) => ({
      body: { token, revision: seen.revision, ...rest, spans: [...spansOf(spans)] },
    }),
    rules: {
      spans: (spans: readonly Interval[]) =>
        shortOnes(spans, seen.minutes).length > 0 ? factWords.short(seen.minutes) : null,
      reason: (reason) => (isOwnWish && reason.trim() === '' ? offerWords.reasonNeeded : null),
    },
    refusals: { outside_window: 'spans', span_short: 'spans' },
    refreshes: [openAppointment],
    evenIfRefused: true,
    onDone: () => {
      draft.drop();
      onDone(isMove ? offerWords.sentMove : offerWords.sent);
    },
  });
  useKeptDraft(of, form.values, form.isDirty());
  return form;
}

const spanTimes = ({ startsAt, endsAt }: Appointment['offers'][number]): Interval => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});
