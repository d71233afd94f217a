import type { QtiProblem, QtiReason } from '@candor/contract/interviews/qti-rules';

export const qtiReasonWords: Readonly<Record<QtiReason, string>> = {
  unreadable: 'The file is no well-formed XML.',
  doctype: 'The file declares a document type or entities, which are not read.',
  old_version: 'The file is QTI 1; items of 2.1, 2.2 and 3.0 are read.',
  no_choice: 'There is no choice among texts.',
  several_interactions: 'It asks several things at once.',
  several_answers: 'Several answers may be chosen, or are right.',
  no_key: 'It does not say which option is right.',
  options_missing: 'It has fewer than two options.',
  too_many_options: 'It has more than four options.',
  not_text: 'It shows pictures, sound, formulas or tables.',
};

export const qtiProblemWords: Readonly<Record<QtiProblem, string>> = {
  unreadable: 'The ZIP cannot be read.',
  too_large: 'The ZIP holds more than 40 MB of XML.',
  no_items: 'The file holds no items of QTI.',
  too_many_items: 'The file holds more than 5,000 questions. Split it in parts.',
};

export const qtiWords = {
  note: 'QTI 2.1, 2.2 and 3.0 are read too, as XML or ZIP of at most 5 MB: items with one right answer among two to four texts. QTI names neither skill nor difficulty; say what all items of the file get.',
  tooLarge: 'The file is larger than 5 MB.',
  skill: 'Skill',
  difficulty: 'Difficulty',
  read: 'Read the items',
  left: 'Items that are skipped',
  leftTable: 'Skipped items',
  item: 'Item',
  because: 'Why',
  more: (count: number) => `${count} more are not shown.`,
} as const;
