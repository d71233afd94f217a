import { LiveInterviewPage } from './live-interview-page.tsx';

/** RT-11: a live interview that is opened to be moved. */
export function MoveLivePage() {
  return <LiveInterviewPage isMoving />;
}
