import { expect, test } from 'vitest';
import type { OfferChoices } from './offer-queries.ts';
import { filledIn, proposedOffer } from './offer-values.ts';

const choices: OfferChoices = {
  ...{ candidateID: 1, candidateName: 'Ada Lovelace', firstName: 'Ada', jobTitle: 'Welder' },
  companyName: 'Larkfield',
  currency: 'EUR',
  salaryPeriod: 'year',
  ...{ templates: [], members: [] },
};
const proposed = proposedOffer(choices, { today: '2026-11-29', timeZone: 'UTC' });

test('a preview shows what is still to be entered, and what is', () => {
  expect(filledIn(proposed, choices)).toMatchObject({
    salary: '[salary]',
    startDate: '[first day of work]',
    answerBy: '13 December 2026',
  });
  const entered = { ...proposed, salary: '52000', startsOn: '2027-03-01', expiresOn: '' };
  expect(filledIn(entered, choices)).toMatchObject({
    salary: 'EUR 52,000 a year',
    startDate: '1 March 2027',
    answerBy: '[last day to answer]',
  });
});
