import type { TestApp } from '../../../test-app.ts';
import { openBrowser } from '../accounts/test-browser.ts';
import { plantPerson } from '../accounts/test-people.ts';

type UserType = 'CANDIDATE' | 'EXTERNAL_INTERVIEWER' | 'SUPER_ADMIN';
const doors = {
  CANDIDATE: 'candidate',
  EXTERNAL_INTERVIEWER: 'interviewer',
  SUPER_ADMIN: 'superAdmin',
} as const;

/** Somebody signed in. A super admin's password counts as public, so that no second factor is asked for. */
export async function enter(service: TestApp, userType: UserType) {
  const { accountId, email } = await plantPerson(service, { userTypes: [userType] });
  await service.owner.query('update accounts set is_demo = true where id = $1', [accountId]);
  const browser = openBrowser(service);
  await browser.signIn(email, { type: doors[userType] });
  /** Any verb, with a body; `open-browser` knows only what it needs itself. */
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const reply = await service.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${browser.kept.token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: reply.statusCode, ...reply.json() };
  };
  return { accountId, email, browser, send };
}

export type Entered = Awaited<ReturnType<typeof enter>>;

export const person = {
  firstName: 'Noor',
  lastName: 'de Vries',
  phone: '+31 20 000 00 00',
  country: 'NL',
  city: 'Utrecht',
  timeZone: 'Europe/Amsterdam',
};
export const employment = {
  employer: 'Kanaal',
  title: 'Engineer',
  started: '2020-03',
  ended: null,
};
export const skill = { name: 'TypeScript', rating: 4 };
