import { expect, test } from 'vitest';
import { isBusinessDay } from './business-day-rules.ts';
import { jurisdictions } from './job-rules.ts';
import { demandsOf, earliestStart } from './jurisdiction-rules.ts';
import { noticesOf } from './notices/index.ts';
import { languages } from '../people/language-rules.ts';

const startOf = (told: string) => earliestStart(new Date(told), 'us-nyc')?.toISOString();

test('ten business days of New York lie between an invitation and its interview', () => {
  // Monday; Thanksgiving and the election before it are none of the ten.
  expect(startOf('2026-10-26T15:00:00Z')).toBe('2026-11-11T05:00:00.000Z');
  expect(startOf('2026-11-16T15:00:00Z')).toBe('2026-12-02T05:00:00.000Z');
  // Sunday evening there, though Monday by UTC.
  expect(startOf('2027-03-01T02:00:00Z')).toBe(startOf('2027-02-27T15:00:00Z'));
});

test('no other place makes anybody wait, nor does one that is not known', () => {
  for (const other of [...jurisdictions.filter((one) => one !== 'us-nyc'), null, 'of-a-newer-node'])
    expect(earliestStart(new Date(), other)).toBeNull();
  expect(demandsOf('of-a-newer-node').needsReview).toBe(false);
});

test.each([
  ['2026-11-29', false],
  ['2026-11-26', false],
  ['2026-11-03', false],
  ['2027-07-05', false],
  ['2026-07-03', false],
  ['2027-02-12', false],
  ['2027-02-15', false],
  ['2027-05-31', false],
  ['2027-05-24', true],
  ['2026-12-01', true],
])('%s is a business day of New York: %s', (day, is) => {
  expect(isBusinessDay(new Date(`${day}T00:00:00Z`))).toBe(is);
});

const now = new Date('2026-11-29T10:00:00Z');
const noLaw = { companyName: 'Birch', biasAuditUrl: null, biasAuditOn: null };

test('every notice is in every language, names the company, and says nothing twice', () => {
  expect(noticesOf({ ...noLaw, jurisdiction: null }, now)).toBeNull();
  expect(noticesOf({ ...noLaw, jurisdiction: 'of-a-newer-node' }, now)).toBeNull();
  for (const jurisdiction of jurisdictions) {
    const notices = noticesOf({ ...noLaw, jurisdiction }, now);
    const texts = languages.map((language) => notices?.[language].join('\n') ?? '');
    expect(new Set(texts).size).toBe(languages.length);
    for (const text of texts) expect(text).toContain('Birch');
    for (const language of languages) expect(notices?.[language]).toHaveLength(3);
  }
});

test('a notice of New York City tells of an audit from the day on which it was made', () => {
  const said = (biasAuditOn: string) =>
    noticesOf(
      { ...noLaw, jurisdiction: 'us-nyc', biasAuditUrl: 'https://example.com/audit', biasAuditOn },
      now,
    )?.en ?? [];
  expect(said('2026-11-29').at(-1)).toContain('29 November 2026');
  expect(said('2026-11-30').join('\n')).not.toContain('https://example.com/audit');
});
