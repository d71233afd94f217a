import * as z from 'zod/mini';
import { amount, epochMs } from '../fields.ts';
import { byMonitor } from './monitor-rules.ts';
import { monitorSetting } from './monitor-setting.ts';

/** Whoever holds the emailed link of a bot interview. */
export const roomAccess = { kind: 'link', purpose: 'bot-interview' } as const;
export const exampleToken = `1.${'A'.repeat(43)}`;
export const exampleDevice = '6f1d0a52-0a8e-4a5c-9d39-0b3d5a6f7e10';

export const attemptStatus = z.enum(['not-started', 'in-progress', 'submitted', 'timed-out']);

/** Each is a switch of its own; `isFacialTracking` is whether any of them is on. */
export const monitorSettings = z.object(byMonitor(() => monitorSetting));

/** What this candidate may take while the clock is stopped; 0 of 0 for most. */
export const grantedBreaks = z.object({ count: amount, minutes: amount });

export const breakStanding = {
  /** How many were begun. */
  breaksTaken: amount,
  /** When the break that lasts now ends by itself; null between breaks. Its length is in the deadline. */
  breakEndsAt: z.nullable(epochMs),
};

export const roomClock = z.object({
  now: epochMs,
  deadlineAt: z.nullable(epochMs),
  status: attemptStatus,
  life: amount,
  ...breakStanding,
});
