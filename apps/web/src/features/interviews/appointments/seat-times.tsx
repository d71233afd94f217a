import { answerSeat, openSeat } from '@candor/contract/interviews/appointment-seats';
import { REASON_MOST } from '@candor/contract/interviews/appointment-rules';
import type { Interval } from '@candor/contract/interviews/interval-rules';
import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useEndpointForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { WeekGrid } from '../../../ui/week-grid/week-grid.tsx';
import { ownZone } from '../../../ui/own-zone.ts';
import { seatWords } from './seat-words.ts';
import { factWords } from './appointment-words.ts';
import { intervalsOf, shortOnes, spansOf, stillWithin, windowOf } from './candidate-rules.ts';
import { LongField } from './later-fields.tsx';
import type { Seat } from './seat-queries.ts';
import { useKeptDraft, useLinkDraft } from './use-link-draft.ts';

type Props = {
  readonly token: string;
  readonly seen: Seat;
  readonly answer: 'match' | 'propose';
  readonly onClose: (() => void) | null;
};

/** Which of the offered times will do, or which others would. */
export function SeatTimes({ token, seen, answer, onClose }: Props) {
  const isMatch = answer === 'match';
  const offers = intervalsOf(seen.offers);
  const within = isMatch ? offers : windowOf(seen);
  const timeZone = ownZone();
  const otherZone = seen.candidateZone ?? seen.timeZone;
  const form = useTimes({ token, seen, answer, within, onClose });
  return (
    <EndpointForm of={form} className="stack gap-lg section">
      <div>
        <h2>{isMatch ? seatWords.matchTitle : seatWords.proposeTitle}</h2>
        {!isMatch && <p className="intro">{seatWords.proposeHint}</p>}
      </div>
      {isMatch && (
        <div>
          <Button variant="default" onClick={() => form.set('spans', offers)}>
            {seatWords.matchAll}
          </Button>
        </div>
      )}
      <WeekGrid
        label={isMatch ? seatWords.matchGrid : seatWords.proposeTitle}
        value={form.values.spans}
        {...{ within, timeZone }}
        shown={isMatch ? offers : []}
        otherZone={otherZone === timeZone ? null : otherZone}
        error={form.errors['spans']}
        onChange={(marked) => form.set('spans', marked)}
      />
      <div className="stack narrow">
        <LongField label={seatWords.comment} maxLength={REASON_MOST} {...form.field('reason')} />
        <FormRefusal of={form} />
        <div className="row gap-sm">
          <Button type="submit" loading={form.isPending}>
            {sendText(isMatch, form.values.spans)}
          </Button>
          {onClose !== null && (
            <Button variant="default" onClick={onClose}>
              {seatWords.keep}
            </Button>
          )}
        </div>
      </div>
    </EndpointForm>
  );
}

function sendText(isMatch: boolean, spans: readonly Interval[]): string {
  if (!isMatch) return seatWords.sendProposal;
  return spans.length === 0 ? seatWords.sendNone : seatWords.sendMatch;
}

type Asked = Props & { readonly within: readonly Interval[] };

function useTimes({ token, seen, answer, within, onClose }: Asked) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const of = `${answer}:${seen.seatID}`;
  const draft = useLinkDraft(of, {
    spans: answer === 'match' ? intervalsOf(seen.matched) : [],
    reason: '',
  });
  const [initial] = useState(() => ({
    ...draft.initial,
    spans: stillWithin(draft.initial.spans, within),
  }));
  const form = useEndpointForm(answerSeat, {
    initial,
    toInput: ({ spans, reason }) => ({
      body: { token, revision: seen.revision, answer, reason, spans: [...spansOf(spans)] },
    }),
    rules: {
      spans: (spans: readonly Interval[]) =>
        shortOnes(spans, seen.minutes).length > 0 ? factWords.short(seen.minutes) : null,
    },
    refusals: { outside_window: 'spans', span_short: 'spans' },
    refreshes: [openSeat],
    evenIfRefused: true,
    onDone: (_, { body }) => {
      draft.drop();
      const matched = body.spans.length === 0 ? seatWords.matchedNone : seatWords.matched;
      showToast({ tone: 'success', text: answer === 'match' ? matched : seatWords.proposed });
      onClose?.();
      // AV-3
      if (pathname.startsWith('/reschedule-')) void navigate({ to: '/home' });
    },
  });
  useKeptDraft(of, form.values, form.isDirty());
  return form;
}
