import type { ImportSystem } from '@candor/contract/hiring/candidate-import-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { planByIndex } from '../../../platform/database/plan-each.ts';
import type { Deed } from '../../operations/audit/index.ts';
import { addApplications } from '../applications/index.ts';
import { addImported, findByAddress, insertNotes } from '../candidate-records/index.ts';
import type { JudgedFile } from './judge-file.ts';
import { peopleOf, sourceDetailOf } from './people.ts';

/** Each person takes some 15 of PostgreSQL's 65,535 parameters of a statement. */
const AT_ONCE = 500;

/**
 * Writes what the plan says, person by person some hundreds at once, in one transaction: a file is taken whole or not at
 * all. Of who is known nothing changes but that they get an application. No mail leaves, and nobody is told.
 */
export async function takePeople(
  tx: Tx,
  { companyId, accountId, now }: Deed,
  { plan, system }: Pick<JudgedFile, 'plan'> & { readonly system: ImportSystem | null },
): Promise<{ people: number; applications: number }> {
  const wanted = plan.planned.filter(({ outcome }) => outcome === 'new' || outcome === 'known');
  const meant = new Set(wanted.map(({ row }) => row.email));
  // Also of rows that bring no application: what they say of the person is kept.
  const people = peopleOf(
    plan.planned.filter(({ row }) => meant.has(row.email)),
    system,
  );
  const rowsOf = Map.groupBy(wanted, ({ row }) => row.email);
  const done = { people: 0, applications: 0 };
  await planByIndex(tx);
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const part = people.slice(from, from + AT_ONCE);
    const added = await addImported(tx, {
      ...{ companyId, now },
      people: part.map(({ person }) => person),
    });
    const noteOf = new Map(part.map(({ person, note }) => [person.email, note]));
    const notes = added.flatMap(({ id, email }) => {
      const text = noteOf.get(email) ?? null;
      return text === null ? [] : [{ candidateId: id, text }];
    });
    await insertNotes(tx, { companyId, authorId: accountId, createdAt: now, notes });
    const emails = part.map(({ person }) => person.email);
    const many = (await findByAddress(tx, companyId, emails)).flatMap(({ id, email }) =>
      (rowsOf.get(email) ?? []).flatMap(({ row, place }) =>
        place === null
          ? []
          : [
              {
                ...{ candidateID: id, jobID: place.job.jobID, stage: place.stage },
                sourceDetail: sourceDetailOf(system, row.source),
              },
            ],
      ),
    );
    done.people += added.length;
    for (let at = 0; at < many.length; at += AT_ONCE) {
      const some = many.slice(at, at + AT_ONCE);
      done.applications += await addApplications(tx, {
        companyId,
        addedBy: accountId,
        now,
        many: some,
      });
    }
  }
  return done;
}
