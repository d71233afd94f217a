export type InterviewTimes = {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly cancelledAt: Date | null;
  readonly attemptStatus: string | null;
};

export type OwnInterviewState =
  | 'not-open-yet'
  | 'open'
  | 'in-progress'
  | 'taken'
  | 'missed'
  | 'cancelled';

/** How an interview stands for the person who was invited to it. What has begun goes on, whatever the dates say. */
export function ownInterviewState(times: InterviewTimes, now: Date): OwnInterviewState {
  if (times.attemptStatus !== null) {
    return times.attemptStatus === 'in-progress' ? 'in-progress' : 'taken';
  }
  if (times.cancelledAt !== null) return 'cancelled';
  if (times.closesAt <= now) return 'missed';
  return times.opensAt > now ? 'not-open-yet' : 'open';
}
