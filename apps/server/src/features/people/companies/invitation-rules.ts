const DAY_MS = 24 * 3_600_000;
/** Long enough for a holiday, short enough for a mailbox that changes hands. */
const INVITATION_MS = 7 * DAY_MS;
/** Between two mails of one invitation. */
const RESEND_MS = 60_000;
/** Of one company in a day: an account that was taken over must not become a mailing list. */
export const INVITATIONS_A_DAY = 200;

export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_MS);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
export const mayResend = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= RESEND_MS;
