import type { Tx } from '../../../platform/database/database.ts';
import type { PostedLetter, PostOffice } from '../../../platform/mail/post-office.ts';
import { type AboutWhom, findAbout } from './about-store.ts';
import { companySender, senderOf } from './sender-store.ts';

type CompanyLetter = PostedLetter & {
  readonly whom: AboutWhom;
  /** Else a candidate reads it. */
  readonly isToInterviewer?: boolean;
};

/** In the name that the company chose, with its address for answers; deleted with whom it is about. */
export async function postLetter(
  tx: Tx,
  postOffice: PostOffice,
  {
    companyId,
    letter: { whom, isToInterviewer = false, ...letter },
  }: { readonly companyId: number; readonly letter: CompanyLetter },
): Promise<void> {
  const sender = await (isToInterviewer ? companySender : senderOf)(tx, companyId);
  const about = await findAbout(tx, companyId, whom);
  await postOffice.post(tx, { ...letter, sender, ...(about && { about }) });
}
