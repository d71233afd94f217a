/** A page that waits asks every three seconds; who was silent for so long waits no more. */
const WAITS_MS = 20_000;
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITS_MS);

const WAITING_MOST = 5;
const KNOCKS_MOST = 50;

/** Whether one more may knock: nobody is to be kept from an interview by a door that rings all the time. */
export const isDoorBusy = ({ waiting, ever }: { waiting: number; ever: number }): boolean =>
  waiting >= WAITING_MOST || ever >= KNOCKS_MOST;
