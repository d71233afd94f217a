import type { Language } from '@candor/contract/people/language-rules';

type Joining = {
  /** As `Intl` calls it: English days are written the British way. */
  readonly tag: string;
  /** Between day and clock. */
  readonly at: string;
  readonly both: (theirs: string, ours: string, companyName: string) => string;
  readonly inZone: (clock: string, zone: string) => string;
};

const besideZone = (clock: string, zone: string): string => `${clock}, ${zone}`;

const joinings: Readonly<Record<Language, Joining>> = {
  en: {
    ...{ tag: 'en-GB', at: 'at' },
    both: (theirs, ours, companyName) => `${theirs}, which is ${ours} at ${companyName}`,
    inZone: (clock, zone) => `${clock} in ${zone}`,
  },
  de: {
    ...{ tag: 'de', at: 'um', inZone: besideZone },
    both: (theirs, ours, companyName) => `${theirs}, das ist ${ours} bei ${companyName}`,
  },
  fr: {
    ...{ tag: 'fr', at: 'à', inZone: besideZone },
    both: (theirs, ours, companyName) => `${theirs}, soit ${ours} chez ${companyName}`,
  },
  es: {
    ...{ tag: 'es', at: 'a las', inZone: besideZone },
    both: (theirs, ours, companyName) => `${theirs}, es decir, ${ours} en ${companyName}`,
  },
  pt: {
    ...{ tag: 'pt-PT', at: 'às', inZone: besideZone },
    both: (theirs, ours, companyName) => `${theirs}, ou seja, ${ours} na ${companyName}`,
  },
  nb: {
    ...{ tag: 'nb', at: 'kl.', inZone: besideZone },
    both: (theirs, ours, companyName) => `${theirs}, det vil si ${ours} hos ${companyName}`,
  },
};

type Moment = { readonly day: string; readonly clock: string; readonly zone: string };
type Zones = { readonly theirs: string; readonly ours: string };

function momentOf(at: Date, timeZone: string, language: Language): Moment {
  const { tag } = joinings[language];
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(at);
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const offset = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return {
    day: language === 'en' ? day.replace(',', '') : day,
    clock: part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    zone: timeZone === 'UTC' ? 'UTC' : `${timeZone}, ${offset}`,
  };
}

const clockOf = ({ day, clock }: Moment, language: Language): string =>
  `${day} ${joinings[language].at} ${clock}`;
const told = (moment: Moment, language: Language): string =>
  `${clockOf(moment, language)} (${moment.zone})`;

/** `Friday 29 January 2027 at 17:00 (Europe/Oslo, GMT+1)`. */
export const tellMoment = (at: Date, timeZone: string, language: Language = 'en'): string =>
  told(momentOf(at, timeZone, language), language);

/** `Wednesday 20 January 2027 at 10:00 (Europe/Berlin, GMT+1), which is 09:00 (Europe/London, GMT+0) at Acme`. */
export function tellBoth(
  at: Date,
  { theirs, ours, companyName }: Zones & { readonly companyName: string },
  language: Language = 'en',
): string {
  const here = momentOf(at, theirs, language);
  if (theirs === ours) return told(here, language);
  const there = momentOf(at, ours, language);
  const other = here.day === there.day ? `${there.clock} (${there.zone})` : told(there, language);
  return joinings[language].both(told(here, language), other, companyName);
}

/**
 * `Friday 29 January 2027 at 16:00 (Europe/London, GMT+0; 17:00 in Europe/Oslo)`: short enough for a subject and for the
 * middle of a sentence. One clock where both show the same.
 */
export function tellWindow(at: Date, { theirs, ours }: Zones, language: Language = 'en'): string {
  const here = momentOf(at, theirs, language);
  const there = momentOf(at, ours, language);
  if (clockOf(here, language) === clockOf(there, language)) return told(here, language);
  const other = here.day === there.day ? there.clock : `${there.day}, ${there.clock}`;
  const both = `${here.zone}; ${joinings[language].inZone(other, ours)}`;
  return `${clockOf(here, language)} (${both})`;
}
