import type { Tx } from '../../../platform/database/database.ts';

/** More than a header needs: mail programs follow a thread by its newest mails. */
const MOST = 20;

/** What went and came by mail in a thread before this message, the newest last. */
export async function listMailedBefore(
  tx: Tx,
  {
    companyId,
    threadId,
    messageId,
  }: { readonly companyId: number; readonly threadId: number; readonly messageId: number },
): Promise<{ readonly messageId: number; readonly mailName: string | null }[]> {
  const rows = await tx
    .selectFrom('messages')
    .select(['id as messageId', 'mailName'])
    .where('companyId', '=', companyId)
    .where('threadId', '=', threadId)
    .where('id', '<>', messageId)
    // Of what came, only the candidate's own answers: they do not know the mails of others, nor of programs.
    .where((eb) =>
      eb.or([
        eb('state', '=', 'sent'),
        eb.and([
          eb('mailName', 'is not', null),
          eb('fromAddress', 'is', null),
          eb('isAutomatic', '=', false),
        ]),
      ]),
    )
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.toReversed();
}
