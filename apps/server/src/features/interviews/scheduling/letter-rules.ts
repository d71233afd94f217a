export type LetterFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly minutes: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** The company's. */
  readonly timeZone: string;
  /** Where the candidate once said it. */
  readonly candidateZone: string | null;
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

/** `Wednesday 20 January 2027 at 10:00 (Europe/Berlin, GMT+1), which is 09:00 (Europe/London, GMT+0) at Acme`. */
export function tellBoth(
  at: Date,
  zones: { readonly theirs: string; readonly ours: string },
  companyName: string,
) {
  const [theirs, ours] = [tellMoment(at, zones.theirs), tellMoment(at, zones.ours)];
  if (zones.theirs === zones.ours) return theirs;
  const [day = '', clock = ''] = ours.split(' at ');
  return `${theirs}, which is ${theirs.startsWith(`${day} at `) ? clock : ours} at ${companyName}`;
}

/**
 * `Friday 29 January 2027 at 16:00 (Europe/London, GMT+0; 17:00 in Europe/Oslo)`: short enough for a subject and for the
 * middle of a sentence. One clock where both show the same.
 */
function tellWindow(at: Date, zones: { readonly theirs: string; readonly ours: string }) {
  const [theirs, ours] = [tellMoment(at, zones.theirs), tellMoment(at, zones.ours)];
  const clockOf = (moment: string): string => moment.replace(/ \(.*/, '');
  if (clockOf(theirs) === clockOf(ours)) return theirs;
  const [day = '', clock = ''] = clockOf(ours).split(' at ');
  const other = theirs.startsWith(`${day} at `) ? clock : `${day}, ${clock}`;
  return `${theirs.slice(0, -1)}; ${other} in ${zones.ours})`;
}

/** What the words of a mail about an interview can name. */
export function valuesOf(facts: LetterFacts) {
  const { timeZone, candidateZone } = facts;
  const zones = { theirs: candidateZone ?? timeZone, ours: timeZone };
  return {
    firstName: facts.firstName,
    lastName: facts.lastName,
    jobTitle: facts.jobTitle,
    companyName: facts.companyName,
    minutes: String(facts.minutes),
    opens: tellWindow(facts.opensAt, zones),
    closes: tellWindow(facts.closesAt, zones),
  };
}
