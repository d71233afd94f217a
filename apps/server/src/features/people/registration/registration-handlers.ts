import type { contract } from '@candor/contract';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { WatchName } from '../profiles/index.ts';
import {
  asStored,
  dropDraft,
  findLatest,
  keepDraft,
  readDrafts,
  readEducations,
  readEmail,
  readEmployments,
  readPerson,
  readSkills,
  saveEducations,
  saveEmployments,
  savePerson,
  saveSkills,
} from '../profiles/index.ts';
import {
  beginProfile,
  findProfile,
  handInPreferences,
  markWorkDone,
  readConsents,
} from './registration-store.ts';

type Candidates = HandlersOf<typeof contract.registration>;
type Handlers = Pick<
  Candidates,
  | 'getCandidateRegistration'
  | 'saveCandidatePerson'
  | 'saveCandidateWork'
  | 'saveCandidatePreferences'
  | 'saveCandidateDraft'
>;

const formOf = (accountId: number) => ({ accountId, registration: 'candidate' }) as const;
const tooEarly = () => fail('step_too_early', 'Please complete the step before this one first.');

export type RegistrationParts = { readonly db: Database; readonly watchName: WatchName };

export function registrationHandlers({ db, watchName }: RegistrationParts): Handlers {
  return {
    getCandidateRegistration: ({ session }) =>
      db.asAccount(session.accountId, (tx) => describe(tx, session.accountId)),

    async saveCandidatePerson({ body, session, now }) {
      const { accountId } = session;
      await db.asAccount(accountId, async (tx) => {
        // An interviewer may become a candidate, too.
        await watchName(tx, { accountId, now }, () => savePerson(tx, { accountId, now }, body));
        await beginProfile(tx, { accountId, now });
        await dropDraft(tx, formOf(accountId), 'person');
      });
      return { done: true };
    },

    async saveCandidateWork({ body, session, now }) {
      const { accountId } = session;
      await db.asAccount(accountId, async (tx) => {
        if (!(await markWorkDone(tx, { accountId, now }))) throw tooEarly();
        await saveEducations(tx, { accountId }, body.educations);
        await saveEmployments(tx, { accountId }, body.employments);
        await saveSkills(tx, { accountId }, body.skills);
        await dropDraft(tx, formOf(accountId), 'second');
      });
      return { done: true };
    },

    async saveCandidatePreferences({ body, session, now }) {
      const { accountId } = session;
      const { privacy, talentPool, language } = body.consents;
      await db.asAccount(accountId, async (tx) => {
        const given = { preferences: body.preferences, privacy, talentPool, language };
        if (!(await handInPreferences(tx, { accountId, now }, given))) throw tooEarly();
        await dropDraft(tx, formOf(accountId), 'third');
      });
      return { done: true };
    },

    async saveCandidateDraft({ params, body, session, now }) {
      const { accountId } = session;
      const draft = { step: params.step, content: body.content, now };
      await db.asAccount(accountId, (tx) => keepDraft(tx, formOf(accountId), draft));
      return { savedAt: now.toISOString() };
    },
  };
}

async function describe(tx: Tx, accountId: number) {
  const profile = await findProfile(tx, accountId);
  const cv = await findLatest(tx, accountId, 'cv');
  const lists = {
    educations: await readEducations(tx, accountId),
    employments: await readEmployments(tx, accountId),
    skills: await readSkills(tx, accountId),
  };
  // Said as an interviewer before: shown, to be confirmed, and not asked again.
  const hasWork = Object.values(lists).some((list) => list.length > 0);
  const done = [profile, profile?.workDoneAt, profile?.preferencesDoneAt];
  return {
    email: await readEmail(tx, accountId),
    person: await readPerson(tx, accountId),
    work: hasWork || profile?.workDoneAt ? lists : null,
    preferences: profile?.preferences ?? null,
    cv: cv === undefined ? null : asStored(cv),
    consents: await readConsents(tx, accountId),
    doneSteps: [1, 2, 3].filter((step) => Boolean(done[step - 1])),
    drafts: await readDrafts(tx, formOf(accountId)),
  };
}
