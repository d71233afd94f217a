import { expect, test } from 'vitest';
import { isSamePerson, type Said, type Standing, stepOf } from './identity-session-rules.ts';

const noor = { firstName: 'Noor', lastName: 'de Vries' };
const named = (firstName: string | null, lastName: string | null) => ({ firstName, lastName });
const verified: Said = { kind: 'verified', report: 'vr_1', ...named('NOOR ANNA', 'DE VRIES') };
const failed: Said = { kind: 'failed', because: 'face_differs', report: 'vr_1' };
const at = (
  status: Standing['status'],
  reasonCode: Standing['reasonCode'] = null,
  lastReport: string | null = null,
) => ({ status, reasonCode, lastReport });

test.each([
  ['begun', { kind: 'open' }, null],
  ['begun', { kind: 'processing' }, { to: 'pending' }],
  ['pending', { kind: 'processing' }, null],
  ['begun', verified, { to: 'approved' }],
  ['pending', verified, { to: 'approved' }],
  ['pending', failed, { to: 'refused', because: 'face_differs', isLook: true }],
  ['pending', { kind: 'over' }, { to: 'refused', because: 'ended', isLook: false }],
  // Tried again in the same session.
  ['refused', { kind: 'processing' }, { to: 'pending' }],
  ['refused', verified, { to: 'approved' }],
  ['refused', failed, { to: 'refused', because: 'face_differs', isLook: true }],
  ['refused', { kind: 'over' }, null],
] as const)('from %s, %o leads to %o', (status, said, step) => {
  expect(stepOf(at(status), said, noor)).toEqual(step);
});

test('what is said again changes nothing', () => {
  expect(stepOf(at('refused', 'face_differs', 'vr_1'), failed, noor)).toBeNull();
  // Of what no report was made, such as a consent that was not given.
  const unreported: Said = { kind: 'failed', because: 'consent_declined', report: null };
  expect(stepOf(at('refused', 'consent_declined', 'vr_1'), unreported, noor)).toBeNull();
});

test('who is refused once more for the same reason was looked at once more', () => {
  expect(stepOf(at('refused', 'face_differs', 'vr_0'), failed, noor)).toEqual({
    ...{ to: 'refused', because: 'face_differs', isLook: true },
  });
});

test('what was looked at once is counted once, also where it was waited for again', () => {
  expect(stepOf(at('pending', null, 'vr_1'), failed, noor)).toMatchObject({ isLook: false });
});

test.each([{ kind: 'open' }, { kind: 'processing' }, failed, { kind: 'over' }, verified] as const)(
  'who is confirmed stays so, whatever is said: %o',
  (said) => {
    expect(stepOf(at('approved'), said, noor)).toBeNull();
  },
);

test('the document of somebody else is refused, and says so once', () => {
  const other: Said = { kind: 'verified', report: 'vr_2', ...named('Eve', 'de Vries') };
  expect(stepOf(at('pending'), other, noor)).toMatchObject({
    ...{ to: 'refused', because: 'name_differs' },
  });
  expect(stepOf(at('refused', 'name_differs', 'vr_2'), other, noor)).toBeNull();
});

test.each([
  [named('Jürgen', 'Müller'), named('JUERGEN', 'MUELLER'), true],
  [named('Jürgen', 'Müller'), named('Jurgen', 'Muller'), true],
  [named('Søren', 'Ångström'), named('SOEREN', 'AANGSTROEM'), true],
  [named('José', 'García Márquez'), named('JOSE MARIA', 'GARCIA MARQUEZ'), true],
  [named('José', 'García'), named('JOSE', 'GARCIA MARQUEZ'), true],
  // A name put beside somebody else's.
  [named('José', 'García Márquez'), named('JOSE', 'GARCIA'), false],
  [named('Eve Noor', 'Sand de Vries'), named('Noor', 'de Vries'), false],
  [named('Noor', 'van der Berg'), named('NOOR', 'BERG'), true],
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
