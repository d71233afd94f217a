import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../test-app.ts';
import { type Caller, linkIn, people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from '../pipeline/test-pipeline.ts';

export const words = {
  subject: 'Your application as {{jobTitle}}',
  body: 'Hello {{firstName}},\n\nwhen can we call you?\nAny day will do.\n\nYour team at {{companyName}}',
};

export type MessageDesk = Awaited<ReturnType<typeof openMessageDesk>>;
type Person = { readonly email: string };

/** A company with a job, and everything that is done about its messages. */
export async function openMessageDesk(service: TestApp) {
  const { found, plantMember, caller, signIn } = people(service);
  const founder = await found();
  const { companyId } = founder;
  const job = await plantJob(service, founder.call);
  // A session of before the clock moved has ended.
  const fresh = async ({ email }: Person): Promise<Caller> => (await signIn(email)).call;
  const applicant = () => plantApplicant(service, { companyId, job });
  const list = async (candidateID: number, who: Person = founder) =>
    (await fresh(who))('GET', `/api/applicants/${candidateID}/messages`);
  const write = async (candidateID: number, given: object = {}, who: Person = founder) =>
    (await fresh(who))('POST', `/api/applicants/${candidateID}/messages`, {
      ...{ requestKey: randomUUID(), threadID: null, applicationID: null, sendAt: null, files: [] },
      ...{ subject: 'A question', body: 'Hello {{firstName}},\n\nwhen can we call you?' },
      ...given,
    });
  return {
    ...{ founder, companyId, job, fresh, applicant, list, write, stranger: caller() },
    colleague: (given: Parameters<typeof plantMember>[1] = {}) => plantMember(companyId, given),
    post: async (path: string, body: object, who: Person = founder) =>
      (await fresh(who))('POST', `/api${path}`, body),
    own: async ({ email }: Person) => ownCalls(caller(), await tokenOf(service, email)),
    noticesOf: async ({ accountId }: { readonly accountId: number }) => {
      const text = 'select title, path from notifications where account_id = $1 order by id';
      return (await service.owner.query(text, [accountId])).rows;
    },
  };
}

/** The secret of the newest mail. */
async function tokenOf(service: TestApp, email: string): Promise<string> {
  const [mail] = await service.mailsTo(email);
  return linkIn(mail?.text).searchParams.get('token') ?? '';
}

/** What a candidate does by the link. */
const ownCalls = (stranger: Caller, token: string) => ({
  token,
  open: () => stranger('POST', '/api/message/opening', { token }),
  answer: (body: string, given: object = {}) =>
    stranger('POST', '/api/message/answer', {
      ...{ token, requestKey: randomUUID(), body, files: [], ...given },
    }),
  file: (fileID: number) => stranger('POST', '/api/message/file', { token, fileID }),
});
