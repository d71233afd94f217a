import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { showToast } from '../../../ui/toasts.tsx';
import type { Ways } from './candidate-rules.ts';
import type { Appointment } from './candidate-queries.ts';

/** Each is loaded where it is shown: the week of one is not needed by the other. */
const OfferForm = lazy(async () => ({
  default: (await import('./candidate-offer.tsx')).OfferForm,
}));
const PickForm = lazy(async () => ({ default: (await import('./candidate-pick.tsx')).PickForm }));

type Props = {
  readonly token: string;
  readonly seen: Appointment;
  readonly ways: Ways;
  /** Takes the form away; null: it is asked for. */
  readonly onKeep: (() => void) | null;
};

/** Picks one of the free times, or offers times, where that is asked for or nothing is free. */
export function CandidateForms({ token, seen, ways, onKeep }: Props) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // As it was when the form opened: a time that goes or comes meanwhile takes no form away from whoever fills it in.
  const [isPicking, setPicking] = useState(
    ways.mayPick && !(pathname.endsWith('/reschedule-set-availability') && ways.mayOffer),
  );
  // Its own success changes these. Whom the company asked for another time owes it no reason.
  const [isMove] = useState(seen.state === 'booked');
  const [isOwnWish] = useState(isMove && seen.move?.by !== 'company');
  const done = (text: string): void => {
    showToast({ tone: 'success', text, life: 6000 });
    onKeep?.();
    // AV-3
    if (isMove) void navigate({ to: '/home' });
  };
  const form = { token, seen, isMove, isOwnWish, onKeep };
  return (
    <Suspense>
      {isPicking ? (
        <PickForm
          {...form}
          onOffer={ways.mayOffer ? () => setPicking(false) : null}
          onDone={done}
        />
      ) : (
        <OfferForm {...form} onPick={ways.mayPick ? () => setPicking(true) : null} onDone={done} />
      )}
    </Suspense>
  );
}
