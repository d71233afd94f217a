import type { contract, Output } from '@candor/contract';
import { fail } from '../../../platform/http/failure.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import {
  CodeRefused,
  type OpenIdProvider,
  ProviderUnavailable,
} from '../../../platform/openid/openid-provider.ts';
import { issueToken, spendToken } from '../../../platform/tokens/one-time-token-store.ts';
import { findEntrance, type SessionOpener } from '../accounts/index.ts';
import { isSameBrowser, markBrowser } from './browser-binding.ts';
import { type EnterParts, enterWithLinkedIn } from './enter-with-linkedin.ts';
import { doorOf, isLinkedInType } from './linkedin-rules.ts';

type Exchanged = Output<typeof contract.linkedin.exchangeLinkedInCode>;
type SecondFactorAsked = Extract<Exchanged, { multifactorToken: string }>;
type Who = Awaited<ReturnType<typeof findEntrance>>;

export type LinkedInParts = EnterParts & {
  /** null: this installation has no LinkedIn application. */
  readonly linkedin: OpenIdProvider | null;
  readonly openSession: SessionOpener;
  /** LinkedIn stands for the password only; null: go on. */
  readonly secondFactor: (
    who: Who,
    request: Pick<RequestContext, 'now' | 'cookies' | 'isPlainLoopback'>,
  ) => Promise<SecondFactorAsked | 'trusted' | null>;
};

const STATE_MS = 10 * 60_000;
const PURPOSE = 'linkedin-state';

export function createLinkedInHandlers(parts: LinkedInParts): HandlersOf<typeof contract.linkedin> {
  const { db, linkedin } = parts;
  return {
    getLinkedIn: async () => ({ isAvailable: linkedin !== null }),

    async startLinkedIn({ now, ...context }) {
      const provider = orAbsent(linkedin);
      const browser = markBrowser(context);
      const expiresAt = new Date(now.getTime() + STATE_MS);
      const token = { purpose: PURPOSE, accountId: null, expiresAt, data: { browser } } as const;
      const state = await db.global((tx) => issueToken(tx, token, now));
      return { url: await orUnavailable(provider.authorisationUrl(state)) };
    },

    async exchangeLinkedInCode({ body, now, client, ...context }) {
      const provider = orAbsent(linkedin);
      const { code, state, userType } = body;
      if (!isLinkedInType(userType)) throw fail('unsupported_user_type', 'Unsupported user role.');
      const spent = await db.global((tx) =>
        spendToken(tx, { purpose: PURPOSE, secret: state, now }),
      );
      if (!isSameBrowser(context, spent?.data['browser'])) throw failed();
      const person = await orUnavailable(provider.exchange({ code, state }));
      const account = await enterWithLinkedIn(parts, { person, userType, client, now });
      const who = await findEntrance(db, account, { type: doorOf(userType) });
      const asked = await parts.secondFactor(who, { now, ...context });
      if (asked !== null && asked !== 'trusted') return asked;
      const opened = { ...who, isProved: asked === null };
      const login = await parts.openSession(opened, { client, now, ...context });
      return { ...login, roles: login.userType.map((roleName) => ({ roleName })) };
    },
  };
}

function orAbsent(linkedin: OpenIdProvider | null): OpenIdProvider {
  if (linkedin === null) throw fail('not_found', 'LinkedIn sign-in is not set up here.');
  return linkedin;
}

const failed = () => fail('linkedin_failed', 'LinkedIn login failed.');

async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CodeRefused) throw failed();
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw fail('temporarily_unavailable', 'LinkedIn does not answer. Please try again later.');
  }
}
