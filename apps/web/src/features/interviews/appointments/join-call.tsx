import { callAsCandidate, callFromSeat } from '@candor/contract/interviews/appointment-calls';
import { callStateAt } from '@candor/contract/interviews/call-rules';
import { Button } from '@mantine/core';
import { useWrite } from '../../../lib/server-state.ts';
import { useNow } from '../../../lib/use-now.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { joinWords } from './appointment-words.ts';

export type JoinShown = {
  readonly place: { readonly kind: string };
  readonly state: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

const LOOK_MS = 5_000;

/** A quarter of an hour before it begins, until an hour after its end. */
export function useIsOpen({ place, state, startsAt, endsAt }: JoinShown): boolean {
  const now = useNow(LOOK_MS);
  const hasTime = startsAt !== null && endsAt !== null;
  if (place.kind !== 'call' || !hasTime || (state !== 'booked' && state !== 'over')) return false;
  const times = { startsAt: new Date(startsAt), endsAt: new Date(endsAt), cancelledAt: null };
  return callStateAt(times, new Date(now)) === 'open';
}

export const goTo = ({ address }: { readonly address: string }): void => location.assign(address);

type ButtonProps = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly submittedAt: number;
  readonly onJoin: () => void;
};

export function JoinButton({ isPending, error, submittedAt, onJoin }: ButtonProps) {
  return (
    <div className="stack gap-xs">
      {error !== null && <FormProblem key={submittedAt} text={error.message} />}
      <div className="row">
        <Button loading={isPending} onClick={onJoin}>
          {joinWords.join}
        </Button>
      </div>
    </div>
  );
}

type LinkProps = { readonly token: string; readonly shown: JoinShown };

export function JoinAsCandidate({ token, shown }: LinkProps) {
  const join = useWrite(callAsCandidate, { refreshes: [] });
  const onJoin = () => join.mutate({ body: { token } }, { onSuccess: goTo });
  return useIsOpen(shown) && <JoinButton {...join} onJoin={onJoin} />;
}

export function JoinFromSeat({ token, shown }: LinkProps) {
  const join = useWrite(callFromSeat, { refreshes: [] });
  const onJoin = () => join.mutate({ body: { token } }, { onSuccess: goTo });
  return useIsOpen(shown) && <JoinButton {...join} onJoin={onJoin} />;
}
