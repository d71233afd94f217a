import PostalMime from 'postal-mime';
import type { ReceivedMail } from './test-mail-server.ts';

/** The newest mail to an address with this subject, as a mail program shows it. */
export async function readMail(
  received: readonly ReceivedMail[],
  address: string,
  subject: string,
) {
  const sent = received.filter(({ recipients }) => recipients.includes(address));
  const read = await Promise.all(sent.toReversed().map(({ raw }) => PostalMime.parse(raw)));
  return read.find((mail) => mail.subject === subject);
}
