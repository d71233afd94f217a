/** What a company starts with, until somebody saves its own. */
export const defaultReasons: readonly string[] = [
  'Not enough experience',
  'Skills do not match',
  'Another candidate was chosen',
  'No right to work here',
  'Salary expectations differ',
  'Position is filled or closed',
  'Could not be reached',
];
