import { fillLetter, placeholderProblem, placeholdersIn } from './mail-template-rules.ts';

/** What a company and a candidate may write to each other: the same in the pages and on the server. */

export const messageStates = ['waiting', 'sent', 'failed', 'taken-back', 'received'] as const;
export type MessageState = (typeof messageStates)[number];

export const MESSAGE_SUBJECT_MOST = 150;
export const MESSAGE_BODY_MOST = 10_000;
export const MESSAGE_FILES_MOST = 5;
/** How far ahead one may wait to leave. */
export const MESSAGE_AHEAD_DAYS = 90;
/** For so long the link of a mail leads to the thread. */
export const MESSAGE_LINK_DAYS = 180;
export const MESSAGE_TEMPLATE_NAME_MOST = 120;
export const MESSAGE_TEMPLATES_MOST = 100;

/** What a message can name, in the order in which a page lists it. */
export const messageVariables = ['firstName', 'candidateName', 'jobTitle', 'companyName'] as const;
export type MessageVariable = (typeof messageVariables)[number];
export type MessageValues = Readonly<Record<MessageVariable, string>>;

const known = Object.fromEntries(messageVariables.map((name) => [name, true]));

/** The sentence under the field, or null when every `{{word}}` of it can be filled in. */
export const messageProblem = (text: string): string | null =>
  placeholderProblem(known, text, 'message');

/** Whether it names the job of somebody who has none to name. */
export const lacksJob = (text: string, { jobTitle }: Pick<MessageValues, 'jobTitle'>): boolean =>
  jobTitle === '' && placeholdersIn(text).has('jobTitle');

export const fillMessage = (text: string, values: MessageValues): string =>
  fillLetter(text, values).trim();

/** Below a message in its mail, and in what is shown before it leaves. */
export const filesLine = (files: readonly string[]): string =>
  `With this message come files, by the link: ${files.join(', ')}.`;

const DAY = 86_400_000;

/** Whether it may be planned for then. What is past leaves at once. */
export const isTooFarAhead = (sendAt: number, now: number): boolean =>
  sendAt > now + MESSAGE_AHEAD_DAYS * DAY;

/**
 * What somebody wrote above what they answer, and that. Only where nothing of theirs can be lost: the end of the mail is
 * lines that begin with `>`, and nothing else but the one line that says who wrote them.
 */
export function foldQuote(text: string): { readonly said: string; readonly quoted: string } {
  const lines = text.split(/\r?\n/);
  let from = lines.length;
  while (from > 0 && /^\s*(>.*)?$/.test(lines[from - 1] ?? '')) from -= 1;
  const isQuote = lines.slice(from).some((line) => line.trimStart().startsWith('>'));
  if (!isQuote) return { said: text, quoted: '' };
  // “On Monday Larkfield wrote:”, in any language, on one line or broken into two.
  const says = (line: string | undefined) => line?.trimEnd().endsWith(':') === true;
  if (says(lines[from - 1])) from -= 1;
  const said = lines.slice(0, from).join('\n').trim();
  // An answer between the lines of the quote, or no word but the quote: the whole is shown.
  if (said === '' || said.split('\n').some((line) => line.startsWith('>'))) {
    return { said: text, quoted: '' };
  }
  return { said, quoted: lines.slice(from).join('\n').trim() };
}
