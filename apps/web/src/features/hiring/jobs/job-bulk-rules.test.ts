import { expect, test } from 'vitest';
import { planOf } from './job-bulk-rules.ts';

const draft = { jobID: 1, status: 'draft' } as const;
const open = { jobID: 2, status: 'open' } as const;
const paused = { jobID: 3, status: 'paused' } as const;
const closed = { jobID: 4, status: 'closed' } as const;
const all = [draft, open, paused, closed];

test('open jobs are paused; drafts, paused and closed ones stay as they are', () => {
  expect(planOf(all, 'paused')).toEqual({ going: [open], staying: [draft, paused, closed] });
});

test('open and paused jobs are closed; drafts and closed ones stay as they are', () => {
  expect(planOf(all, 'closed')).toEqual({ going: [open, paused], staying: [draft, closed] });
});
