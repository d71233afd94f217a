import { expect, test } from 'vitest';
import { checkDecisions } from './decisions.ts';
import { indexOf, readRecord } from './index-rules.ts';

const head = '# 0141 A job is a draft beside its advert\nFeature: jobs · Status: in force\n\n…';
const record = (file: string, text = head) => {
  const read = readRecord(file, text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

test('a record says its number, its title, its feature and whether it is in force', () => {
  expect(record('0141-a-job.md')).toEqual({
    file: '0141-a-job.md',
    number: '0141',
    title: 'A job is a draft beside its advert',
    feature: 'jobs',
    status: 'in force',
  });
});

test('a record without its head, or with the number of another, is named', () => {
  expect(readRecord('0141-a.md', '# 141. A job\n')).toContain('0141-a.md: the first line');
  expect(readRecord('0141-a.md', '# 0141 A job\n\n')).toContain('0141-a.md: the second line');
  expect(readRecord('0142-a.md', head)).toBe('docs/decisions/0142-a.md calls itself 0141');
});

test('the index is by feature, then by number, and says what no longer holds', () => {
  const replaced = '# 0048 No table\nFeature: jobs · Status: replaced by 0222\n';
  const other = '# 0030 Objects\nFeature: objects · Status: in force\n';
  expect(
    indexOf([record('0141-a.md'), record('0030-b.md', other), record('0048-c.md', replaced)]).split(
      '\n',
    ),
  ).toEqual(
    expect.arrayContaining([
      '## jobs',
      '- [0048](0048-c.md) No table (replaced by 0222)',
      '- [0141](0141-a.md) A job is a draft beside its advert',
      '## objects',
    ]),
  );
});

test('the index of this repository is what its records say', () => {
  expect(checkDecisions()).toEqual([]);
});
