export type LetterFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly minutes: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly timeZone: string;
};

/** `Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)`. */
export function tellMoment(at: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const offset = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const zone = timeZone === 'UTC' ? 'UTC' : `${timeZone}, ${offset}`;
  return `${day.replace(',', '')} at ${clock} (${zone})`;
}

/** What the words of a mail about an interview can name. */
export const valuesOf = (facts: LetterFacts) => ({
  firstName: facts.firstName,
  lastName: facts.lastName,
  jobTitle: facts.jobTitle,
  companyName: facts.companyName,
  minutes: String(facts.minutes),
  opens: tellMoment(facts.opensAt, facts.timeZone),
  closes: tellMoment(facts.closesAt, facts.timeZone),
});
