import type { SomeRefusalWords } from '@candor/contract/refusals';

export const archiveRefusals = {
  archive_part_odd: 'The file did not arrive whole. Please choose it once more.',
  archive_under_way: 'A file is at work already. Wait until it is done.',
  not_found: { archive: 'The file is not here any more. Make or send it again.' },
  wrong_status: { archive: 'This cannot be done with the file as it stands now.' },
} as const satisfies SomeRefusalWords;
