import type { TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';
import { takenBy } from '../../interviews/evidence/test-evidence.ts';

export type Office = Awaited<ReturnType<ReturnType<typeof people>['found']>>;
type Time = {
  readonly clock: { pass: (ms: number) => void };
  readonly now: Date;
  /** That monitors noted. */
  readonly episodes?: number;
};

/** What the first decision said, in words that nobody else may read. */
export const SECRET = 'kanari: too slow for us';

/** `told`: the reasons that the candidate reads. */
export const reject = (
  call: Caller,
  applicationID: number,
  { mail = null, told }: { readonly mail?: object | null; readonly told?: string | undefined } = {},
) =>
  call('POST', '/api/pipeline/rejections', {
    applications: [{ applicationID, version: 1 }],
    ...{ reason: 'Skills do not match', mail },
    ...(told !== undefined && { toldReasons: told }),
  });

/** Somebody who took an interview, with what their page can do about a decision. */
export async function applicant(service: TestApp, of: Office, time: Time) {
  const person = await takenBy(service, { of, episodes: 2, ...time });
  const { browser, token, applicationID } = person;
  const body = { token, applicationID };
  return {
    ...person,
    look: () => browser.post('appeal', body),
    file: (given: object = {}) =>
      browser.post('appeal/filing', {
        ...{ ...body, words: 'My code ran.', interviewScheduleIDs: [] },
        ...given,
      }),
    takeBack: (one: object) => browser.post('appeal/withdrawal', { ...body, ...one }),
  };
}

/** A colleague who may reject anybody, signed in. */
export const colleague = (service: TestApp, companyId: number) =>
  people(service).plantMember(companyId, { role: 'COMPANY_ADMIN' });

export const appealOf = async (call: Caller, applicationID: number) => {
  const { data } = await call('GET', '/api/appeals');
  return data.appeals.find((one: { applicationID: number }) => one.applicationID === applicationID);
};
