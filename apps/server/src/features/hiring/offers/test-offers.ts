import type { TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { plantApplicant, plantJob } from '../pipeline/test-pipeline.ts';

export const content = {
  terms: 'Dear {{firstName}},\n\nwe offer you {{jobTitle}} for {{salary}} from {{startDate}}.',
  message: 'We look forward to you.',
  ...{ salary: 6_200_000, currency: 'EUR', salaryPeriod: 'year' },
  ...{ startsOn: '2027-03-01', expiresOn: '2027-01-15', timeZone: 'Europe/Oslo' },
};

export type OfferDesk = Awaited<ReturnType<typeof openOfferDesk>>;
type Person = { readonly email: string };

/** A company with a published job of one opening, and everything that is done about its offers. */
export async function openOfferDesk(service: TestApp) {
  const { found, plantMember, caller, signIn } = people(service);
  const founder = await found();
  const { companyId } = founder;
  const job = await plantJob(service, founder.call);
  const rows = rowsOf(service, job.jobID);
  await rows.openings(1);
  const fresh = async ({ email }: Person): Promise<Caller> => (await signIn(email)).call;
  const post = async (path: string, body?: object) =>
    (await fresh(founder))('POST', `/api/offers${path}`, body ?? {});
  const read = async (offerID: number, who: Person = founder) =>
    (await fresh(who))('GET', `/api/offers/${offerID}`);
  const stranger = caller();
  const own = ownCalls(stranger);
  const draft = async (given: object = {}, approvers: readonly number[] = []) => {
    const applicant = await plantApplicant(service, { companyId, job });
    const { applicationID } = applicant;
    const body = { applicationID, content: { ...content, ...given }, approvers };
    const reply = await post('', body);
    return { ...applicant, ...reply, offerID: Number(reply.data?.offerID) };
  };
  const send = async (given: object = {}) => {
    const drafted = await draft(given);
    await post(`/${drafted.offerID}/sending`, { version: 1 });
    const token = await tokenOf(service, drafted.email, /^An offer/);
    return { ...drafted, token, own: own(token) };
  };
  return {
    ...{ ...rows, founder, companyId, job, fresh, post, read, own, draft, send, stranger },
    colleague: (given: Parameters<typeof plantMember>[1] = {}) => plantMember(companyId, given),
    tokenOf: (email: string, subject: RegExp) => tokenOf(service, email, subject),
  };
}

/** The secret of the newest mail with such a subject. */
async function tokenOf(service: TestApp, email: string, subject: RegExp): Promise<string> {
  const mail = (await service.mailsTo(email)).find((one) => subject.test(one.subject));
  const href = /https?:\/\/[^\s"]+\/offer\?token=[^\s"&<]+/.exec(mail?.text ?? '')?.[0] ?? '';
  return new URL(href).searchParams.get('token') ?? '';
}

/** What a candidate does by the link. */
const ownCalls = (stranger: Caller) => (token: string) => ({
  open: () => stranger('POST', '/api/offer/opening', { token }),
  accept: (shownHash: string, name = 'Ada Lovelace') =>
    stranger('POST', '/api/offer/acceptance', { token, shownHash, name, agrees: true }),
  decline: (reason = '') => stranger('POST', '/api/offer/refusal', { token, reason }),
  paper: () => stranger('POST', '/api/offer/paper', { token }),
});

/** What no page says, and what no page may change at once. */
const rowsOf = ({ owner }: TestApp, jobID: number) => ({
  openings: (n: number) =>
    owner.query("update jobs set openings = $2, status = 'open' where id = $1", [jobID, n]),
  statusOf: async (applicationID: number) => {
    const text = 'select status from applications where id = $1';
    return (await owner.query(text, [applicationID])).rows[0]?.status;
  },
  jobStatus: async () =>
    (await owner.query('select status from jobs where id = $1', [jobID])).rows[0].status,
  noticesOf: async ({ accountId }: { readonly accountId: number }) => {
    const text = 'select title from notifications where account_id = $1 order by id';
    return (await owner.query(text, [accountId])).rows.map(({ title }) => String(title));
  },
});
