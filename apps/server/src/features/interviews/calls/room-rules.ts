import { HIDDEN_PRESENT_MS, PRESENT_MS } from '@candor/contract/interviews/call-rules';

/** Until when a page that speaks now counts as there. */
export const presentUntil = (now: Date, page: { isHidden: boolean; isSharing: boolean }): Date =>
  new Date(now.getTime() + (page.isHidden && !page.isSharing ? HIDDEN_PRESENT_MS : PRESENT_MS));

/** Present people are asked about so often; the seats of those who are silent are given up. */
export const BEAT_MS = 5_000;
