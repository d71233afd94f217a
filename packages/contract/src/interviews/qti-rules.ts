/** What the page and the server must agree on about files of QTI. */

export const QTI_FILE_BYTES = 5_000_000;

/** Why an item is not taken. */
export const qtiReasons = [
  'unreadable',
  'doctype',
  'old_version',
  'no_choice',
  'several_interactions',
  'several_answers',
  'no_key',
  'options_missing',
  'too_many_options',
  'not_text',
] as const;
export type QtiReason = (typeof qtiReasons)[number];

/** Why a whole file is not taken. */
export const qtiProblems = ['unreadable', 'too_large', 'no_items', 'too_many_items'] as const;
export type QtiProblem = (typeof qtiProblems)[number];
