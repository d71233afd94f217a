import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const web = 'apps/web/src';

/** What people read who have no account, make one, take an interview or are shown one; and every mail. */
const pages = [
  'apps/server/src/features/*/*/*-mails.ts',
  'apps/server/src/features/interviews/appointments/*-words.ts',
  'apps/server/src/features/hiring/mail-templates/english{,-template}-words.ts',
  'packages/contract/src/**/{mail-template,promise,account-promise,application-privacy,equality,terms}-rules.ts',
  'packages/contract/src/hiring/notices/english-words.ts',
  'packages/contract/src/interviews/terms-words.ts',
  `${web}/features/*/{accounts,multifactor,linkedin,registration,interviewers,applications,calls,attempts}/*.{ts,tsx}`,
  `${web}/features/interviews/viewing/{gate*,code-step,empty-list,own-views,own-views-words,viewing-words,remaining-access,terms-view,viewer,viewing-page,share-dialog,share-list}.{ts,tsx}`,
  `${web}/features/interviews/appointments/feed-words.ts`,
  `${web}/features/hiring/jobs/{career,advert}*.{ts,tsx}`,
  `${web}/features/people/companies/{add-user-page,invitation-page,user-deactivation,create-company}.tsx`,
  `${web}/pages/home-*.tsx`,
  `${web}/shell/task-layout{,-words}.{ts,tsx}`,
];

/** A sentence with one of these says what is kept, deleted, seen or possible, and for how long. */
const promising =
  /\b(kept|keeps?|delete[sd]?|erased?|only you|never|nobody|works? (once|for|until)|(one|ten|\d+) (minutes?|hours?|days?)|stored|sees?|shows?|shown|withdraw|signed out|recorded|records|noted|alone|taken back|take (it|this) back|cannot be|gone|stays|once companies)\b/i;

const isSentence = (text: string): boolean =>
  /^[A-Z“$y]/.test(text) && /[.!?,]$/.test(text) && /[a-z’]+ [a-z’]+ [a-z]/.test(text);

/** The sentences of a text that promise something. */
export const promisesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:])\s+|\\n|\n/)
    .filter((sentence) => promising.test(sentence) && isSentence(sentence));

const between = [/>([^<>;=]+)</g, /'((?:[^'\\\n]|\\.)+)'/g, /`([^`]+)`/g, /"([^"\n]+)"/g];

function promisesOfCode(code: string): string[] {
  const plain = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return between
    .flatMap((quoted) => [...plain.matchAll(quoted)].map(([, text = '']) => text))
    .flatMap((text) =>
      promisesOf(
        text
          .replaceAll(/\{'\s*'\}/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      ),
    );
}

const filesOf = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));

/** Every sentence of the pages and mails that promises something, once. */
export function promisesOfPages(): string[] {
  const files = filesOf(pages).filter((name) => !name.includes('.test.'));
  return [
    ...new Set(files.flatMap((name) => promisesOfCode(readFileSync(join(root, name), 'utf8')))),
  ];
}

/** All that the pages say, on one line. */
export const textOfPages = (): string =>
  filesOf(pages)
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n')
    .replaceAll(/\{'\s*'\}/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The text of every test there is: a promise names the title of the one that holds it. */
export const textOfTests = (): string =>
  filesOf(['{apps,packages}/*/src/**/*.test.ts', '{e2e,packages/*/test-browser}/*.spec.ts'])
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
