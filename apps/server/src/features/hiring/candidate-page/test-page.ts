import { applicants, newAddress, postOpenJob } from '../applications/test-applying.ts';
import { people } from '../../people/companies/test-company.ts';
import type { TestApp } from '../../../test-app.ts';
import { nextAddress } from '../../../test-scene.ts';

/** What the newest mail to this address that leads to a page leads to. */
async function pageTokenTo(service: TestApp, email: string): Promise<string> {
  const [token] = await pageTokensTo(service, email);
  if (token === undefined) throw new Error('No mail leads to a page.');
  return token;
}

export async function pageTokensTo(service: TestApp, email: string): Promise<string[]> {
  const mails = await service.mailsTo(email);
  return mails.flatMap(({ text }) => /candidate-page\?token=(\S+)/.exec(text)?.[1] ?? []);
}

/** The code of the newest mail to this address. */
export async function pageCodeTo(service: TestApp, email: string): Promise<string> {
  const codes = (await service.mailsTo(email)).flatMap(
    ({ text }) => /your code: (\d{6})/.exec(text)?.[1] ?? [],
  );
  return codes[0] ?? '';
}

/** A browser of somebody who has only mails: it keeps its cookies. */
export function openBrowser(service: TestApp) {
  const cookies = new Map<string, string>();
  const remoteAddress = nextAddress();
  const post = async (path: string, payload: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await service.app.inject({
      ...{ method: 'POST', url: `/api/candidate-page/${path}`, payload, headers: { cookie } },
      remoteAddress,
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    const { data, errors } = reply.json();
    const names = Object.keys(reply.headers).toSorted();
    return { status: reply.statusCode, data, code: errors?.[0]?.code, names, sent: reply.cookies };
  };
  return {
    ...{ cookies, post },
    open: (token: string) => post('opening', { token }),
    /** Asks for the code, reads the mail and gives it. */
    enter: async (token: string, email: string) => {
      await post('code', { token });
      return post('entering', { token, code: await pageCodeTo(service, email) });
    },
  };
}

/** Half a minute later, for the limiter: it counts by the database's clock. */
export const passPause = ({ owner }: TestApp) =>
  owner.query(`delete from rate_limits where key like 'page-pause:%'`);

export type Company = { readonly companyId: number; readonly email: string };

/** A session of before the clock moved has ended. */
export const memberOf = async (service: TestApp, { email }: Company) =>
  (await people(service).signIn(email)).call;

/** Somebody who applied and has the mail that says so. */
export async function applicantOf(
  service: TestApp,
  { of, clock }: { readonly of: Company; readonly clock: { pass: (ms: number) => void } },
) {
  const email = newAddress();
  const jobID = await postOpenJob(await memberOf(service, of), { title: 'Engineer' });
  await applicants(service, clock).applyTo(jobID, { email });
  const { rows } = await service.owner.query(
    `select a.id::int as application, c.id::int as candidate from applications a
       join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
      where c.company_id = $1 and c.email = $2`,
    [of.companyId, email],
  );
  const { application: applicationID, candidate: candidateID } = rows[0];
  return { email, jobID, applicationID, candidateID, token: await pageTokenTo(service, email) };
}

/** The same, who gave the code in a browser. */
export async function insideOf(
  service: TestApp,
  of: { readonly of: Company; readonly clock: { pass: (ms: number) => void } },
) {
  const person = await applicantOf(service, of);
  const browser = openBrowser(service);
  await browser.enter(person.token, person.email);
  return { ...person, browser };
}
