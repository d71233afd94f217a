import { callFromSeat } from '@candor/contract/interviews/appointment-calls';
import { openOwnSeat } from '@candor/contract/interviews/appointment-seats';
import { call } from '../../../lib/api.ts';
import { useTask } from '../../../lib/server-state.ts';
import { goTo, JoinButton, useIsOpen } from './join-call.tsx';
import type { OwnSeat } from './seat-queries.ts';

/** From a list straight into the video call, while it is open. */
export function JoinOwnSeat({ seat }: { readonly seat: OwnSeat }) {
  const isOpen = useIsOpen(seat);
  const { companyID, seatID } = seat;
  const join = useTask(
    async () => {
      const params = { companyID: String(companyID), seatID: String(seatID) };
      const { token } = await call(openOwnSeat, { params });
      return call(callFromSeat, { body: { token } });
    },
    { refreshes: [], onDone: goTo },
  );
  return isOpen && seat.isSeated && <JoinButton {...join} onJoin={() => join.mutate()} />;
}
