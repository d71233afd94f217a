import type { Access } from '@candor/contract';
import { listAppeals } from '@candor/contract/hiring/appeals';
import { listOfferTemplates } from '@candor/contract/hiring/offer-templates';
import { listJobs } from '@candor/contract/hiring/jobs';
import { listLiveInterviews } from '@candor/contract/interviews/appointments';
import { listKits } from '@candor/contract/interviews/kits';
import { listNeeds } from '@candor/contract/interviews/needs';
import { listQuestions } from '@candor/contract/interviews/questions';
import { listInterviews } from '@candor/contract/interviews/review';
import { listStatements } from '@candor/contract/interviews/statements';
import { listBlueprints } from '@candor/contract/interviews/tests';
import { listPayments } from '@candor/contract/operations/billing';
import { listCreditMoves } from '@candor/contract/operations/credits';
import type { ViewedList, viewedLists } from '@candor/contract/operations/view-rules';
import { listUsers } from '@candor/contract/people/company-members';
import { listInterviewers } from '@candor/contract/people/marketplace';
import { isAllowed } from '../../../platform/http/allowed.ts';
import type { CompanySession, Resolvers } from '../../../platform/http/handlers.ts';

export type May = Resolvers['privilege'];
type MemberAccess = Extract<Access, { kind: 'company' }>;
type Asked<L extends ViewedList> = {
  readonly path: (typeof viewedLists)[L]['asks'];
  readonly access: MemberAccess;
};

/** A name or a filter may tell what the list holds: it is shown to whoever may ask the list itself. */
const lists: { readonly [L in ViewedList]: Asked<L> } = {
  jobs: listJobs,
  interviews: listInterviews,
  live: listLiveInterviews,
  needs: listNeeds,
  appeals: listAppeals,
  questions: listQuestions,
  tests: listBlueprints,
  kits: listKits,
  interviewers: listInterviewers,
  statements: listStatements,
  users: listUsers,
  'offer-templates': listOfferTemplates,
  payments: listPayments,
  credits: listCreditMoves,
};

const knownList = (list: string): list is ViewedList => Object.hasOwn(lists, list);

/** A list of a newer release is nobody's here. */
export async function mayAsk(list: string, session: CompanySession, may: May): Promise<boolean> {
  return knownList(list) && (await isAllowed(lists[list].access, session, { privilege: may }));
}

/** Those of these lists that the member may ask. */
export async function askableOf(session: CompanySession, may: May): Promise<readonly ViewedList[]> {
  const names = Object.keys(lists).filter(knownList);
  const answers = await Promise.all(names.map((list) => mayAsk(list, session, may)));
  return names.filter((_, at) => answers[at]);
}
