import { counted, type ListWords, unmatched } from '../../../ui/data-list/list-words.ts';
import type { BlueprintPageOf } from './tests-queries.ts';

export const kitsLink = 'Interview kits';

/** Where the bank has nothing that a test could ask. */
export const bankWords = {
  none: 'No question is live yet, so there is nothing a test could ask.',
  write: 'Write a question',
  bring: 'Import questions',
} as const;

export const stateNames = { active: 'In use', archived: 'Archived' } as const;
export const sortNames = { updated: 'Last changed first', name: 'Name A–Z' } as const;

export const listWords: ListWords<BlueprintPageOf> = {
  title: 'Tests',
  what: 'the tests',
  count: counted('test', 'tests'),
  none: {
    title: 'No tests yet',
    text: 'A test says which skills an interview asks, how long it takes and what is watched.',
  },
  unmatched: {
    title: unmatched('No test matches'),
    text: 'Try fewer words, or the tests in use.',
  },
};

export const passMarkWords = {
  would: (passed: number, all: number): string =>
    `Of the newest ${all} interviews ${passed} would have passed (${Math.round((passed / all) * 100)} %).`,
  does: (passed: number, mark: number): string => `At ${mark} %, as saved, ${passed} would have.`,
} as const;
