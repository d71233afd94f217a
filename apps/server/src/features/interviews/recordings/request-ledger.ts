import type { ObjectStore } from '@candor/folder-store';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { deleteRequested } from './delete-requested.ts';
import { findRequestMarks, type RequestLine } from './request-mark.ts';
import { listMarkable, putRequestAgain } from './request-store.ts';

type Reads = { readonly db: Database; readonly objects: ObjectStore };
const PAGE = 1_000;
const AT_ONCE = 16;

/** Of a company: what the database knows, and what stands beside it about interviews with a recording. */
export async function findRequests(
  { db, objects }: Reads,
  companyId: number,
): Promise<RequestLine[]> {
  const found: RequestLine[] = [];
  for (let after = 0; ; ) {
    const from = after;
    const page = await db.inCompany(companyId, (tx) =>
      listMarkable(tx, companyId, { after: from, most: PAGE }),
    );
    for (let at = 0; at < page.length; at += AT_ONCE) {
      const some = page.slice(at, at + AT_ONCE);
      const marks = await Promise.all(
        some.map(({ scheduleId }) => findRequestMarks(objects, { companyId, scheduleId })),
      );
      found.push(...marks.flat());
    }
    found.push(...page.flatMap(({ request }) => request ?? []));
    if (page.length < PAGE) return found;
    after = page.at(-1)?.scheduleId ?? after;
  }
}

/**
 * After an older backup was put back: what had gone goes again, also where the backup still holds its candidate back, and
 * what was only asked for waits again as it did: `note` holds back anew whom the company held. Gives false where a worker holds something, null where nothing is to do.
 */
export async function deleteAgain(
  parts: Parameters<typeof deleteRequested>[0],
  line: RequestLine,
  note: (tx: Tx) => Promise<void>,
): Promise<boolean | null> {
  const { companyId, scheduleId, goneAt } = line;
  const isPut = await parts.db.inCompany(companyId, async (tx) => {
    if (!(await putRequestAgain(tx, line))) return false;
    await note(tx);
    return true;
  });
  if (!isPut) return null;
  const left = await deleteRequested(parts, companyId, { scheduleId, isAgain: goneAt !== null });
  return left.length === 0;
}
