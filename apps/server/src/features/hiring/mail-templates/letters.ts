import { fillLetter, type LetterKind } from '@candor/contract/hiring/mail-template-rules';
import type { Language } from '@candor/contract/people/language-rules';
import { candidateWords } from './candidate-words.ts';

export type Words = {
  readonly subject: string;
  readonly body: string;
  /** Of what stands around them; left out: English. */
  readonly language?: Language;
};

/** What a letter says around its button; the keys are those of the post office's. */
export type LetterText = {
  readonly subject: string;
  readonly preview: string;
  readonly greeting: string;
  /** A paragraph of several lines is the list of them. */
  readonly paragraphs: readonly (string | readonly string[])[];
  readonly closing: readonly string[];
  readonly language?: Language;
};

type Standing = {
  /** Paragraphs below the company's. */
  readonly after: readonly string[];
  /** Below the button. */
  readonly closing: readonly string[];
  readonly button: string | null;
};

const nothing: Standing = { after: [], closing: [], button: null };

/** What candidates need to know and no company takes out. */
function standingOf(kind: LetterKind, language: Language): Standing {
  const { standing, secrecy } = candidateWords(language);
  const toInterview = {
    closing: [standing.readiness, secrecy],
    button: standing.openInterview,
  };
  const toTimes = { closing: [standing.noAccount, secrecy], button: standing.sayWhen };
  const appointed: Standing = {
    after: [standing.when, standing.withWhom, standing.where],
    closing: [standing.moveByLink, secrecy],
    button: standing.seeInterview,
  };
  const all: Readonly<Record<LetterKind, Standing>> = {
    received: {
      after: [standing.follow],
      closing: [standing.notYouReceived],
      button: standing.seeApplication,
    },
    withdrawn: {
      after: [],
      closing: [standing.notYouWithdrawn],
      button: standing.seeApplication,
    },
    rejection: nothing,
    invitation: { ...toInterview, after: [standing.window] },
    reminder: { ...toInterview, after: [standing.until] },
    resent: { ...toInterview, after: [standing.oldLinks, standing.window] },
    extended: { ...toInterview, after: [standing.until] },
    cancelled: nothing,
    'live-asked': { ...toTimes, after: ['{{message}}'] },
    'live-waiting': { ...toTimes, after: [] },
    'live-booked': appointed,
    'live-moved': appointed,
    'live-move-asked': { ...toTimes, after: [standing.still] },
    'live-move-declined': appointed,
    'live-reminder': appointed,
    'live-cancelled': nothing,
  };
  return all[kind];
}

export const buttonOf = (kind: LetterKind, language: Language = 'en'): string | null =>
  standingOf(kind, language).button;

/** A company's words with everything filled in, and what stands in a mail of this kind in any case. */
export function writeLetter(
  kind: LetterKind,
  words: Words,
  values: Readonly<Record<string, string>>,
): LetterText {
  const { language = 'en' } = words;
  const fill = (text: string): string => fillLetter(text, values);
  const { after, closing } = standingOf(kind, language);
  const own = layOut(fill(words.body));
  return {
    ...headOf(fill(words.subject), own.paragraphs),
    greeting: own.greeting,
    paragraphs: [...own.paragraphs, ...after.map(fill).filter((line) => line !== '')],
    closing: closing.map(fill),
    language,
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

export const linesOf = (paragraph: string): string[] =>
  paragraph
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** An empty line ends a paragraph, the first one greets; other line breaks stay. */
function layOut(body: string) {
  const [greeting = [], ...paragraphs] = body
    .split(/(?:\r\n|[\r\n\u2028\u2029])[^\S\r\n]*(?:\r\n|[\r\n\u2028\u2029])/)
    .map(linesOf)
    .filter((lines) => lines.length > 0);
  return { greeting: greeting.join(' '), paragraphs };
}
