import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { CalendarButton } from '../../../ui/calendar-button.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { JoinAsMember } from './join-as-member.tsx';
import { type LiveInterview, useRemindOf } from './live-queries.ts';
import { deedsOf } from './live-state-rules.ts';
import { cancelWords, moveWords, placeWords, planWords, remindWords } from './live-page-words.ts';

// Most visits open none.
const MoveDialog = lazy(async () => ({
  default: (await import('./live-move-dialog.tsx')).MoveDialog,
}));
const DeclineMove = lazy(async () => ({
  default: (await import('./live-reason-dialogs.tsx')).DeclineMove,
}));
const CancelLive = lazy(async () => ({
  default: (await import('./live-reason-dialogs.tsx')).CancelLive,
}));

const PlanDialog = lazy(async () => ({
  default: (await import('./live-plan-dialog.tsx')).PlanDialog,
}));

const PlaceDialog = lazy(async () => ({
  default: (await import('./live-place-dialog.tsx')).PlaceDialog,
}));

type Props = {
  readonly interview: LiveInterview;
  /** Whether the page was opened to move it. */
  readonly isMoving: boolean;
};

type Open = 'move' | 'decline' | 'cancel' | 'plan' | 'place';

/** What the state still allows; the server decides again. */
export function LiveDeeds({ interview, isMoving }: Props) {
  const may = deedsOf(interview);
  const isBooked = interview.state === 'booked';
  const [open, setOpen] = useState<Open | undefined>(isMoving && may.move ? 'move' : undefined);
  const remind = useRemindOf();
  const close = (): void => setOpen(undefined);
  const params = { interviewScheduleID: String(interview.interviewScheduleID) };
  return (
    <div className="stack gap-xs">
      <JoinAsMember shown={interview} />
      {isMoving && !may.move && <p className="notice">{moveWords.over}</p>}
      {may.plan && interview.isLastDayOver && (
        <p className="notice">{isBooked ? planWords.overBooked : planWords.over}</p>
      )}
      <div className="row">
        {may.move && (
          <Button variant={isBooked ? 'filled' : 'default'} onClick={() => setOpen('move')}>
            {isBooked ? moveWords.open : moveWords.openAsk}
          </Button>
        )}
        {(may.decline || may.keep) && (
          <Button variant="default" onClick={() => setOpen('decline')}>
            {may.keep ? moveWords.keepTime : moveWords.decline}
          </Button>
        )}
        {may.remind && (
          <Button
            variant="default"
            loading={remind.isPending}
            onClick={() =>
              remind.mutate(
                { params },
                {
                  onSuccess: ({ names }) =>
                    showToast({ tone: 'success', text: remindWords.done(names) }),
                },
              )
            }
          >
            {remindWords.open}
          </Button>
        )}
        {interview.calendar !== null && <CalendarButton file={interview.calendar} />}
        {may.plan && (
          <Button variant="default" onClick={() => setOpen('plan')}>
            {planWords.open}
          </Button>
        )}
        {may.plan && (
          <Button variant="default" onClick={() => setOpen('place')}>
            {placeWords.open}
          </Button>
        )}
        {may.cancel && (
          <Button variant="default" onClick={() => setOpen('cancel')}>
            {cancelWords.open}
          </Button>
        )}
      </div>
      {remind.error !== null && (
        <p className="problem" role="alert">
          {remind.error.message}
        </p>
      )}
      <Suspense fallback={null}>
        {open === 'move' && <MoveDialog interview={interview} onClose={close} />}
        {open === 'decline' && <DeclineMove interview={interview} onClose={close} />}
        {open === 'plan' && <PlanDialog interview={interview} onClose={close} />}
        {open === 'place' && <PlaceDialog interview={interview} onClose={close} />}
        {open === 'cancel' && <CancelLive interview={interview} onClose={close} />}
      </Suspense>
    </div>
  );
}
