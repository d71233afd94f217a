import { createHash } from 'node:crypto';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { htmlText } from './html-text-rules.ts';
import { mailName } from './mail-name-rules.ts';

export type IncomingMail = {
  /** The same for every copy of a mail. */
  readonly mailId: string;
  /** What it calls itself; null: nothing that another mail may be told. */
  readonly name: string | null;
  /** In lower case; empty where there is none. */
  readonly from: string;
  /** Everybody whom it says it was sent to, in lower case. */
  readonly recipients: readonly string[];
  readonly text: string;
  /** Written by a program: somebody is away, or a mail came back. */
  readonly isAutomatic: boolean;
  readonly files: readonly { readonly fileName: string; readonly bytes: Buffer }[];
};

/** Null: it is no mail that could be read. */
export async function readMail(source: Uint8Array): Promise<IncomingMail | null> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 50 }).catch(() => null);
  if (mail === null) return null;
  const whole = createHash('sha256')
    .update(mail.messageId ?? source)
    .digest('hex');
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'];
  const named = mail.headers.filter(({ key }) => delivered.includes(key));
  return {
    mailId: whole,
    name: mailName(mail.messageId),
    from: addressesOf(mail.from === undefined ? [] : [mail.from])[0] ?? '',
    recipients: [
      ...addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])]),
      ...named.map(({ value }) => value.trim().replaceAll(/[<>]/g, '').toLowerCase()),
    ],
    text: textOf(mail),
    isAutomatic: isAutomatic(mail),
    files: mail.attachments
      .filter((file) => !isShown(file, mail.html ?? ''))
      .map(({ filename, content }) => ({
        fileName: filename ?? 'document',
        bytes: typeof content === 'string' ? Buffer.from(content) : Buffer.from(asBytes(content)),
      })),
  };
}

/** A picture that the text shows is a signature or the like. A phone sends a CV as `inline`, too: that is no such thing. */
const isShown = ({ mimeType, contentId }: Attachment, html: string): boolean =>
  mimeType.startsWith('image/') &&
  contentId !== undefined &&
  html.includes(`cid:${contentId.replaceAll(/[<>]/g, '')}`);

const asBytes = (content: ArrayBuffer | Uint8Array): Uint8Array =>
  content instanceof Uint8Array ? content : new Uint8Array(content);

const addressesOf = (all: readonly Address[]): string[] =>
  all
    .flatMap((one) => (one.group === undefined ? [one.address] : one.group.map((of) => of.address)))
    .map((address) => address.trim().toLowerCase());

/** RFC 3834, 2 and 5; a mail without a sender to return to tells of another one that came back. */
function isAutomatic({ headers }: Email): boolean {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = valueOf('auto-submitted');
  const precedence = valueOf('precedence') ?? '';
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    valueOf('return-path') === '<>' ||
    valueOf('x-autoreply') !== undefined ||
    ['auto_reply', 'bulk', 'junk'].includes(precedence)
  );
}

/** PostgreSQL stores no NUL, and no half of a character. */
const plain = (text: string): string => text.replaceAll('\u0000', '').toWellFormed().trim();

/** As it was written; of a mail that is markup alone, what it says. */
const textOf = ({ text = '', html = '' }: Email): string =>
  plain(text.trim() !== '' || html === '' ? text : htmlText(html));
