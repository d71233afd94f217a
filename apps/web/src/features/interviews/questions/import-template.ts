import { optionLabels } from '@candor/contract/interviews/option-rules';

const options = (...texts: readonly string[]): string =>
  optionLabels.map((_, position) => texts[position] ?? '').join(',');

/** A heading and one question of each kind; the mark in front tells spreadsheets that it is UTF-8. */
export const questionTemplate = [
  `\uFEFFquestion,code,${optionLabels.join(',')},key,skill,difficulty,seconds,explanation`,
  `Which statement reads rows?,,${options('SELECT', 'INSERT', 'UPDATE', 'DELETE')},A,SQL,easy,30,SELECT reads; the others write.`,
  `"What does this print?","let x = 1;\nx += 1;\nconsole.log(x);",${options('1', '2', '3')},B,JavaScript,easy,45,`,
  '',
].join('\r\n');
