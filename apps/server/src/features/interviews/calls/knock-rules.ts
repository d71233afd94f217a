/** A page that waits asks every three seconds; who was silent for so long waits no more. */
const WAITS_MS = 20_000;
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITS_MS);

const WAITING_MOST = 5;
const KNOCKS_MOST = 50;

/**
 * Whether one more may knock: nobody is to be kept from an interview by a door that rings all the time. A new link
 * opens a door that somebody else has worn out.
 */
export const isDoorBusy = ({ waiting, ofLink }: { waiting: number; ofLink: number }): boolean =>
  waiting >= WAITING_MOST || ofLink >= KNOCKS_MOST;
