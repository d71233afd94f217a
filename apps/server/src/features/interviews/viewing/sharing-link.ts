import type { Tx } from '../../../platform/database/database.ts';
import { findShareOf, insertShare, reviveShare } from './share-store.ts';
import { viewingUrl } from './viewing-url.ts';
import { shareEnd } from './viewing-rules.ts';

const DAYS = 7;

/**
 * A link for one person, without a mail: for the demo, which writes its links into a file. The person's share is
 * made, or made living again, for a week; earlier links are dead.
 */
export async function sharingLink(
  tx: Tx,
  given: {
    readonly companyId: number;
    readonly scheduleId: number;
    readonly sharedBy: number;
    readonly person: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
    };
    readonly baseUrl: string;
    readonly now: Date;
  },
): Promise<string> {
  const { companyId, scheduleId, sharedBy, person, baseUrl, now } = given;
  const expiresAt = shareEnd(now, DAYS);
  const known = await findShareOf(tx, { companyId, scheduleId, email: person.email });
  if (known !== undefined) {
    const ref = { companyId, scheduleId, id: known.id };
    return viewingUrl(baseUrl, await reviveShare(tx, ref, { now, expiresAt }), person.email);
  }
  const options = { allowDownload: true, watermark: true, hideName: false };
  const place = { companyId, scheduleId, sharedBy };
  const share = { ...place, ...person, ...options, createdAt: now, expiresAt };
  return viewingUrl(baseUrl, (await insertShare(tx, share)).token, person.email);
}
