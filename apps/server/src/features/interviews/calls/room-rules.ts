import { PRESENT_MS } from '@candor/contract/interviews/call-rules';

/** Who was heard of last before then has left. */
export const goneBefore = (now: Date): Date => new Date(now.getTime() - PRESENT_MS);

/** Present people are asked about so often; the seats of those who are silent are given up. */
export const BEAT_MS = 5_000;
