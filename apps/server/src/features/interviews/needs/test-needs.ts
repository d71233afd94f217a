import { nothingAsked } from '@candor/contract/interviews/need-rules';
import type { TestApp } from '../../../test-app.ts';
import { type Caller, linkIn, people } from '../../people/companies/test-company.ts';
import { candidate, type Office } from '../scheduling/test-scheduling.ts';

export const asked = { ...nothingAsked, monitorsOff: [], extraPercent: 25, noCamera: true };
export const nothing = {
  ...{ extraMinutes: 0, monitorsOff: [], keyboardNavigation: false, noCamera: false },
  breaks: { count: 0, minutes: 0 },
};
/** Everything that `asked` names, of a test of 40 minutes. */
export const whole = { ...nothing, extraMinutes: 10, noCamera: true };

let made = 0;

/** Somebody invited, with what their page can do about needs. */
export async function invite(service: TestApp, office: Office, given: { email?: string } = {}) {
  made += 1;
  const email = given.email ?? `asker${made}@invited.example`;
  const id = await office.inviteOne(email);
  const [token = ''] = await office.tokensOf(email);
  const stranger: Caller = people(service).caller();
  const send = (path: string, body: object = {}) =>
    stranger(path === 'keeping' ? 'PUT' : 'POST', `/api/needs/${path}`, { token, ...body });
  const ask = (change: object = {}) =>
    send('asking', { asked, words: 'kanari: my eyes tire', isKept: false, ...change });
  return {
    ...{ id, email, token, send, ask },
    open: () => send('opening'),
    start: () => candidate(service, token).start(),
    /** Asks, and gives how the company names it. */
    asks: async (change: object = {}) => {
      const { data } = await ask(change);
      return { needID: Number(data.need.needID), revision: Number(data.need.revision) };
    },
  };
}

/** A colleague with these rights, signed in. */
export async function colleague(
  service: TestApp,
  companyId: number,
  privileges: { featureId: number; activityId: number }[] = [{ featureId: 2, activityId: 5 }],
) {
  return people(service).plantMember(companyId, { privileges });
}

/** The mail that says that there is an answer, and where it leads. */
export const answerMail = async (service: TestApp, email: string) => {
  const mails = await service.mailsTo(email);
  const mail = mails.find(({ subject }) => subject.includes('answered'));
  return { mail, link: linkIn(mail?.text) };
};

export const answer = (
  call: Caller,
  at: `${number}/${'grant' | 'offer' | 'refusal' | 'refusal/second'}`,
  body: object,
) => call('POST', `/api/needs/${at}`, body);
