import type { Tx } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/failure.ts';
import { isOwnAddress } from './sender-store.ts';

/** Whoever took an administrator's session over must not gather the candidates' answers. */
export async function refuseForeignAddress(
  tx: Tx,
  companyId: number,
  { replyTo }: { readonly replyTo: string },
): Promise<void> {
  if (replyTo === '' || (await isOwnAddress(tx, companyId, replyTo))) return;
  throw refuse('foreign_address', { path: 'body.replyTo' });
}
