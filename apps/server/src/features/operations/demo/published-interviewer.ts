import { proposedHours } from '@candor/contract/interviews/availability-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { sayHoursIn } from '../../interviews/availability/index.ts';
import { findByEmail } from '../../people/accounts/index.ts';
import {
  decideCheck,
  insertCheck,
  markEmploymentDone,
  saveHeadline,
} from '../../people/interviewers/index.ts';
import { refreshCard, saveOffer } from '../../people/marketplace/index.ts';
import {
  insertDocument,
  retireIdentityDocuments,
  saveEmployments,
  saveLanguages,
  savePerson,
  saveSkills,
} from '../../people/profiles/index.ts';
import { demoPublished, demoSuperAdmin } from './demo-people.ts';

type Whose = { readonly accountId: number; readonly now: Date };

const timeZone = 'Europe/Copenhagen';

export async function registerPublished(tx: Tx, whose: Whose): Promise<void> {
  const { firstName, lastName } = demoPublished;
  await savePerson(tx, whose, {
    ...{ firstName, lastName, phone: '+45 30 00 00 00', country: 'DK', city: 'Copenhagen' },
    timeZone,
  });
  await saveHeadline(tx, whose, 'Engineering manager, web platforms');
  await saveEmployments(tx, whose, [
    { employer: 'Amager Media', title: 'Engineering manager', started: '2019-03', ended: null },
    { employer: 'Nordhavn Data', title: 'Engineer', started: '2012-08', ended: '2019-02' },
  ]);
  await saveSkills(tx, whose, [
    { name: 'TypeScript', rating: 5 },
    { name: 'Web platform', rating: 4 },
  ]);
  await saveLanguages(tx, whose, [
    { name: 'Danish', level: 'Native' },
    { name: 'English', level: 'Fluent' },
  ]);
  await markEmploymentDone(tx, whose);
}

const proposed = proposedHours(timeZone);
const hours = {
  ...proposed,
  weekly: proposed.weekly.map((day) => day.map((span) => ({ ...span }))),
  exceptions: [],
};

const offer: Parameters<typeof saveOffer>[2]['offer'] = {
  ...{ rate: 9500, currency: 'EUR', keptFrom: [], isPublished: true },
  about:
    'I have interviewed some two hundred engineers for front-end and full-stack roles. I ask about work that people did themselves, and write my feedback within the hour.',
  sample:
    'Explained why the list was slow and proposed two ways; chose the simpler one and said what it costs. Needed a hint about caching.',
};

/** Says hours and an offer, and had their identity confirmed so long ago that the documents are gone. */
export async function publishInterviewer(
  { db, now }: { readonly db: Database; readonly now: Date },
  accountId: number,
): Promise<void> {
  const administrator = await db.global((tx) => findByEmail(tx, demoSuperAdmin.email));
  if (administrator === undefined) throw new Error('The demo has no super admin');
  const checkId = await db.asAccount(accountId, (tx) => handIn(tx, { accountId, now }));
  const decided = {
    checkId,
    status: 'approved',
    reason: null,
    decidedBy: administrator.id,
  } as const;
  await db.inCompany(0, (tx) => decideCheck(tx, { ...decided, now }), {
    accountId: administrator.id,
  });
  await db.asAccount(accountId, async (tx) => {
    await retireIdentityDocuments(tx, { accountId, until: now, now });
    await sayHoursIn(tx, accountId, { hours, revision: 0, now });
    await saveOffer(tx, accountId, { offer, revision: 0, now });
    await refreshCard(tx, { accountId, now });
  });
}

async function handIn(tx: Tx, { accountId, now }: Whose): Promise<number> {
  const frontId = await insertDocument(tx, {
    ...{ accountId, kind: 'identity-front', objectKey: `demo/${accountId}/passport` },
    ...{ contentType: 'image/png', bytes: 0, fileName: 'passport.png', uploadedAt: now },
  });
  const checkId = await insertCheck(tx, {
    ...{ accountId, documentType: 'passport', frontId, backId: null, selfieId: null },
    ...{ provider: 'documents', submittedAt: now },
  });
  if (checkId === null)
    throw new Error('The identity of the demo’s interviewer is checked already');
  return checkId;
}
