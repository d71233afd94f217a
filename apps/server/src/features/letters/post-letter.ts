import type { Tx } from '../../platform/database/database.ts';
import type { PostedLetter, PostOffice } from '../../platform/mail/post-office.ts';
import { senderOf } from './sender-store.ts';

/** In the name that the company chose, with its address for answers. */
export async function postLetter(
  tx: Tx,
  postOffice: PostOffice,
  companyId: number,
  letter: PostedLetter,
): Promise<void> {
  const sender = await senderOf(tx, companyId);
  await postOffice.post(tx, { ...letter, ...(sender && { sender }) });
}
