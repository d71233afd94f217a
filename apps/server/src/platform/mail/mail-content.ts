import type { CalendarMethod } from '../calendar/calendar-file-rules.ts';
import { escapeHtml as escape } from './escape-html.ts';

/** What a mail says, in the order in which it is read. Text only: markup is made here, and nowhere else. */
export type MailLetter = {
  readonly subject: string;
  /** The line that mailboxes show beside the subject. */
  readonly preview: string;
  readonly greeting: string;
  /** A paragraph of several lines is the list of them. */
  readonly paragraphs: readonly (string | readonly string[])[];
  readonly action?: { readonly label: string; readonly url: string };
  /** After the button: how long the link lives, what to do if it was not you. */
  readonly closing?: readonly string[];
  /** At the end: where its reader finds everything else. */
  readonly page?: { readonly label: string; readonly url: string };
  /** For the reader's calendar. */
  readonly calendar?: MailCalendar;
};

/** A whole iCalendar file, with the method that it names. */
export type MailCalendar = { readonly method: CalendarMethod; readonly content: string };

/** In whose name a mail is sent; its address stays the installation's, which mail servers check. */
export type MailSender = {
  readonly name: string;
  /** Where an answer goes; null: nowhere. */
  readonly replyTo: string | null;
};

/** A mail that another one answers: ours by the key that it was posted with, anybody's by what it calls itself. */
export type AnsweredMail = { readonly key: string } | { readonly name: string };

export type MailContent = {
  /** The mails of its thread that came before it, the newest last: mail programs show them together. */
  readonly answers?: readonly AnsweredMail[];
  readonly sender?: MailSender;
  readonly calendar?: MailCalendar;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** The letter as HTML that phones and old mail programs show alike, and as plain text. */
export function writeMail(letter: MailLetter): MailContent {
  const { subject, action, page: own } = letter;
  const closing = letter.closing ?? [];
  const paragraphs = [letter.greeting, ...letter.paragraphs].map((paragraph) =>
    (typeof paragraph === 'string' ? [paragraph] : paragraph).map(oneLine),
  );
  const text = [
    ...paragraphs.map((lines) => lines.join('\n')),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    ...(own === undefined ? [] : [`${oneLine(own.label)}:\n${own.url}`]),
    'Candor',
  ].join('\n\n');
  return {
    ...{ subject: oneLine(subject), html: asPage(letter, paragraphs, closing), text: `${text}\n` },
    ...(letter.calendar !== undefined && { calendar: letter.calendar }),
  };
}

/** A line break in a name must become neither a header of its own nor a paragraph that we never wrote. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const ink = 'color:#1a1815;font:16px/1.5 Inter,system-ui,-apple-system,sans-serif';

function asPage(
  { subject, preview, action, page: own }: MailLetter,
  paragraphs: readonly (readonly string[])[],
  closing: readonly string[],
): string {
  const line = (lines: readonly string[]) =>
    `<p style="margin:0 0 16px;${ink}">${lines.map(escape).join('<br>')}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${ink};font-size:14px;color:#5c5850">${linked(text)}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbfaf8">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e3e0d9;border-radius:10px">
<p style="margin:0 0 24px;${ink};font-weight:600;color:#0f6b55">Candor</p>
${paragraphs.map(line).join('\n')}
${action === undefined ? '' : button(action)}
${closing.map(small).join('\n')}${own === undefined ? '' : `\n${ownPage(own)}`}
</div></body></html>
`;
}

/** An address at the end of a line is pressed, not copied: not every mail program makes a link of it by itself. */
function linked(text: string): string {
  const url = /https?:\/\/\S+$/.exec(text)?.[0] ?? '';
  if (url === '') return escape(text);
  const address = escape(url);
  const link = `<a href="${address}" style="color:#0f6b55;word-break:break-all">${address}</a>`;
  return escape(text.slice(0, -url.length)) + link;
}

const ownPage = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:16px 0 0;padding-top:12px;border-top:1px solid #e3e0d9;${ink};font-size:14px"><a href="${escape(url)}" style="color:#0f6b55">${escape(oneLine(label))}</a></p>`;

function button({ label, url }: { label: string; url: string }): string {
  const address = escape(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:7px;background:#0f6b55;color:#ffffff;font:600 16px/1.3 Inter,system-ui,sans-serif;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0 0 16px;${ink};font-size:13px;color:#5c5850;word-break:break-all">${address}</p>`;
}
