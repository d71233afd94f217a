import type { JobBody } from '@candor/contract/hiring/job-fields';
import { stageTemplates } from '@candor/contract/hiring/job-rules';
import type { BlueprintBody } from '@candor/contract/interviews/tests';
import { byMonitor } from '@candor/contract/interviews/monitor-rules';
import type { Tx } from '../../../platform/database/database.ts';
import { addApplication } from '../../hiring/applications/index.ts';
import { addMember } from '../../hiring/candidate-records/index.ts';
import { lockJob, postJob, take } from '../../hiring/jobs/index.ts';
import { moveApplication, rejectApplication } from '../../hiring/pipeline/index.ts';
import { createQuestion, createSkill } from '../../interviews/questions/index.ts';
import { insertBlueprint } from '../../interviews/tests/index.ts';
import { type Deed, recordChange } from '../audit/index.ts';
import { addressOf, cast, type SamplePerson } from './sample-cast.ts';
import { sampleQuestions } from './sample-questions.ts';
import { findStagesOf, markPart } from './sample-store.ts';
import { sampleTexts } from './sample-words.ts';

const DAY = 86_400_000;
const client = { ip: '127.0.0.1', userAgent: null, requestId: 'sample' };

/** What the story is told with: the ids of what was made for it. */
export type Stage = {
  readonly jobID: number;
  readonly blueprintID: number;
  readonly people: ReadonlyMap<
    string,
    { readonly candidateID: number; readonly applicationID: number }
  >;
};

export type Storyteller = {
  readonly companyId: number;
  /** Who asked for it: in whose name everything is done. */
  readonly accountId: number;
  readonly now: Date;
};

export const deedAt = ({ companyId, accountId, now }: Storyteller, daysAgo: number): Deed => ({
  ...{ companyId, accountId, client },
  now: new Date(now.getTime() - daysAgo * DAY),
});

/** The job with its test and its people, each thing marked as what may go again; all of it or nothing. */
export async function addStage(tx: Tx, teller: Storyteller): Promise<Stage> {
  const blueprintID = await addTest(tx, teller);
  const jobID = await addJobOf(tx, teller);
  const stageIDs = await findStagesOf(tx, teller.companyId, jobID);
  const people = new Map<string, { candidateID: number; applicationID: number }>();
  for (const person of cast) {
    people.set(person.part, await addPerson(tx, teller, { person, jobID, stageIDs }));
  }
  return { jobID, blueprintID, people };
}

async function addTest(tx: Tx, { companyId, accountId, now }: Storyteller): Promise<number> {
  const skillId = await createSkill(tx, { companyId, name: sampleTexts.skill });
  await markPart(tx, { companyId, kind: 'skill', objectId: skillId });
  const familyIDs: number[] = [];
  for (const question of sampleQuestions) {
    const asked = { companyId, skillId, difficulty: 'medium', ...question } as const;
    const objectId = await createQuestion(tx, asked);
    await markPart(tx, { companyId, kind: 'question', objectId });
    familyIDs.push(objectId);
  }
  const body: BlueprintBody = {
    ...{ name: sampleTexts.test, shuffleQuestions: false, shuffleOptions: false },
    ...{ minutes: 10, passPercent: 50, showPassMark: false, monitors: byMonitor(() => true) },
    ...{ draw: 'fixed', recordScreen: true, systemAudio: 'when-available', retentionDays: 90 },
    ...{ defaultAccommodations: {}, parts: [], familyIDs },
  };
  const id = await insertBlueprint(tx, { companyId, accountId, now }, { body });
  await markPart(tx, { companyId, kind: 'blueprint', objectId: id });
  return id;
}

/** Paused before anybody could see it: strangers must not apply for a job that nobody offers. */
async function addJobOf(tx: Tx, teller: Storyteller): Promise<number> {
  const deed = deedAt(teller, 30);
  const jobID = await postJob(tx, deed, jobBody(teller.now));
  await markPart(tx, { companyId: teller.companyId, kind: 'job', objectId: jobID });
  const job = await lockJob(tx, deed, { jobID });
  await recordChange(tx, deed, await take(tx, deed, { job, to: 'paused' }));
  return jobID;
}

const jobBody = (now: Date): JobBody => ({
  ...{ title: sampleTexts.job, slug: '', description: sampleTexts.description },
  ...{ department: 'Data', employmentType: 'full-time', workplace: 'remote', location: 'Europe' },
  ...{ country: 'NO', salaryMin: 6_000_000, salaryMax: 7_500_000, salaryCurrency: 'EUR' },
  ...{ salaryPeriod: 'year', openings: 3, experienceMin: 2, experienceMax: 9, education: 'none' },
  closesOn: new Date(now.getTime() + 60 * DAY).toISOString().slice(0, 10),
  skills: [{ name: 'SQL', level: 'advanced' }],
  stages: (stageTemplates[0]?.stages ?? []).map((stage) => ({ ...stage })),
  team: [],
});

async function addPerson(
  tx: Tx,
  teller: Storyteller,
  given: { person: SamplePerson; jobID: number; stageIDs: readonly number[] },
) {
  const { person, jobID, stageIDs } = given;
  const { companyId } = teller;
  const { part, source, steps, isHired, interview, ...facts } = person;
  const metAt = deedAt(teller, steps[0]?.[1] ?? 0).now;
  const invented = { ...facts, email: addressOf(person), skills: ['sql', 'python'] };
  const candidateID = await addMember(tx, { companyId, invented, source, metAt });
  await markPart(tx, { companyId, kind: 'candidate', objectId: candidateID, name: part });
  const addedBy = source === 'career-page' ? null : teller.accountId;
  const from = { companyId, jobID, candidateID, source, addedBy, now: metAt };
  const { applicationID } = await addApplication(tx, from);
  for (const [stage, daysAgo] of steps.slice(1)) {
    const deed = deedAt(teller, daysAgo);
    const stageID = stageIDs[stage] ?? null;
    await recordChange(tx, deed, await moveApplication(tx, deed, { applicationID, stageID }));
  }
  if (isHired) {
    const deed = deedAt(teller, 2);
    await recordChange(tx, deed, await moveApplication(tx, deed, { applicationID, stageID: null }));
  }
  if (interview?.decision?.decision === 'reject') {
    const deed = deedAt(teller, 3);
    const reason = 'Skills do not match';
    const rejected = await rejectApplication(tx, deed, { applicationID, reason, mail: null });
    await recordChange(tx, deed, rejected);
  }
  return { candidateID, applicationID };
}
