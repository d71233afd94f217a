import type { ScorecardContent } from '@candor/contract/interviews/scorecard-rules';
import type { TestApp } from '../../../test-app.ts';
import { people } from '../../people/companies/test-company.ts';
import { officeHours, openStudio } from '../appointments/test-studio.ts';
import { aKit } from '../kits/test-kit.ts';

export type Parlour = Awaited<ReturnType<typeof openParlour>>;
export type Member = Awaited<ReturnType<Parlour['colleague']>>;

/** Answers the kit of the tests. */
export const whole: ScorecardContent = {
  scores: [
    { point: 3, note: 'Said why.' },
    { point: null, note: '' },
  ],
  answers: ['Time.'],
  ...{ recommendation: 'yes', summary: 'Would hire.', notes: '' },
};

/** A studio whose interviews have a kit and a time. */
export async function openParlour(service: TestApp) {
  const studio = await openStudio(service);
  const made = await studio.founder.call('POST', '/api/interview-kits', {
    ...{ name: 'Talk', content: aKit },
  });
  const { kitID } = made.data;
  type Person = { readonly accountId: number };
  const booked = async (seats: readonly (readonly object[])[], startsAt: string) => {
    const asked = await studio.ask(seats, {}, { kitID });
    const { revision } = (await studio.send('', { token: asked.token })).data;
    const zone = { timeZone: 'Europe/Oslo', reason: '', note: '' };
    await studio.send('/pick', { token: asked.token, revision, ...zone, startsAt });
    const token = ({ accountId }: Person) => studio.placeOf(asked.id, accountId);
    return { ...asked, candidateToken: asked.token, token };
  };
  return {
    ...studio,
    kitID,
    card: (path: string, body: object) => studio.stranger('POST', `/api/scorecard${path}`, body),
    /** Sessions end before the interview does. */
    again: async ({ email }: { readonly email: string }) =>
      (await people(service).signIn(email)).call,
    /** A colleague who may read reports. */
    reader: async () => {
      const member = await people(service).plantMember(studio.companyId, {
        privileges: [{ featureId: 5, activityId: 0 }],
      });
      await member.call('PUT', '/api/availability', { ...officeHours, revision: 0 });
      return member;
    },
    /** A seat for each. */
    book: (all: readonly Person[], startsAt: string) =>
      booked(
        all.map(({ accountId: accountID }) => [{ accountID }]),
        startsAt,
      ),
    /** One seat for any of them. */
    bookPool: (all: readonly Person[], startsAt: string) =>
      booked([all.map(({ accountId: accountID }) => ({ accountID }))], startsAt),
  };
}
