import { watchMessaging } from './features/people/notifications/messaging.ts';

/** What runs beside every page and shows nothing on it: fetched when the page itself is there. */
export function runBesidePage(): void {
  watchMessaging();
}
