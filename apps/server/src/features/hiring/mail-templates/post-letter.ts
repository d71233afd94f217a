import type { Tx } from '../../../platform/database/database.ts';
import type { PostedLetter, PostOffice } from '../../../platform/mail/post-office.ts';
import { type AboutWhom, findAbout } from './about-store.ts';
import { senderOf } from './sender-store.ts';

/** In the name that the company chose, with its address for answers; deleted with whom it is about. */
export async function postLetter(
  tx: Tx,
  postOffice: PostOffice,
  {
    companyId,
    letter: { whom, ...letter },
  }: { readonly companyId: number; readonly letter: PostedLetter & { readonly whom: AboutWhom } },
): Promise<void> {
  const sender = await senderOf(tx, companyId);
  const about = await findAbout(tx, companyId, whom);
  await postOffice.post(tx, { ...letter, sender, ...(about && { about }) });
}
