import type { BulkDeed } from './job-bulk-rules.ts';

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

export const bulkWords = {
  label: 'Selected jobs',
  count: jobs,
  pause: 'Pause…',
  close: 'Close…',
  clear: 'Clear the selection',
  none: 'None of these can be paused or closed.',
  title: {
    paused: (count: number) => `Pause ${jobs(count)}?`,
    closed: (count: number) => `Close ${jobs(count)}?`,
  },
  /** The way back is that of one job alone. */
  text: {
    paused:
      'Their public pages disappear until you resume each job on its page. Applications stay.',
    closed:
      'Their public pages disappear; you can publish each job again on its page. Applications stay.',
  },
  stays: 'These stay as they are:',
  go: { paused: 'Pause them', closed: 'Close them' },
  cancel: 'Keep them',
  done: {
    paused: (count: number) => `Paused: ${jobs(count)}.`,
    closed: (count: number) => `Closed: ${jobs(count)}.`,
  },
  failed: 'These could not be changed:',
  leave: 'Close this',
} as const satisfies Record<string, unknown> & {
  readonly text: Readonly<Record<BulkDeed, string>>;
};
