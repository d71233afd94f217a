import { LivePage } from '../features/interviews/appointments/live-page.tsx';
import { LiveKit } from '../features/interviews/kits/live-kit.tsx';

type Props = { readonly isMoving?: boolean };

/** One live interview, with what its people ask and judge by. */
export function LiveInterviewPage({ isMoving = false }: Props) {
  return (
    <LivePage isMoving={isMoving}>
      {({ interviewScheduleID }) => <LiveKit interviewScheduleID={String(interviewScheduleID)} />}
    </LivePage>
  );
}
