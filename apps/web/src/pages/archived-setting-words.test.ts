import { expect, test } from 'vitest';
import { archivedSettingText } from './archived-setting-words.ts';

type Setting = Parameters<typeof archivedSettingText>[0];
const of = (what: Setting['what'], name: string, now: string | null, next: string | null) =>
  Object.values(archivedSettingText({ what, name, now, next }, 'Larkfield')).join(' | ');

test('a setting of a file and its values are called as on their own page', () => {
  expect([
    of('needs', 'replyDays', '1', '5'),
    of('mailSender', 'name', '', 'Larkfield hiring'),
    of('externalInterviews', 'rules', '', 'Be kind.'),
    of('kept', 'recordings', '90', '120'),
    of('colour', '', null, '#0f6b55'),
    of('logo', '', null, ''),
    of('view', 'offer-templates', null, 'Mine'),
  ]).toEqual([
    'What candidates need | An answer is promised within | 1 day | 5 days',
    'Mail sender | Name | Larkfield | Larkfield hiring',
    'External interviewers | What else they should know | Empty | Be kind.',
    'Retention | Recordings | 90 days | 120 days',
    'Profile and brand | Colour | None | #0f6b55',
    'Profile and brand | Logo | None | The picture of the file',
    'Offer templates | Shared view | None | Mine',
  ]);
});

test('what only a newer server knows keeps its own name', () => {
  expect(of('needs', 'later', '1', '2')).toBe('What candidates need | later | 1 | 2');
  expect(of('later' as 'needs', 'days', '1', '2')).toBe('later | days | 1 | 2');
  expect(of('kept', 'films', '1', '2')).toBe('Retention | films | 1 day | 2 days');
});
