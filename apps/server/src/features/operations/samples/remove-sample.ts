import { deleteUnusedJob } from '../../hiring/jobs/index.ts';
import { deleteUnusedQuestion, deleteUnusedSkill } from '../../interviews/questions/index.ts';
import { deleteUnusedTest } from '../../interviews/tests/index.ts';
import { type DeletionParts, deleteWhole } from '../retention/index.ts';
import { INVENTED_DOMAIN } from '../../../platform/mail/invented-rules.ts';
import { findInvented, findParts, unmarkGone, unmarkParts } from './sample-store.ts';

/**
 * Takes away what is marked, people first, with their interviews and objects. What somebody real is part of by now is
 * theirs: it stays, and so does what it stands on. Gives how many stayed; runs as often as it is begun.
 */
export async function removeSample(parts: DeletionParts, companyId: number): Promise<number> {
  const { db } = parts;
  const invented = await db.inCompany(companyId, async (tx) => {
    await unmarkGone(tx, companyId);
    return findInvented(tx, companyId, INVENTED_DOMAIN);
  });
  let inUse = 0;
  for (const id of invented) {
    if (!(await deleteWhole(parts, companyId, id))) inUse += 1;
  }
  // An interview that was stopped while it was told runs until its end is noticed: the job comes again, and nobody is
  // taken for somebody real.
  if (inUse > 0) throw new Error(`${inUse} invented people are in use at this moment`);
  return db.inCompany(companyId, async (tx) => {
    const people = await findParts(tx, companyId, 'candidate');
    const left = new Set(await findInvented(tx, companyId, INVENTED_DOMAIN));
    const gone = invented.filter((id) => !left.has(id));
    await unmarkParts(tx, companyId, { kind: 'candidate', ids: gone });
    let kept = people.length - gone.length;
    for (const [kind, remove] of things) {
      for (const id of await findParts(tx, companyId, kind)) {
        if (await remove(tx, { companyId, id })) {
          await unmarkParts(tx, companyId, { kind, ids: [id] });
        } else {
          kept += 1;
        }
      }
    }
    return kept;
  });
}

/** In this order: a test stands on its questions, they on their skill, a job on nothing. */
const things = [
  ['job', deleteUnusedJob],
  ['blueprint', deleteUnusedTest],
  ['question', deleteUnusedQuestion],
  ['skill', deleteUnusedSkill],
] as const;
