import type { Database, Tx } from '../../../platform/database/database.ts';
import { addApplication } from '../../hiring/applications/index.ts';
import { recordChange } from '../audit/index.ts';
import { moveApplication, rejectApplication } from '../../hiring/pipeline/index.ts';
import { type CrowdApplication, type CrowdMember, drawCrowd } from './crowd-rules.ts';
import { findRecruiter, findUninvited, hasCrowd, readPostedJobs } from './crowd-store.ts';
import { addUpCrowd, askAboutGroups, volunteer } from './crowd-groups.ts';
import { invite } from './demo-links.ts';
import { demoAdmin } from './demo-people.ts';
import { findCompanyOf } from './demo-store.ts';
import { type SeededRandom, seededRandom } from './seeded-random-rules.ts';
import { takeInterview } from '../samples/index.ts';
import { tieToApplication } from '../../interviews/scheduling/index.ts';
import { addMember } from '../../hiring/candidate-records/index.ts';

const hour = 3_600_000;
const day = 24 * hour;
const SIZE = { people: 200, interviews: 17, seed: 20_261_121 };
/** Of ten applications, for the jobs in their order. */
const shares = [4, 2, 1.5, 1.5, 1];
const client = { ip: '127.0.0.1', userAgent: 'Sample of the demo', requestId: 'demo' };

type Job = Awaited<ReturnType<typeof readPostedJobs>>[number];
type Recruiting = {
  readonly companyId: number;
  readonly accountId: number;
  readonly now: Date;
  /** Of what they volunteer; the crowd itself is drawn from another. */
  readonly random: SeededRandom;
};

/**
 * Two hundred invented candidates in the demo company, their applications and seventeen finished interviews, through
 * the product's own steps at times in the past. All of it once: a later start finds it there, and goes on with the
 * interviews that an interrupted one left.
 */
export async function addCrowd({ db, now }: { db: Database; now: Date }): Promise<void> {
  const companyId = await findCompanyOf(db, demoAdmin.email);
  if (companyId === null) return;
  const crowd = await db.inCompany(companyId, async (tx) => {
    const jobs = await readPostedJobs(tx, companyId);
    const offers = jobs.map((job, at) => ({ ...job, share: shares[at] ?? 0 }));
    const drawn = drawCrowd(offers, SIZE);
    if (await hasCrowd(tx, companyId, drawn[0]?.email ?? '')) return drawn;
    const accountId = await findRecruiter(tx, companyId);
    await askAboutGroups(tx, companyId);
    const recruiting = { companyId, accountId, now, random: seededRandom(SIZE.seed) };
    for (const member of drawn) await apply(tx, recruiting, { jobs, member });
    await addUpCrowd(tx, now);
    return drawn;
  });
  await takeInterviews(db, { companyId, now, crowd });
}

async function apply(
  tx: Tx,
  recruiting: Recruiting,
  { jobs, member }: { readonly jobs: readonly Job[]; readonly member: CrowdMember },
): Promise<void> {
  const { companyId, now } = recruiting;
  const first = Math.max(...member.applications.map(({ steps }) => steps[0]?.daysAgo ?? 0));
  const { applications, interview: _interview, ...invented } = member;
  const from = { source: applications[0]?.source ?? 'added', metAt: ago(now, first) } as const;
  const candidateID = await addMember(tx, { companyId, invented, ...from });
  for (const application of applications) {
    const job = jobs[application.job];
    if (job !== undefined) await goThrough(tx, recruiting, { job, application, candidateID });
  }
}

/** Through the stages that it entered, at the time of each, and to its end. */
async function goThrough(
  tx: Tx,
  { companyId, accountId, now, random }: Recruiting,
  given: { job: Job; application: CrowdApplication; candidateID: number },
): Promise<void> {
  const { job, application, candidateID } = given;
  const { source, steps, outcome, outcomeDaysAgo } = application;
  const deed = (daysAgo: number) => ({ companyId, accountId, client, now: ago(now, daysAgo) });
  const { applicationID } = await addApplication(tx, {
    ...{ companyId, jobID: job.id, candidateID, source },
    addedBy: source === 'career-page' ? null : accountId,
    now: ago(now, steps[0]?.daysAgo ?? 0),
  });
  if (source === 'career-page' || source === 'referral') {
    await volunteer(tx, random, { companyId, applicationId: applicationID });
  }
  for (const { stage, daysAgo } of steps.slice(1)) {
    const stageID = job.stages[stage];
    if (stageID !== undefined) {
      const step = deed(daysAgo);
      await recordChange(tx, step, await moveApplication(tx, step, { applicationID, stageID }));
    }
  }
  if (outcome === 'hired') {
    const step = deed(outcomeDaysAgo);
    const hired = await moveApplication(tx, step, { applicationID, stageID: null });
    await recordChange(tx, step, hired);
  }
  if (outcome === 'rejected') {
    const reason = steps.length > 2 ? 'Another candidate was chosen' : 'Skills do not match';
    const step = deed(outcomeDaysAgo);
    const rejected = await rejectApplication(tx, step, { applicationID, reason, mail: null });
    await recordChange(tx, step, rejected);
  }
}

async function takeInterviews(
  db: Database,
  {
    companyId,
    now,
    crowd,
  }: { readonly companyId: number; readonly now: Date; readonly crowd: readonly CrowdMember[] },
): Promise<void> {
  const taking = crowd.filter(({ interview }) => interview !== null);
  const emails = taking.map(({ email }) => email);
  const left = await db.inCompany(companyId, (tx) => findUninvited(tx, companyId, emails));
  for (const { email, interview } of taking) {
    const candidateId = left.get(email);
    if (candidateId === undefined || interview === null) continue;
    const startedAt = new Date(now.getTime() - interview.hoursAgo * hour);
    const invitedAt = new Date(startedAt.getTime() - day / 2);
    const invited = await db.inCompany(companyId, async (tx) => {
      const made = await invite(
        tx,
        { companyId, candidateId },
        { now: invitedAt, isProctored: true },
      );
      await tieToApplication(tx, companyId, made.scheduleId);
      return made;
    });
    await takeInterview(db, { companyId, ...invited }, { startedAt, interview });
  }
}

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);
