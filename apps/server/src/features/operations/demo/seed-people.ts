import type { Person } from '@candor/contract/people/profiles';
import { consentVersions } from '@candor/contract/people/person-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { createAccount, findByEmail, hashPassword } from '../../people/accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import {
  beginCandidateProfile,
  handInPreferences,
  markWorkDone,
} from '../../people/registration/index.ts';
import { markEmploymentDone, saveHeadline } from '../../people/interviewers/index.ts';
import {
  saveEducations,
  saveEmployments,
  saveLanguages,
  savePerson,
  saveSkills,
} from '../../people/profiles/index.ts';
import {
  type DemoAccount,
  demoCandidateAccount,
  demoInterviewer,
  demoPublished,
  demoSuperAdmin,
} from './demo-people.ts';
import { publishInterviewer, registerPublished } from './published-interviewer.ts';

type UserType = 'SUPER_ADMIN' | 'CANDIDATE' | 'EXTERNAL_INTERVIEWER';
type Seeding = { readonly db: Database; readonly now: Date };
type Whose = { readonly accountId: number; readonly now: Date };

/**
 * A super admin, and one person of each registration: complete but for the interviewer's identity check. Beside them an
 * interviewer whom companies find.
 */
export async function addPeople(seeding: Seeding): Promise<void> {
  await addPerson(seeding, demoSuperAdmin, async () => {});
  await addPerson(seeding, demoCandidateAccount, registerCandidate);
  await addPerson(seeding, demoInterviewer, registerInterviewer);
  const published = await addPerson(seeding, demoPublished, registerPublished);
  if (published !== null) await publishInterviewer(seeding, published);
}

/** Whoever has the address already stays as they are: null. */
async function addPerson(
  { db, now }: Seeding,
  { role, email, password, firstName, lastName }: DemoAccount<UserType>,
  register: (tx: Tx, whose: Whose) => Promise<void>,
): Promise<number | null> {
  if ((await db.global((tx) => findByEmail(tx, email))) !== undefined) return null;
  const passwordHash = await hashPassword(password);
  const accountId = await db.inCompany(0, async (tx) => {
    const id = await createAccount(tx, {
      email,
      firstName,
      lastName,
      userTypes: [role],
      passwordHash,
      emailConfirmedAt: now,
      isDemo: true,
    });
    await recordAudit(
      tx,
      {
        companyId: 0,
        actorKind: 'system',
        action: 'demo.seeded',
        objectKind: 'account',
        objectId: id,
      },
      now,
    );
    return id;
  });
  await db.asAccount(accountId, (tx) => register(tx, { accountId, now }));
  return accountId;
}

const candidate: Person = {
  firstName: demoCandidateAccount.firstName,
  lastName: demoCandidateAccount.lastName,
  phone: '+233 30 000 0000',
  country: 'GH',
  city: 'Accra',
  timeZone: 'Africa/Accra',
};

async function registerCandidate(tx: Tx, whose: Whose): Promise<void> {
  await savePerson(tx, whose, candidate);
  await beginCandidateProfile(tx, whose);
  await saveEducations(tx, whose, [
    {
      school: 'University of Ghana',
      degree: 'MSc',
      field: 'Computer science',
      started: '2013-09',
      ended: '2018-06',
    },
  ]);
  await saveEmployments(tx, whose, [
    { employer: 'Volta Mobility', title: 'Backend engineer', started: '2018-09', ended: null },
  ]);
  await saveSkills(tx, whose, [
    { name: 'TypeScript', rating: null },
    { name: 'PostgreSQL', rating: null },
  ]);
  await markWorkDone(tx, whose);
  await handInPreferences(tx, whose, {
    preferences: {
      workTypes: ['Full-time'],
      workPlaces: ['Remote', 'Hybrid'],
      locations: ['Accra', 'Berlin'],
      salary: null,
      start: 'Within 3 months',
    },
    privacy: consentVersions.privacy,
    talentPool: null,
  });
}

async function registerInterviewer(tx: Tx, whose: Whose): Promise<void> {
  const { firstName, lastName } = demoInterviewer;
  await savePerson(tx, whose, {
    firstName,
    lastName,
    phone: '+49 30 000 00 00',
    country: 'DE',
    city: 'Berlin',
    timeZone: 'Europe/Berlin',
  });
  await saveHeadline(tx, whose, 'Staff engineer, distributed systems');
  await saveEmployments(tx, whose, [
    { employer: 'Spree Logistics', title: 'Staff engineer', started: '2015-02', ended: null },
  ]);
  await saveSkills(tx, whose, [
    { name: 'PostgreSQL', rating: 5 },
    { name: 'Go', rating: 4 },
  ]);
  await saveLanguages(tx, whose, [
    { name: 'German', level: 'Native' },
    { name: 'English', level: 'Fluent' },
  ]);
  await markEmploymentDone(tx, whose);
}
