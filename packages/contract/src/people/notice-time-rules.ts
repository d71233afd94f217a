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

/** The hour that a clock in the zone shows. */
export const hourIn = (timeZone: string, now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );

const isWithin = ({ quietFrom, quietUntil }: NoticeTimes, hour: number): boolean =>
  quietFrom <= quietUntil
    ? hour >= quietFrom && hour < quietUntil
    : hour >= quietFrom || hour < quietUntil;

/** Whether nothing is to be heard now. Quiet may go over midnight. */
export const isQuiet = (times: NoticeTimes, now: Date): boolean =>
  isWithin(times, hourIn(times.timeZone, now));

/** Whether what waited is mailed now: after quiet hours, and of a digest at its hour or when quiet ends after it. */
export function isMailTime(times: NoticeTimes, now: Date): boolean {
  if (isQuiet(times, now)) return false;
  const digestHour = isWithin(times, DIGEST_HOUR) ? times.quietUntil : DIGEST_HOUR;
  return !times.isDigest || hourIn(times.timeZone, now) === digestHour;
}
