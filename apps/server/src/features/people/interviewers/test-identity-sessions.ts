import {
  hearAt,
  startStripeStandIn,
  type Told,
  type Verifying,
} from '../../../platform/payments/test-stripe.ts';
import { createTestApp } from '../../../test-app.ts';
import { enter, type Entered } from '../profiles/test-register.ts';
import { beforeCheck, codeOf } from './test-identity-payments.ts';

export const open = ({ send }: Entered) => send('POST', '/api/interviewers/identity-session');
export const look = ({ send }: Entered) => send('POST', '/api/interviewers/identity-session/look');
export const checkOf = async ({ send }: Entered) =>
  (await send('GET', '/api/interviewers/registration')).data.identityCheck;

/** As a page does, which asks again when Stripe seemed silent on a busy machine. */
export const urlOf = async (noor: Entered, tries = 5): Promise<string | null> => {
  const reply = await open(noor);
  if (codeOf(reply) === 'identity_silent' && tries > 0) return urlOf(noor, tries - 1);
  if (reply.status !== 200) throw new Error(`No page: ${codeOf(reply)}`);
  return reply.data.url;
};

export type IdentityScene = Awaited<ReturnType<typeof openIdentityScene>>;

/** An installation that sells nothing and has identities checked at the stand-in, which tells nothing by itself. */
export async function openIdentityScene() {
  const stripe = await startStripeStandIn();
  const clock: { now: Date | null } = { now: null };
  const service = await createTestApp({
    ...{ stripe: stripe.settings, billing: 'off', identity: 'stripe' },
    now: () => clock.now ?? new Date(),
  });
  await stripe.hold();
  const lastSession = async () => (await stripe.seen()).verifications.at(-1) ?? '';
  let heardBefore = 0;
  return {
    ...{ stripe, service, clock, lastSession },
    office: await enter(service, 'SUPER_ADMIN'),
    /** What was told since the test began. */
    toldSince: async () => (await stripe.seen()).told.slice(heardBefore),
    beginTest: async () => {
      clock.now = null;
      await stripe.fail();
      heardBefore = (await stripe.seen()).told.length;
    },
    hear: (told: Pick<Told, 'payload' | 'signature'>) => hearAt(service, told),
    /** An interviewer on the page of their check at Stripe. */
    atThePage: async () => {
      const noor = await beforeCheck(service);
      await urlOf(noor);
      const session = await lastSession();
      const does = (act: Verifying['act'], more: Partial<Verifying> = {}) =>
        stripe.verify({ session, act, ...more });
      return { noor, session, does };
    },
    close: async () => {
      await service.close();
      await stripe.close();
    },
  };
}
