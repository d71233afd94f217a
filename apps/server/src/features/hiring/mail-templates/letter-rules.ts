import { fillLetter, type LetterKind } from '@candor/contract/hiring/mail-template-rules';

export type Words = { readonly subject: string; readonly body: string };

/** What a letter says around its button; the keys are those of the post office's. */
export type LetterText = {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  /** A paragraph of several lines is the list of them. */
  readonly paragraphs: readonly (string | readonly string[])[];
  readonly closing: readonly string[];
};

type Standing = {
  /** Paragraphs below the company's. */
  readonly after: readonly string[];
  /** Below the button. */
  readonly closing: readonly string[];
  readonly button: string | null;
};

const windowLine = 'You can start from {{opens}} until {{closes}}. It takes {{minutes}} minutes.';
const untilLine = 'You can start until {{closes}}. It takes {{minutes}} minutes.';
const oldLinks = 'Links in earlier mails do not work any more.';
const readiness =
  'You need a computer with Chrome or Edge. You can open the link before and check your computer: nothing starts until you agree.';
const secrecy = 'The link is for you alone. Please do not pass it on.';
const toInterview = { closing: [readiness, secrecy], button: 'Open the interview' };
const toApplication = 'See your application';
const whenLine = 'It begins on {{when}} and takes {{minutes}} minutes.';
const withWhom = 'You talk with {{interviewers}}.';
const whereLine = 'Where: {{place}}';
const stillLine = 'Until another time is certain it stays on {{when}}.';
const noAccount = 'You need no account.';
const toAppointment = {
  closing: ['By the link you can also move or cancel it, or write to the company.', secrecy],
  button: 'See the interview',
};
const toTimes = { closing: [noAccount, secrecy], button: 'Say when you can' };
const nothing: Standing = { after: [], closing: [], button: null };

/** What candidates need to know and no company takes out. */
const standing: Readonly<Record<LetterKind, Standing>> = {
  received: {
    after: [
      'To see how it stands, or to withdraw it, sign in as a candidate or sign up with this address.',
    ],
    closing: ['If this was not you, sign in with this address and withdraw the application.'],
    button: toApplication,
  },
  withdrawn: {
    after: [],
    closing: ['If this was not you, please change your password.'],
    button: toApplication,
  },
  rejection: nothing,
  invitation: { ...toInterview, after: [windowLine] },
  reminder: { ...toInterview, after: [untilLine] },
  resent: { ...toInterview, after: [oldLinks, windowLine] },
  extended: { ...toInterview, after: [untilLine] },
  cancelled: nothing,
  'live-asked': { ...toTimes, after: ['{{message}}'] },
  'live-waiting': { ...toTimes, after: [] },
  'live-booked': { ...toAppointment, after: [whenLine, withWhom, whereLine] },
  'live-moved': { ...toAppointment, after: [whenLine, withWhom, whereLine] },
  'live-move-asked': { ...toTimes, after: [stillLine] },
  'live-move-declined': { ...toAppointment, after: [whenLine, withWhom, whereLine] },
  'live-reminder': { ...toAppointment, after: [whenLine, withWhom, whereLine] },
  'live-cancelled': nothing,
};

export const buttonOf = (kind: LetterKind): string | null => standing[kind].button;

/** A company's words with everything filled in, and what stands in a mail of this kind in any case. */
export function writeLetter(
  kind: LetterKind,
  words: Words,
  values: Readonly<Record<string, string>>,
): LetterText {
  const fill = (text: string): string => fillLetter(text, values);
  const { after, closing } = standing[kind];
  const own = layOut(fill(words.body));
  return {
    ...headOf(fill(words.subject), own.paragraphs),
    greeting: own.greeting,
    paragraphs: [...own.paragraphs, ...after.map(fill).filter((line) => line !== '')],
    closing: closing.map(fill),
  };
}

/** Words whose variables were filled in before: a name that looks like a variable stays a name. */
export function writeFilled({ subject, body }: Words): LetterText {
  const { greeting, paragraphs } = layOut(body);
  return { ...headOf(subject, paragraphs), greeting, paragraphs, closing: [] };
}

const headOf = (subject: string, [first = []]: readonly (readonly string[])[]) => ({
  subject: subject.trim(),
  preview: first.join(' ').slice(0, 120),
});

/** An empty line ends a paragraph, the first one greets; other line breaks stay. */
function layOut(body: string) {
  const [greeting = [], ...paragraphs] = body
    .split(/(?:\r\n|[\r\n\u2028\u2029])[^\S\r\n]*(?:\r\n|[\r\n\u2028\u2029])/)
    .map((paragraph) =>
      paragraph
        .split(/[\r\n\u2028\u2029]+/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  return { greeting: greeting.join(' '), paragraphs };
}
