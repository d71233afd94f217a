import { publishProblems } from '@candor/contract/hiring/job-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { planByIndex } from '../../../platform/database/plan-each.ts';
import { addApplications } from '../../hiring/applications/index.ts';
import { addImported, findByAddress, insertNotes } from '../../hiring/candidate-records/index.ts';
import { addJob, dayOf, lockJob, postJob, take } from '../../hiring/jobs/index.ts';
import { createQuestion, skillsNamed } from '../../interviews/questions/index.ts';
import { type Deed, recordChange } from '../audit/index.ts';
import type { ApplicationRow, JobRow, PersonRow, QuestionRow } from './archive-rows.ts';
import { findStages } from './archive-store.ts';
import type { ArchivePlan } from './plan-archive.ts';

/** A person takes some 15 of PostgreSQL's 65,535 parameters of a statement. */
const AT_ONCE = 500;

/** Writes what is new, in one transaction: a file is taken whole or not at all. No mail leaves. */
export async function takeRows(tx: Tx, deed: Deed, plan: ArchivePlan): Promise<void> {
  await planByIndex(tx);
  await takeQuestions(tx, deed, plan.questions);
  const places = new Map(plan.known);
  for (const row of plan.jobs) places.set(row.ref, await takeJob(tx, deed, row));
  await takePeople(tx, deed, plan.people);
  await takeApplications(tx, deed, { applications: plan.applications, places });
}

async function takeQuestions(tx: Tx, { companyId }: Deed, questions: readonly QuestionRow[]) {
  if (questions.length === 0) return;
  const names = questions.map(({ skill }) => skill);
  const skills = await skillsNamed(tx, companyId, names);
  for (const { skill, code, explanation, ...question } of questions) {
    await createQuestion(tx, {
      ...{ companyId, ...question, skillId: skills.get(skill.trim().toLowerCase()) ?? 0 },
      ...{ code: code ?? undefined, explanation: explanation ?? undefined },
    });
  }
}

/**
 * Paused before anybody could see it: who brings jobs along opens them when they are ready. An open one that somebody is
 * in the middle of editing could not be published as it is: it arrives as a draft.
 */
async function takeJob(tx: Tx, deed: Deed, { job, status }: JobRow): Promise<number> {
  const today = dayOf(deed.now);
  const isOver = job.closesOn !== null && job.closesOn < today;
  const stages = job.stages.map(({ stageID: _of, ...stage }) => stage);
  const body = { ...job, stages, team: [], closesOn: isOver ? null : job.closesOn };
  if (status === 'draft' || Object.keys(publishProblems(body, today)).length > 0) {
    return (await recordChange(tx, deed, await addJob(tx, deed, body))).jobID;
  }
  const jobID = await postJob(tx, deed, body);
  const posted = await lockJob(tx, deed, { jobID });
  await recordChange(tx, deed, await take(tx, deed, { job: posted, to: 'paused' }));
  return jobID;
}

async function takePeople(tx: Tx, { companyId, accountId, now }: Deed, all: readonly PersonRow[]) {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.slice(from, from + AT_ONCE);
    const people = part.map(({ notes: _notes, ...person }) => person);
    const added = await addImported(tx, { companyId, now, people });
    const notesOf = new Map(part.map(({ email, notes }) => [email, notes]));
    const notes = added.flatMap(({ id, email }) =>
      (notesOf.get(email) ?? []).map((text) => ({ candidateId: id, text })),
    );
    for (let at = 0; at < notes.length; at += AT_ONCE) {
      const some = notes.slice(at, at + AT_ONCE);
      await insertNotes(tx, { companyId, authorId: accountId, createdAt: now, notes: some });
    }
  }
}

type Standing = {
  readonly applications: readonly ApplicationRow[];
  readonly places: ReadonlyMap<number, number>;
};

/** In the stage of that name, or else the first. */
async function takeApplications(
  tx: Tx,
  { companyId, accountId, now }: Deed,
  { applications, places }: Standing,
) {
  const stages = Map.groupBy(
    await findStages(tx, companyId, [...new Set(places.values())]),
    ({ jobID }) => jobID,
  );
  for (let from = 0; from < applications.length; from += AT_ONCE) {
    const part = applications.slice(from, from + AT_ONCE);
    const emails = [...new Set(part.map(({ email }) => email))];
    const people = await findByAddress(tx, companyId, emails);
    const ids = new Map(people.map(({ id, email }) => [email, id]));
    const many = part.flatMap(({ job, email, stage: name }) => {
      const jobID = places.get(job);
      const candidateID = ids.get(email);
      const all = jobID === undefined ? [] : (stages.get(jobID) ?? []);
      const stage = all.find((one) => one.name === name) ?? all[0];
      if (jobID === undefined || candidateID === undefined || stage === undefined) return [];
      return [{ candidateID, jobID, stage, sourceDetail: '' }];
    });
    await addApplications(tx, { companyId, addedBy: accountId, now, many });
  }
}
