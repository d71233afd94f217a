import { monitorNames } from '@candor/contract/interviews/monitor-rules';
import type { Accommodations } from './schedule-store.ts';

const noBreaks = { count: 0, minutes: 0 };

/** Every field, for what was stored with the few that were granted. */
export const granted = (stored: Accommodations) => ({
  extraMinutes: stored.extraMinutes ?? 0,
  monitorsOff: monitorNames.filter((name) => stored.monitorsOff?.includes(name) === true),
  keyboardNavigation: stored.keyboardNavigation === true,
  noCamera: stored.noCamera === true,
  breaks: stored.breaks ?? noBreaks,
});
