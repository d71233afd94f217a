export type Invitation = {
  readonly email: string;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
};

/** Whether the link of an invitation still opens anything. */
export const isLiving = ({ expiresAt, revokedAt }: Invitation, now: Date): boolean =>
  revokedAt === null && expiresAt > now;

export type Asked = {
  readonly isInvited: boolean;
  /** null: nobody has an account with this address. */
  readonly account: { readonly hasPassword: boolean } | null;
};

/**
 * What the holder of a living link hears about an address. Only the invited person is offered to set a first
 * password; of anybody else it is not even said whether they have one.
 */
export function answerTo({ isInvited, account }: Asked): 'log-in' | 'set-password' | 'unknown' {
  if (account === null) return 'unknown';
  return isInvited && !account.hasPassword ? 'set-password' : 'log-in';
}

/** A call's token is for going there now. */
export const CALL_TOKEN_MS = 5 * 60_000;
export const FIRST_PASSWORD_MS = 15 * 60_000;
export const LOGIN_KEY_MS = 5 * 60_000;

/** Calls overrun: whoever lost the line comes back for so long after the planned end. */
export const CALL_STAYS_OPEN_MS = 60 * 60_000;
