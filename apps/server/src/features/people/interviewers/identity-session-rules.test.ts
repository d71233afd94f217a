import { expect, test } from 'vitest';
import { isSamePerson, type Said, type Standing, stepOf } from './identity-session-rules.ts';

const noor = { firstName: 'Noor', lastName: 'de Vries' };
const named = (firstName: string | null, lastName: string | null) => ({ firstName, lastName });
const verified: Said = { kind: 'verified', ...named('NOOR ANNA', 'DE VRIES') };
const failed: Said = { kind: 'failed', because: 'face_differs' };
const at = (status: Standing['status'], reasonCode: Standing['reasonCode'] = null) => ({
  status,
  reasonCode,
});

test.each([
  ['begun', { kind: 'open' }, null],
  ['begun', { kind: 'processing' }, { to: 'pending' }],
  ['pending', { kind: 'processing' }, null],
  ['begun', verified, { to: 'approved' }],
  ['pending', verified, { to: 'approved' }],
  ['pending', failed, { to: 'refused', because: 'face_differs' }],
  ['pending', { kind: 'over' }, { to: 'refused', because: 'ended' }],
  // Tried again in the same session.
  ['refused', { kind: 'processing' }, { to: 'pending' }],
  ['refused', verified, { to: 'approved' }],
  ['refused', failed, { to: 'refused', because: 'face_differs' }],
  ['refused', { kind: 'over' }, null],
] as const)('from %s, %o leads to %o', (status, said, step) => {
  expect(stepOf(at(status), said, noor)).toEqual(step);
});

test('what is said again changes nothing', () => {
  expect(stepOf(at('refused', 'face_differs'), failed, noor)).toBeNull();
});

test.each([{ kind: 'open' }, { kind: 'processing' }, failed, { kind: 'over' }, verified] as const)(
  'who is confirmed stays so, whatever is said: %o',
  (said) => {
    expect(stepOf(at('approved'), said, noor)).toBeNull();
  },
);

test('the document of somebody else is refused, and says so once', () => {
  const other: Said = { kind: 'verified', ...named('Eve', 'de Vries') };
  expect(stepOf(at('pending'), other, noor)).toEqual({ to: 'refused', because: 'name_differs' });
  expect(stepOf(at('refused', 'name_differs'), other, noor)).toBeNull();
});

test.each([
  [named('Jürgen', 'Müller'), named('JUERGEN', 'MUELLER'), true],
  [named('Jürgen', 'Müller'), named('Jurgen', 'Muller'), true],
  [named('Søren', 'Ångström'), named('SOEREN', 'AANGSTROEM'), true],
  [named('José', 'García Márquez'), named('JOSE', 'GARCIA'), true],
  [named('Siobhán', 'O’Brien'), named('Siobhan', "O'BRIEN"), true],
  // Written the other way round.
  [named('Wei', 'Zhang'), named('Zhang', 'Wei'), true],
  [named('Suharto', 'Suharto'), named(null, 'SUHARTO'), true],
  [named('Anna', 'de Vries'), named('Anna', 'de Groot'), false],
  [named('Anna', 'Vries'), named(null, null), false],
  [named('', ''), named('Anna', 'Vries'), false],
  [named('王', '伟'), named('Wei', 'Wang'), false],
])('%o and a document of %o: %s', (person, shown, isSame) => {
  expect(
    isSamePerson({ firstName: person.firstName ?? '', lastName: person.lastName ?? '' }, shown),
  ).toBe(isSame);
});
