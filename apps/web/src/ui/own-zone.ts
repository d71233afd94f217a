import { usualName } from '@candor/contract/interviews/zone-label-rules';

/** The zone that this browser is in. */
export const ownZone = (): string =>
  usualName(new Intl.DateTimeFormat().resolvedOptions().timeZone);
