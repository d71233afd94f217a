import type { PlaceKind } from '@candor/contract/interviews/appointment-rules';

const videoCall = 'Video call in the browser: join from the page of the interview';

/** As mails and calendars say where it is. */
export const placeTextOf = ({
  kind,
  text,
}: {
  readonly kind: PlaceKind;
  readonly text: string;
}): string => (kind === 'call' ? videoCall : text.trim());
