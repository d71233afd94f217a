import { minorDigits, minorUnits } from '@candor/contract/hiring/job-rules';
import { offerProblems, offerTermsProblem } from '@candor/contract/hiring/offer-rules';
import { offerDay, offerPay } from '@candor/contract/hiring/offer-words';
import type { Offer, OfferBody, OfferChoices } from './offer-queries.ts';
import { draftWords } from './offer-words.ts';

/** As typed: an unchosen select is empty, an amount is text. */
export type OfferValues = {
  terms: string;
  message: string;
  salary: string;
  currency: string;
  salaryPeriod: string;
  startsOn: string;
  expiresOn: string;
  timeZone: string;
  approvers: { membershipID: string }[];
};

type TemplateValues = { readonly name: string; readonly terms: string };

export function templateProblems({ name, terms }: TemplateValues): Record<string, string> {
  const ofTerms = offerTermsProblem(terms);
  return {
    ...(name.trim() === '' && { name: draftWords.noName }),
    ...(ofTerms !== null && { terms: ofTerms }),
  };
}

const DAY = 86_400_000;

/** What a new one proposes: what the job pays in, and two weeks to answer. */
export const proposedOffer = (
  { currency, salaryPeriod, templates }: OfferChoices,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): OfferValues => ({
  terms: templates[0]?.terms ?? '',
  ...{ message: '', salary: '', currency: currency ?? '', salaryPeriod: salaryPeriod ?? 'year' },
  startsOn: '',
  expiresOn: new Date(Date.parse(`${today}T00:00:00Z`) + 14 * DAY).toISOString().slice(0, 10),
  ...{ timeZone, approvers: [] },
});

export function valuesOf(
  { content, approvals }: Offer,
  { members }: Pick<OfferChoices, 'members'>,
): OfferValues {
  const there = new Set(members.map(({ membershipID }) => membershipID));
  const { salary, currency, salaryPeriod, startsOn, ...rest } = content;
  return {
    ...rest,
    salary: salary === null ? '' : String(salary / 10 ** minorDigits(currency)),
    ...{ currency: currency ?? '', salaryPeriod: salaryPeriod ?? '', startsOn: startsOn ?? '' },
    // Who has left, or may not see the job any more, is chosen anew.
    approvers: approvals.map(({ membershipID: id }) => ({
      membershipID: id === null || !there.has(id) ? '' : String(id),
    })),
  };
}

/** The selects offer what the contract takes, so the chosen words are its words. */
export function contentOf(values: OfferValues): OfferBody['content'] {
  const { approvers: _apart, salary, currency, salaryPeriod, startsOn, ...rest } = values;
  const content = {
    ...rest,
    salary: minorUnits(salary, currency),
    ...{ currency: currency || null, salaryPeriod: salaryPeriod || null },
    startsOn: startsOn || null,
  };
  return content as OfferBody['content'];
}

/** By the paths of the fields. `today` in the zone that is chosen. */
export function problemsOf(values: OfferValues, today: string): Record<string, string> {
  const { salary, currency, approvers } = values;
  const isAmount = salary.trim() === '' || (minorUnits(salary, currency) ?? 0) > 0;
  const ids = approvers.map(({ membershipID }) => membershipID);
  const ofApprovers = ids.flatMap((id, index) => {
    const path = `approvers.${index}.membershipID`;
    if (id === '') return [[path, draftWords.chooseApprover] as const];
    return ids.indexOf(id) < index ? [[path, draftWords.twice] as const] : [];
  });
  return {
    ...offerProblems(contentOf(values), today),
    ...(!isAmount && { salary: draftWords.badSalary }),
    ...Object.fromEntries(ofApprovers),
  };
}

/** What the preview fills in. */
export function filledIn(
  values: OfferValues,
  { candidateName, firstName, jobTitle, companyName }: OfferChoices,
): Readonly<Record<string, string>> {
  const content = contentOf(values);
  return {
    ...{ firstName, candidateName, jobTitle, companyName },
    // What is still to be entered is seen to be missing: a sentence without it reads as if it were whole.
    salary: offerPay(content) || draftWords.missing.salary,
    startDate: offerDay(content.startsOn) || draftWords.missing.startDate,
    answerBy:
      offerDay(content.expiresOn === '' ? null : content.expiresOn) || draftWords.missing.answerBy,
  };
}
