import type { Tx } from '../../../platform/database/database.ts';
import { issueToken, type TokenData } from '../../../platform/tokens/one-time-token-store.ts';
import { doorOf, type UserType } from './session-rules.ts';

const hours = 3_600_000;
const CONFIRMATION_MS = 24 * hours;
const RESET_MS = hours;
const FIRST_PASSWORD_MS = 7 * 24 * hours;

/** The specification's pages tell the roles apart by these words (EV-5); any other is an interviewer. */
const wordOf: Readonly<Record<UserType, string>> = {
  COMPANY_ADMIN: 'Company',
  COMPANY_USER: 'Company',
  CANDIDATE: 'Candidate',
  EXTERNAL_INTERVIEWER: 'Interviewer',
  SUPER_ADMIN: 'SuperAdmin',
};

type To = { readonly accountId: number; readonly email: string; readonly userType: UserType };

const inMs = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Addresses are made of the installation's own base URL only: a request's Host header never gets here. */
export function accountLinks(baseUrl: string) {
  const page = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const url = new URL(path, baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    signIn: (userType: UserType) => page(`/login/${doorOf(userType)}`),
    forgotPassword: () => page('/forgot-password'),

    async confirmation(tx: Tx, to: To & { readonly data: TokenData }, now: Date): Promise<string> {
      const expiresAt = inMs(now, CONFIRMATION_MS);
      const { accountId, email, userType, data } = to;
      const token = await issueToken(
        tx,
        { purpose: 'verify-email', accountId, expiresAt, data },
        now,
      );
      return page('/confirmemail', { token, email, User_Type: wordOf[userType] });
    },

    async reset(tx: Tx, { accountId, email, userType }: To, now: Date): Promise<string> {
      const expiresAt = inMs(now, RESET_MS);
      const token = await issueToken(tx, { purpose: 'reset-password', accountId, expiresAt }, now);
      return page('/resetpassword', { token, email, userType });
    },

    async firstPassword(tx: Tx, { accountId, email, userType }: To, now: Date): Promise<string> {
      const expiresAt = inMs(now, FIRST_PASSWORD_MS);
      const token = await issueToken(tx, { purpose: 'set-password', accountId, expiresAt }, now);
      return page('/setpassword', { token, email, userType });
    },
  };
}

export type AccountLinks = ReturnType<typeof accountLinks>;
