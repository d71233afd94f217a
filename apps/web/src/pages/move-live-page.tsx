import { LivePage } from '../features/interviews/appointments/live-page.tsx';

/** RT-11: a live interview that is opened to be moved. */
export function MoveLivePage() {
  return <LivePage isMoving />;
}
