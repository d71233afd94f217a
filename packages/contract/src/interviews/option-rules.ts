/** The options of a question. The database checks the same letters; everything else follows this list. */
export const optionLabels = ['A', 'B', 'C', 'D'] as const;
export type OptionLabel = (typeof optionLabels)[number];

export const OPTIONS_LEAST = 2;
export const OPTIONS_MOST = optionLabels.length;
/** As a sentence says it. */
export const OPTIONS_MOST_WORD = 'four';

/** What the room's questions say of each option: `answerAText`, `answerAID`, and so on. */
type OptionFields<Text, ID> = {
  [Name in `answer${OptionLabel}${'Text' | 'ID'}`]: Name extends `${string}Text` ? Text : ID;
};

export const optionFields = <Text, ID>(
  textOf: (label: OptionLabel) => Text,
  idOf: (label: OptionLabel) => ID,
): OptionFields<Text, ID> =>
  // Object.fromEntries forgets which names it was given.
  Object.fromEntries(
    optionLabels.flatMap((label) => [
      [`answer${label}Text`, textOf(label)],
      [`answer${label}ID`, idOf(label)],
    ]),
  ) as OptionFields<Text, ID>;

/** The options in their order, of a question as the room gets it. */
export const readOptions = <Text, ID>(question: OptionFields<Text, ID>) =>
  optionLabels.map((label) => ({
    label,
    text: question[`answer${label}Text`],
    id: question[`answer${label}ID`],
  }));

/** Texts under the labels of their places; no question has more than there are labels. */
export const labelled = (texts: readonly string[]): { label: OptionLabel; text: string }[] =>
  optionLabels.flatMap((label, position) => {
    const text = texts[position];
    return text === undefined ? [] : [{ label, text }];
  });
