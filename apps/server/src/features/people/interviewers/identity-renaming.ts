import type { PostOffice } from '../../../platform/mail/post-office.ts';
import { listSuperAdmins, readName } from './renaming-store.ts';
import type { WatchName } from '../profiles/index.ts';
import { findOwnCheck } from './identity-check-store.ts';
import { renamedLetter } from './identity-mails.ts';
import { isSamePerson } from './identity-session-rules.ts';

export type NewsParts = { readonly postOffice: PostOffice; readonly baseUrl: string };

/**
 * Who was confirmed under one name and takes another may have been confirmed with somebody else's document: whoever runs
 * the installation is told. Needs a transaction in the person's name.
 */
export const createNameWatch =
  ({ postOffice, baseUrl }: NewsParts): WatchName =>
  async (tx, { accountId, now }, save) => {
    const before = await readName(tx, accountId);
    await save();
    const after = await readName(tx, accountId);
    if (isSamePerson(before, after) && isSamePerson(after, before)) return;
    const check = await findOwnCheck(tx, accountId);
    if (check?.status !== 'approved') return;
    const url = new URL(`/superAdmin/dashboard/identity-checks?check=${check.id}`, baseUrl).href;
    for (const { id, email, firstName } of await listSuperAdmins(tx)) {
      const key = `identity-renamed:${accountId}:${now.getTime()}:${id}`;
      await postOffice.post(tx, renamedLetter({ to: email, key, firstName, url, before, after }));
    }
  };
