import type { Tx } from '../../../platform/database/database.ts';
import { fits, recordingBudget, usageOf, withPart } from './recording-budget-rules.ts';

type Upload = {
  readonly companyId: number;
  readonly id: number;
  readonly recordingId: number;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
};

/** Notes that a URL is given for this part; false when the interview's budget has no room for it. */
export async function grantPart(
  tx: Tx,
  { companyId, id, recordingId, startedAt, deadlineAt }: Upload,
  part: { readonly partNumber: number; readonly bytes: number },
): Promise<boolean> {
  // Locked, so that URLs asked for at once are counted one after the other.
  await tx
    .selectFrom('recordings')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', recordingId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const uploads = await tx
    .selectFrom('recordingSegments')
    .select(['id', 'partsSigned', 'largestPart'])
    .where('companyId', '=', companyId)
    .where('recordingId', '=', recordingId)
    .execute();
  const others = uploads.filter((upload) => upload.id !== id);
  const own = uploads.find((upload) => upload.id === id);
  const grown = withPart(own ?? { partsSigned: 0, largestPart: 0 }, part);
  const budget = recordingBudget(deadlineAt.getTime() - startedAt.getTime());
  if (!fits(usageOf([...others, grown]), budget)) return false;
  await tx
    .updateTable('recordingSegments')
    .set(grown)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  return true;
}
