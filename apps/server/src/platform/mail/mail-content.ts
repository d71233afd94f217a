import type { Language } from '@candor/contract/people/language-rules';
import type { CalendarMethod } from '../calendar/calendar-file-rules.ts';
import { escapeHtml as escape } from './escape-html.ts';
import { footOf } from './mail-foot-words.ts';

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
  /** In whose name it speaks; left out: in that of the product. */
  readonly brand?: MailBrand;
  /** What its reader reads; left out: English. */
  readonly language?: Language;
  /** For the reader's calendar. */
  readonly calendar?: MailCalendar;
};

/** A company as its mails show it. */
export type MailBrand = {
  readonly name: string;
  /** A whole address; null: the name stands alone. */
  readonly logo: string | null;
  /** Where it is and how it is found; may be empty. */
  readonly address: string;
  /** Of the button, below white text. */
  readonly accent: string;
  /** Of links. */
  readonly accentText: string;
  /** Why this mail reaches its reader. */
  readonly why?: string;
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
  const { subject, action, page: own, brand } = letter;
  const closing = letter.closing ?? [];
  const paragraphs = [letter.greeting, ...letter.paragraphs].map((paragraph) =>
    (typeof paragraph === 'string' ? [paragraph] : paragraph).map(oneLine),
  );
  const foot = footLines(brand, letter.language);
  const text = [
    ...paragraphs.map((lines) => lines.join('\n')),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    ...(own === undefined ? [] : [`${oneLine(own.label)}:\n${own.url}`]),
    foot.join('\n'),
  ].join('\n\n');
  return {
    ...{ subject: oneLine(subject), html: asPage(letter, { paragraphs, foot }), text: `${text}\n` },
    ...(letter.calendar !== undefined && { calendar: letter.calendar }),
  };
}

/** Who wrote, where they are, and why it reached its reader. */
function footLines(brand: MailBrand | undefined, language: Language = 'en'): readonly string[] {
  if (brand === undefined) return ['Candor'];
  const { name, address, why } = brand;
  const who = [name, address].filter((part) => part !== '').join(', ');
  return [who, ...(why === undefined ? [] : [why]), footOf(language).sentBy].map(oneLine);
}

/** A line break in a name must become neither a header of its own nor a paragraph that we never wrote. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const ink = 'color:#1a1815;font:16px/1.5 Inter,system-ui,-apple-system,sans-serif';
const pine = { accent: '#0f6b55', accentText: '#0f6b55' };

function asPage(
  letter: MailLetter,
  {
    paragraphs,
    foot,
  }: Record<'foot', readonly string[]> & Record<'paragraphs', readonly (readonly string[])[]>,
): string {
  const { subject, preview, action, page: own, brand, closing = [], language = 'en' } = letter;
  const { accent, accentText } = brand ?? pine;
  const line = (lines: readonly string[]) =>
    `<p style="margin:0 0 16px;${ink}">${lines.map(escape).join('<br>')}</p>`;
  const small = (text: string) =>
    `<p style="margin:0 0 8px;${ink};font-size:14px;color:#5c5850">${linked(text, accentText)}</p>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#fbfaf8">
<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e3e0d9;border-top:4px solid ${accent};border-radius:10px">
${head(brand)}
${paragraphs.map(line).join('\n')}
${action === undefined ? '' : button(action, accent)}
${closing.map(small).join('\n')}${own === undefined ? '' : `\n${ownPage(own, accentText)}`}
</div>${brand === undefined ? '' : `\n${footer(foot)}`}</body></html>
`;
}

/** The picture says nothing that the name beside it does not: where mail programs load none, nothing is missing. */
function head(brand: MailBrand | undefined): string {
  const name = escape(oneLine(brand?.name ?? 'Candor'));
  const color = (brand ?? pine).accentText;
  const logo = brand?.logo ?? null;
  const picture =
    logo === null
      ? ''
      : `<img src="${escape(logo)}" alt="" height="40" style="height:40px;width:auto;max-width:160px;vertical-align:middle;margin-right:12px;border:0">`;
  return `<p style="margin:0 0 24px;${ink};font-weight:600;color:${color}">${picture}${name}</p>`;
}

const footer = (lines: readonly string[]): string =>
  `<div style="max-width:520px;margin:0 auto;padding:16px 24px 0">${lines
    .map(
      (line) => `<p style="margin:0 0 4px;${ink};font-size:12px;color:#5c5850">${escape(line)}</p>`,
    )
    .join('')}</div>\n`;

/** An address at the end of a line is pressed, not copied: not every mail program makes a link of it by itself. */
function linked(text: string, color: string): string {
  const url = /https?:\/\/\S+$/.exec(text)?.[0] ?? '';
  if (url === '') return escape(text);
  const address = escape(url);
  const link = `<a href="${address}" style="color:${color};word-break:break-all">${address}</a>`;
  return escape(text.slice(0, -url.length)) + link;
}

const ownPage = ({ label, url }: { label: string; url: string }, color: string): string =>
  `<p style="margin:16px 0 0;padding-top:12px;border-top:1px solid #e3e0d9;${ink};font-size:14px"><a href="${escape(url)}" style="color:${color}">${escape(oneLine(label))}</a></p>`;

/** Its address stands in the text alone, where nothing can be pressed. */
const button = ({ label, url }: { label: string; url: string }, accent: string): string =>
  `<p style="margin:24px 0"><a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:7px;background:${accent};color:#ffffff;font:600 16px/1.3 Inter,system-ui,sans-serif;text-decoration:none">${escape(label)}</a></p>`;
