import type { contract } from '@candor/contract';
import { type IdentityWay, MOST_IDENTITY_TRIES } from '@candor/contract/people/identity-rules';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { refreshCard } from '../marketplace/index.ts';
import {
  dropDraft,
  keepDraft,
  readDrafts,
  readEmail,
  readEmployments,
  readLanguages,
  readPerson,
  readSkills,
  saveEmployments,
  saveLanguages,
  savePerson,
  saveSkills,
} from '../profiles/index.ts';
import { findOwnCheck, wayOf } from './identity-check-store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createNameWatch, type NewsParts } from './identity-renaming.ts';
import { countTries } from './identity-session-store.ts';
import { findProfile, markEmploymentDone, saveHeadline } from './interviewer-store.ts';

type Interviewers = HandlersOf<typeof contract.interviewers>;
type Handlers = Pick<
  Interviewers,
  | 'getInterviewerRegistration'
  | 'saveInterviewerPerson'
  | 'saveInterviewerEmployment'
  | 'saveInterviewerDraft'
>;

const formOf = (accountId: number) => ({ accountId, registration: 'interviewer' }) as const;

type Parts = NewsParts & {
  readonly db: Database;
  readonly identity: IdentityProvider | null;
};

export function registrationHandlers({ db, identity, ...news }: Parts): Handlers {
  const watchName = createNameWatch(news);
  return {
    getInterviewerRegistration: ({ session }) =>
      db.asAccount(session.accountId, (tx) => describe(tx, session.accountId, identity !== null)),

    async saveInterviewerPerson({ body: { headline, ...person }, session, now }) {
      const { accountId } = session;
      await db.asAccount(accountId, async (tx) => {
        await watchName(tx, { accountId, now }, () => savePerson(tx, { accountId, now }, person));
        await saveHeadline(tx, { accountId, now }, headline);
        await refreshCard(tx, { accountId, now });
        await dropDraft(tx, formOf(accountId), 'person');
      });
      return { done: true };
    },

    async saveInterviewerEmployment({ body, session, now }) {
      const { accountId } = session;
      await db.asAccount(accountId, async (tx) => {
        if (!(await markEmploymentDone(tx, { accountId, now }))) {
          throw fail('step_too_early', 'Please complete the step before this one first.');
        }
        await saveEmployments(tx, { accountId }, body.employments);
        await saveSkills(tx, { accountId }, body.skills);
        await saveLanguages(tx, { accountId }, body.languages);
        await refreshCard(tx, { accountId, now });
        await dropDraft(tx, formOf(accountId), 'second');
      });
      return { done: true };
    },

    async saveInterviewerDraft({ params, body, session, now }) {
      const { accountId } = session;
      const draft = { step: params.step, content: body.content, now };
      await db.asAccount(accountId, (tx) => keepDraft(tx, formOf(accountId), draft));
      return { savedAt: now.toISOString() };
    },
  };
}

/** What is refused is not on offer, except to whoever waits there for an answer. */
async function isStripeOffered(tx: Tx, accountId: number): Promise<boolean> {
  const check = await findOwnCheck(tx, accountId);
  const isThere = check?.status === 'pending' && wayOf(check) === 'stripe';
  return isThere || (await countTries(tx, accountId)) < MOST_IDENTITY_TRIES;
}

async function describe(tx: Tx, accountId: number, hasStripe: boolean) {
  // Who does not agree to be checked by a program shows documents to a person, also where Stripe is set up.
  const isOffered = hasStripe && (await isStripeOffered(tx, accountId));
  const identityWays: IdentityWay[] = isOffered ? ['stripe', 'review'] : ['review'];
  const profile = await findProfile(tx, accountId);
  const check = await findOwnCheck(tx, accountId);
  const skills = await readSkills(tx, accountId);
  const lists = {
    employments: await readEmployments(tx, accountId),
    // A candidate names skills without rating them; the page then asks for the rating only.
    skills: skills.map(({ name, rating }) => ({ name, rating: rating ?? 3 })),
    languages: await readLanguages(tx, accountId),
  };
  // Nobody hears what becomes of one that waits at Stripe where Stripe is asked no more.
  const isAlone = check?.status === 'pending' && !identityWays.includes(wayOf(check));
  const isChecked =
    check !== undefined && (check.status === 'approved' || check.status === 'pending') && !isAlone;
  const done = [profile !== undefined, Boolean(profile?.employmentDoneAt), isChecked];
  return {
    email: await readEmail(tx, accountId),
    person: await readPerson(tx, accountId),
    headline: profile?.headline ?? null,
    work: Object.values(lists).some((list) => list.length > 0) ? lists : null,
    identityCheck:
      check === undefined
        ? null
        : {
            checkID: check.id,
            way: wayOf(check),
            documentType: check.documentType,
            status: check.status,
            submittedAt: check.submittedAt.toISOString(),
            decidedAt: check.decidedAt?.toISOString() ?? null,
            reason: check.reason,
            reasonCode: check.reasonCode,
          },
    doneSteps: [1, 2, 3].filter((step) => done[step - 1]),
    drafts: await readDrafts(tx, formOf(accountId)),
    identityWays,
  };
}
