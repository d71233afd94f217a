import { fillMessage, type MessageValues } from '@candor/contract/scheduling-rules';

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

/** What a letter says around its button; the keys are those of the post office's. */
export type LetterText = {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly closing: readonly string[];
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

const valuesOf = (facts: LetterFacts): MessageValues => ({
  firstName: facts.firstName,
  lastName: facts.lastName,
  jobTitle: facts.jobTitle,
  companyName: facts.companyName,
  minutes: String(facts.minutes),
  opens: tellMoment(facts.opensAt, facts.timeZone),
  closes: tellMoment(facts.closesAt, facts.timeZone),
});

const greet = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

const secrecy = 'The link is for you alone. Please do not pass it on.';
const readiness =
  'You need a computer with Chrome or Edge. You can open the link before and check your computer: nothing starts until you agree.';

const windowLine = ({ opensAt, closesAt, timeZone, minutes }: LetterFacts): string =>
  `You can start from ${tellMoment(opensAt, timeZone)} until ${tellMoment(closesAt, timeZone)}. It takes ${minutes} minutes.`;

/** The recruiter's words, one paragraph a line, and what every candidate needs to know. */
export function invitationText(
  facts: LetterFacts,
  words: { readonly subject: string; readonly message: string },
): LetterText {
  const values = valuesOf(facts);
  const paragraphs = fillMessage(words.message, values)
    .split(/[\r\n\u2028\u2029]+/)
    .filter((line) => line.trim() !== '');
  return {
    subject: fillMessage(words.subject, values).trim(),
    preview: `You can start until ${values.closes}.`,
    greeting: greet(facts.firstName),
    paragraphs: [...paragraphs, windowLine(facts)],
    closing: [readiness, secrecy],
  };
}

export function resentText(facts: LetterFacts): LetterText {
  return {
    subject: `A new link to your interview for ${facts.jobTitle}`,
    preview: 'The link in earlier mails does not work any more.',
    greeting: greet(facts.firstName),
    paragraphs: [
      `here is a new link to your interview for ${facts.jobTitle} at ${facts.companyName}. Links in earlier mails do not work any more.`,
      windowLine(facts),
    ],
    closing: [readiness, secrecy],
  };
}

export function reminderText(facts: LetterFacts): LetterText {
  const closes = tellMoment(facts.closesAt, facts.timeZone);
  return {
    subject: `Your interview for ${facts.jobTitle} is still open`,
    preview: `You can start until ${closes}.`,
    greeting: greet(facts.firstName),
    paragraphs: [
      `you have not begun your interview for ${facts.jobTitle} at ${facts.companyName} yet. You can start until ${closes}. It takes ${facts.minutes} minutes.`,
    ],
    closing: [readiness, secrecy],
  };
}

export function extendedText(facts: LetterFacts): LetterText {
  const closes = tellMoment(facts.closesAt, facts.timeZone);
  return {
    subject: `You have until ${closes} for your interview`,
    preview: `For ${facts.jobTitle} at ${facts.companyName}.`,
    greeting: greet(facts.firstName),
    paragraphs: [
      `you can now start your interview for ${facts.jobTitle} at ${facts.companyName} until ${closes}. It takes ${facts.minutes} minutes.`,
    ],
    closing: [readiness, secrecy],
  };
}

export function cancelledText(facts: LetterFacts, reason: string): LetterText {
  return {
    subject: `Your interview for ${facts.jobTitle} was cancelled`,
    preview: `${facts.companyName} has cancelled it.`,
    greeting: greet(facts.firstName),
    paragraphs: [
      `${facts.companyName} has cancelled your interview for ${facts.jobTitle}. There is nothing you need to do.`,
      ...(reason.trim() === '' ? [] : [reason]),
    ],
    closing: [],
  };
}
