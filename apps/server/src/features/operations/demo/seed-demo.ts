import type { Database, Tx } from '../../../platform/database/database.ts';
import {
  createAccount,
  createMembership,
  hashPassword,
  limitToFirstJob,
} from '../../people/accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { offerDemoPlan } from '../billing/index.ts';
import { addRole, preset } from '../../people/privileges/index.ts';
import { createBlueprint } from '../../interviews/tests/index.ts';
import { createQuestion, createSkill } from '../../interviews/questions/index.ts';
import { type DemoAccount, demoAdmin, demoCompany, demoRecruiter } from './demo-people.ts';
import { demoHiringManager, otherAdmin, otherCompany } from './demo-people.ts';
import { addPeople } from './seed-people.ts';
import { findCompanyOf } from './demo-store.ts';
import { type DemoJob, demoJobs } from './demo-jobs.ts';
import { addJobs } from './seed-jobs.ts';
import { addSampleInterviews } from './sample-interviews.ts';
import type { DemoSkill } from './questions/demo-question.ts';
import { sql } from './questions/sql.ts';
import { typescript } from './questions/typescript.ts';
import { webPlatform } from './questions/web-platform.ts';
import { addCompany, addTenant } from '../../people/companies/index.ts';
import { addMonitoredBlueprint } from '../../interviews/tests/index.ts';

const skills: readonly DemoSkill[] = [typescript, sql, webPlatform];

type DemoMember = DemoAccount<'COMPANY_ADMIN' | 'COMPANY_USER'>;

type Seeding = { readonly db: Database; readonly now: Date };

/**
 * Two companies with their people, questions and terms. Runs at every start and adds only what is
 * missing; each company is stored whole or not at all.
 */
export async function seedDemo({ db, now }: Seeding): Promise<void> {
  // Earlier than the sample interviews, which accept them.
  const companyId = await seedCompany({ db, now }, demoCompany, [demoAdmin, demoRecruiter]);
  if (companyId !== null) await addSampleInterviews(db, companyId, now);
  // A demo of an earlier version knew no monitors, and nobody who is limited to a job.
  const seeded = await findCompanyOf(db, demoAdmin.email);
  if (seeded !== null) {
    await db.inCompany(seeded, (tx) => addMonitoredBlueprint(tx, seeded));
    await addHiringManager({ db, now }, seeded);
  }
  await seedCompany({ db, now }, otherCompany, [otherAdmin]);
  await addPeople({ db, now });
  await db.global((tx) => offerDemoPlan(tx, now));
}

/** Gives the id of a company that it added; null when it was there already. */
async function seedCompany(
  { db, now }: Seeding,
  company: typeof demoCompany | typeof otherCompany,
  people: readonly DemoMember[],
): Promise<number | null> {
  const [first] = people;
  if (first === undefined || (await findCompanyOf(db, first.email)) !== null) return null;
  // Outside the transaction, which runs again after a deadlock and should be short.
  const hashes = await Promise.all(people.map((person) => hashPassword(person.password)));
  const companyId = await addTenant(db);
  await db.inCompany(companyId, async (tx) => {
    await addCompany(tx, { companyId, ...company });
    const roleId = await addRole(tx, {
      companyId,
      ...preset('Recruiter'),
      name: 'Recruiting',
      now,
    });
    const accounts: number[] = [];
    for (const [index, person] of people.entries()) {
      const passwordHash = hashes[index] ?? '';
      accounts.push(
        await addPerson(tx, { companyId, person: { ...person, roleId, passwordHash }, now }),
      );
    }
    const poster = { companyId, accountId: accounts.at(-1) ?? 0 };
    await addJobs(tx, poster, { jobs: jobsOf(company, now), now });
    await addContent(tx, companyId);
    await recordAudit(
      tx,
      { companyId, actorKind: 'system', action: 'demo.seeded', objectKind: 'company' },
      now,
    );
  });
  return companyId;
}

function jobsOf(company: typeof demoCompany | typeof otherCompany, now: Date): DemoJob[] {
  if (company === demoCompany) {
    return demoJobs(now, 'Larkfield builds robots that pick apples **without bruising them**.');
  }
  return demoJobs(now, 'Osier reads the weather of greenhouses **before it happens**.').slice(0, 1);
}

async function addHiringManager({ db, now }: Seeding, companyId: number): Promise<void> {
  if ((await findCompanyOf(db, demoHiringManager.email)) !== null) return;
  const passwordHash = await hashPassword(demoHiringManager.password);
  await db.inCompany(companyId, async (tx) => {
    // Not the preset's own name: whoever tries the demo may have made a role of that.
    const name = 'Hiring for one job';
    const roleId = await addRole(tx, { companyId, ...preset('Hiring manager'), name, now });
    const account = { ...demoHiringManager, roleId, passwordHash };
    await limitToFirstJob(tx, companyId, await addPerson(tx, { companyId, person: account, now }));
  });
}

async function addPerson(
  tx: Tx,
  {
    companyId,
    person,
    now,
  }: {
    readonly companyId: number;
    readonly person: DemoMember & { readonly passwordHash: string; readonly roleId: number };
    readonly now: Date;
  },
): Promise<number> {
  const accountId = await createAccount(tx, {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    userTypes: [person.role],
    passwordHash: person.passwordHash,
    emailConfirmedAt: now,
    isDemo: true,
  });
  const { role } = person;
  const roleId = role === 'COMPANY_USER' ? person.roleId : null;
  await createMembership(tx, { companyId, accountId, role, roleId });
  return accountId;
}

async function addContent(tx: Tx, companyId: number): Promise<void> {
  const chosen: { skillId: number; questionCount: number }[] = [];
  for (const { name, questions } of skills) {
    const skillId = await createSkill(tx, { companyId, name });
    for (const question of questions) await createQuestion(tx, { companyId, skillId, ...question });
    chosen.push({ skillId, questionCount: 8 });
  }
  await createBlueprint(tx, {
    companyId,
    name: 'Backend engineer, first conversation',
    minutes: 30,
    passPercent: 60,
    recordScreen: true,
    systemAudio: 'when-available',
    retentionDays: 90,
    skills: chosen,
  });
}
