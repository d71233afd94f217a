/** When somebody wants to hear of what happened. Hours are of the zone's clock. */
export type NoticeTimes = {
  /** Mails of a day come as one, in the morning. */
  readonly isDigest: boolean;
  /** From this hour until the other one nothing is mailed or pushed; both the same: at any hour. */
  readonly quietFrom: number;
  readonly quietUntil: number;
  readonly timeZone: string;
};

/** What everybody starts with. */
export const usualTimes: NoticeTimes = {
  ...{ isDigest: false, quietFrom: 0, quietUntil: 0, timeZone: 'UTC' },
};

/** At which the one mail of a day leaves. */
export const DIGEST_HOUR = 8;

const clockIn = (timeZone: string, now: Date): { hour: number; minute: number } => {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const [hour = '', minute = ''] = format.format(now).split(':');
  return { hour: Number(hour), minute: Number(minute) };
};

const isWithin = ({ quietFrom, quietUntil }: NoticeTimes, hour: number): boolean =>
  quietFrom <= quietUntil
    ? hour >= quietFrom && hour < quietUntil
    : hour >= quietFrom || hour < quietUntil;

/** Whether nothing is to be heard now. Quiet may go over midnight. */
export const isQuiet = (times: NoticeTimes, now: Date): boolean =>
  isWithin(times, clockIn(times.timeZone, now).hour);

const MINUTE = 60_000;

/** When the one mail of a day was last to leave: at its hour, or when quiet ends after it. */
function lastDigest(times: NoticeTimes, now: Date): number {
  const { hour, minute } = clockIn(times.timeZone, now);
  const digestHour = isWithin(times, DIGEST_HOUR) ? times.quietUntil : DIGEST_HOUR;
  const minutes = ((hour - digestHour + 24) % 24) * 60 + minute;
  return Math.floor(now.getTime() / MINUTE) * MINUTE - minutes * MINUTE;
}

/**
 * Whether what waited is mailed now, given when the oldest of it was told: after quiet hours; of a digest what was told
 * before its hour, also where nothing ran at that hour.
 */
export function isMailTime(times: NoticeTimes, now: Date, oldest: Date): boolean {
  if (isQuiet(times, now)) return false;
  return !times.isDigest || oldest.getTime() < lastDigest(times, now);
}
