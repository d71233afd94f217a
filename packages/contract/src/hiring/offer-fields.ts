import * as z from 'zod/mini';
import { calendarDay, id, instant, text } from '../fields.ts';
import { zoneName } from '../interviews/appointment-fields.ts';
import { currencies, salaryPeriods } from './job-rules.ts';
import {
  OFFER_MESSAGE_MOST,
  OFFER_SALARY_MOST,
  OFFER_TERMS_MOST,
  offerStates,
} from './offer-rules.ts';

/** What a draft says; `terms` may name words that are filled in. */
export const offerContent = z.object({
  terms: text(OFFER_TERMS_MOST),
  /** In the mail, and above the terms: no part of them. */
  message: text(OFFER_MESSAGE_MOST),
  salary: z.nullable(z.int().check(z.positive(), z.maximum(OFFER_SALARY_MOST))),
  currency: z.nullable(z.enum(currencies)),
  salaryPeriod: z.nullable(z.enum(salaryPeriods)),
  startsOn: z.nullable(calendarDay),
  /** The last day to answer, which ends in `timeZone`. */
  expiresOn: calendarDay,
  timeZone: zoneName,
});
export type OfferContent = z.output<typeof offerContent>;

export const offerState = z.enum(offerStates);

/** Exactly what was sent; the hash is of this. */
export const shownOffer = z.object({
  companyName: z.string(),
  candidateName: z.string(),
  jobTitle: z.string(),
  /** With every word filled in. */
  terms: z.string(),
  message: z.string(),
  /** `EUR 62,000 a year`; empty: the terms say what is paid, or nobody does. */
  salary: z.string(),
  startsOn: z.nullable(calendarDay),
  expiresAt: instant,
  timeZone: z.string(),
  sentAt: instant,
});
export type ShownOffer = z.output<typeof shownOffer>;

export const shownHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Whom it is asked of and what they said, in order. */
export const approval = z.object({
  membershipID: z.nullable(id),
  name: z.string(),
  askedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(['approved', 'sent-back'])),
  reason: z.string(),
});

/** A PDF, in base64. */
export const paper = z.object({ fileName: z.string(), content: z.string() });
