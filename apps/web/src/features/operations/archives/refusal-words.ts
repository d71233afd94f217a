import type { SomeRefusalWords } from '@candor/contract/refusals';
import { problemWords } from './archive-words.ts';

export const archiveRefusals = {
  archive_too_large: ({ most }) =>
    `The company has more than ${most} rows of a kind, which one file does not hold.`,
  unreadable_archive: ({ code, file }) => problemWords[code](file),
} as const satisfies SomeRefusalWords;
