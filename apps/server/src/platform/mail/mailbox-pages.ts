import { escapeHtml } from './escape-html.ts';
import type { MailSender } from './mail-content.ts';
import type { MailboxMail } from './mailbox.ts';

/** The pages of the mailbox: no script, and no style but the file beside them. */
export function listPage(mails: readonly MailboxMail[], to: string | undefined): string {
  const title = to === undefined ? 'Mailbox' : `Mail to ${to}`;
  const all = to === undefined ? '' : '<p><a href="/dev/mailbox">All mails</a></p>';
  const empty = '<p class="empty">No mail yet. What Candor sends appears here.</p>';
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>What Candor sent, newest first, at most 100 mails. In development nothing leaves this computer.</p>
${all}${mails.length === 0 ? empty : `<ol>\n${mails.map(line).join('\n')}\n</ol>`}`,
  );
}

function line({ id, to, subject, at }: MailboxMail): string {
  return `<li><a href="/dev/mailbox/${id}"><strong>${escapeHtml(subject)}</strong>
<span>${escapeHtml(to)}</span> <time datetime="${at}">${clockOf(at)}</time></a></li>`;
}

export function mailPage({ id, to, subject, text, at, sender }: MailboxMail): string {
  return page(
    subject,
    `<p><a href="/dev/mailbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p><a href="/dev/mailbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>, <time datetime="${at}">${clockOf(at)}</time></p>
${sender === undefined ? '' : senderLine(sender)}<iframe title="The mail as HTML" src="/dev/mailbox/${id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>
<h2>As plain text</h2>
<pre>${withLinks(text)}</pre>`,
  );
}

const senderLine = ({ name, replyTo }: MailSender) =>
  `<p>From ${escapeHtml(name)}${replyTo === null ? '' : `, answers to ${escapeHtml(replyTo)}`}</p>\n`;

/** The mail's own HTML; its links leave the frame. */
export const framed = ({ html }: MailboxMail): string =>
  html.replace('<head>', '<head><base target="_top">');

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}

const clockOf = (at: string) => escapeHtml(`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Candor mailbox</title>
<link rel="stylesheet" href="/dev/mailbox.css"></head>
<body><main>
${body}
</main></body></html>
`;

export const mailboxStyle = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#fbfaf8, #181614); color: light-dark(#1a1815, #f2efe9);
  font: 16px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 16px; }
h1 { font-size: 22px; line-height: 1.3; overflow-wrap: anywhere; }
h2 { font-size: 16px; }
a { color: light-dark(#0f6b55, #7bbda9); overflow-wrap: anywhere; }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: block; padding: 12px 0; border-top: 1px solid light-dark(#e3e0d9, #34312d);
  color: inherit; text-decoration: none; overflow-wrap: anywhere; }
li a:hover strong { text-decoration: underline; }
li strong { display: block; }
li span, time, .empty { color: light-dark(#5c5850, #b3aea6); font-size: 14px; }
iframe { width: 100%; height: 520px; border: 1px solid light-dark(#e3e0d9, #34312d);
  border-radius: 10px; background: #fff; color-scheme: light; }
pre { padding: 16px; border-radius: 10px; background: light-dark(#f4f2ee, #141210);
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; }
`;
