import type { SomeRefusalWords } from '@candor/contract/refusals';
import { locale } from '../../../ui/reader-locale.ts';
import { kindWords, problemWords } from './archive-words.ts';

export const archiveRefusals = {
  archive_row_unfit: ({ kind, row }) =>
    `No file was made: under ${kindWords[kind]}, “${row}” holds more than a file takes, or what no page here would. Please change it and try again.`,
  archive_too_large: {
    bytes: () =>
      'The file would be larger than 12 MB, or one row of it than 1 MB. No file was made.',
    rows: ({ most }) =>
      `The company has more than ${most.toLocaleString(locale)} rows of a kind, which one file does not hold.`,
  },
  unreadable_archive: ({ code, file }) => problemWords[code](file),
} as const satisfies SomeRefusalWords;
