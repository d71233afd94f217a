import { moveLiveInterview } from '@candor/contract/interviews/appointment-deeds';
import { useState } from 'react';
import { useWrite } from '../../../lib/server-state.ts';
import { useTaskForm } from '../../../lib/use-endpoint-form.ts';
import { EndpointForm, FormRefusal } from '../../../ui/endpoint-form.tsx';
import { ModalDialog } from '../../../ui/modal-dialog.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { nearestOf } from './live-nearest.ts';
import { TimeChoice } from './live-offers.tsx';
import { deed, type LiveInterview } from './live-queries.ts';
import { ReasonField, Ways } from './live-reason-dialogs.tsx';
import { TimesList } from './live-times-list.tsx';
import { moveWords, offerWords } from './live-page-words.ts';

type Props = { readonly interview: LiveInterview; readonly onClose: () => void };

type Values = { readonly reason: string; readonly startsAt: number | null };

const initial: Values = { reason: '', startsAt: null };

/** Within what the candidate offered it is moved at once; otherwise the candidate is asked for other times. */
export function MoveDialog({ interview, onClose }: Props) {
  const { interviewScheduleID, revision, state, times, timeZone, candidateZone } = interview;
  const isBooked = state === 'booked';
  const canPick = isBooked && times.length > 0;
  const [asks, setAsks] = useState(!canPick);
  const move = useWrite(moveLiveInterview, deed);
  const form = useTaskForm(moveLiveInterview, move, {
    initial,
    toInput: ({ reason, startsAt }) => ({
      params: { interviewScheduleID: String(interviewScheduleID) },
      body: {
        ...{ revision, reason },
        startsAt: asks || startsAt === null ? null : new Date(startsAt).toISOString(),
      },
    }),
    rules: { startsAt: (startsAt) => (asks || startsAt !== null ? null : offerWords.gone) },
    onDone: (_, { body }) => {
      const text = body.startsAt === null ? moveWords.asked : moveWords.moved;
      showToast({ tone: 'success', text });
      onClose();
    },
  });
  const nearest = nearestOf(move.error);
  const problem = form.errors['startsAt'];
  return (
    <ModalDialog isWide title={isBooked ? moveWords.title : moveWords.titleAsk} onClose={onClose}>
      <EndpointForm of={form} className="stack">
        <p className="dimmed">{isBooked ? moveWords.keep : moveWords.first}</p>
        {canPick && (
          <TimeChoice
            {...{ timeZone, candidateZone }}
            times={times.map((at) => Date.parse(at))}
            label={offerWords.free}
            chosen={asks ? undefined : (form.values.startsAt ?? undefined)}
            problem={typeof problem === 'string' ? problem : undefined}
            onChoose={(at) => {
              setAsks(false);
              form.setFieldValue('startsAt', at);
            }}
            otherwise={{ label: moveWords.ask, isChosen: asks, choose: () => setAsks(true) }}
          />
        )}
        {nearest.length > 0 && (
          <>
            <p>{offerWords.nearest}</p>
            <TimesList times={nearest} timeZone={timeZone} otherZone={candidateZone} />
          </>
        )}
        <ReasonField {...form.field('reason')} />
        <FormRefusal of={form} />
        <Ways
          keep={moveWords.cancel}
          send={asks ? moveWords.sendAsk : moveWords.send}
          of={form}
          onClose={onClose}
        />
      </EndpointForm>
    </ModalDialog>
  );
}
