import { expect, test } from 'vitest';
import { offerBody, rateProblem, typedOf } from './offer-values.ts';

const offer = {
  ...{ revision: 2, rate: 8750, currency: 'EUR' as const, about: 'A', sample: '' },
  ...{ keptFrom: ['Osier', 'Kanaal'], isPublished: true, isConfirmed: true, payout: null },
};

test('what was saved is typed as it was, and means the same again', () => {
  const typed = typedOf(offer);
  expect(typed).toMatchObject({ rate: '87.50', keptFrom: 'Osier\nKanaal' });
  expect(offerBody(typed, 2)).toMatchObject({
    rate: 8750,
    keptFrom: ['Osier', 'Kanaal'],
    revision: 2,
  });
  expect(typedOf({ ...offer, rate: 9000 }).rate).toBe('90');
  expect(typedOf({ ...offer, rate: 9000, currency: 'JPY' }).rate).toBe('9000');
  expect(typedOf({ ...offer, rate: null }).rate).toBe('');
});

test('empty lines and a company that is named twice are left out', () => {
  expect(offerBody({ ...typedOf(offer), keptFrom: ' Osier\n\nOsier ' }, 0).keptFrom).toEqual([
    'Osier',
  ]);
});

test.each([
  ['', 'EUR', true],
  ['90', 'EUR', true],
  ['87.50', 'EUR', true],
  ['0', 'EUR', false],
  ['ninety', 'EUR', false],
  ['87.505', 'EUR', false],
  ['87.5', 'JPY', false],
] as const)('%s in %s may be a rate: %s', (rate, currency, isRight) => {
  expect(rateProblem(rate, { currency }) === null).toBe(isRight);
});
