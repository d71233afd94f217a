import { OPTIONS_LEAST, optionLabels } from '@candor/contract/interviews/option-rules';
import type { QtiReason } from '@candor/contract/interviews/qti-rules';

/**
 * A part of an item: an element with what is in it in its order, or text. Names are those of QTI 2 in small letters;
 * QTI 3 writes `qti-simple-choice` for `simpleChoice` and is otherwise the same here.
 */
export type QtiNode =
  | { readonly text: string }
  | {
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly QtiNode[];
    };
type Element = Exclude<QtiNode, { readonly text: string }>;

export type QtiItem = {
  readonly stem: string;
  readonly options: readonly string[];
  /** Of the right option. */
  readonly key: number;
};

export type ReadItem = { readonly item: QtiItem } | { readonly because: QtiReason };

/** "qti-response-declaration" and "responseDeclaration" are one. */
export const plainName = (name: string): string =>
  name.toLowerCase().replace(/^qti-/, '').replaceAll('-', '');

const isElement = (node: QtiNode): node is Element => 'name' in node;

function all(node: Element, isWanted: (element: Element) => boolean): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [...(isWanted(child) ? [child] : []), ...all(child, isWanted)]);
}
const named = (node: Element, name: string): Element[] => all(node, (one) => one.name === name);

const blocks = /^(p|div|li|ul|ol|h\d|br|prompt|blockquote|pre|tr)$/;
/** What a text cannot say. */
const notText = /^(img|object|picture|video|audio|math|table|svg|iframe|include|printedvariable)$/;

/** What is shown after the answer, or made for it: it may say which one is right. */
const after = /^(feedback(inline|block)|modalfeedback|template(inline|block))$/;
/** Notes for who marks; some are for the candidate, too. */
const isForMarkers = ({ name, attributes }: Element): boolean =>
  name === 'rubricblock' && !/\bcandidate\b/.test(attributes['view'] ?? '');

/** The words, with a line for each block. */
function textOf(node: QtiNode, without = ''): string {
  if (!isElement(node)) return node.text.replaceAll(/\s+/g, ' ');
  if (node.name === without || after.test(node.name) || isForMarkers(node)) return '';
  const inner = node.children.map((child) => textOf(child, without)).join('');
  return blocks.test(node.name) ? `\n${inner}\n` : inner;
}

const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

/** An item with one choice among two to four texts, of which one is right; or why it is none. */
export function readItem(root: Element): ReadItem {
  const [body] = named(root, 'itembody');
  if (body === undefined) return { because: 'no_choice' };
  const interactions = all(body, ({ name }) => name.endsWith('interaction'));
  const [choice] = interactions;
  if (choice?.name !== 'choiceinteraction') return { because: 'no_choice' };
  if (interactions.length > 1) return { because: 'several_interactions' };
  if (all(body, ({ name }) => notText.test(name)).length > 0) return { because: 'not_text' };
  const answer = rightAnswer(root, choice);
  if ('because' in answer) return answer;
  const choices = named(choice, 'simplechoice');
  if (choices.length < OPTIONS_LEAST) return { because: 'options_missing' };
  if (choices.length > optionLabels.length) return { because: 'too_many_options' };
  const key = choices.findIndex(({ attributes }) => attributes['identifier'] === answer.identifier);
  if (key === -1) return { because: 'no_key' };
  const options = choices.map((one) => tidy(textOf(one)));
  return { item: { stem: tidy(textOf(body, 'simplechoice')), options, key } };
}

function rightAnswer(
  root: Element,
  { attributes }: Element,
): { readonly identifier: string } | { readonly because: QtiReason } {
  // What is left out stands for one; 0 for as many as one likes.
  if ((attributes['maxchoices'] ?? '1') !== '1') return { because: 'several_answers' };
  const declared = named(root, 'responsedeclaration').find(
    (one) => one.attributes['identifier'] === attributes['responseidentifier'],
  );
  if (declared === undefined) return { because: 'no_key' };
  if (declared.attributes['cardinality'] !== 'single') return { because: 'several_answers' };
  const values = named(declared, 'correctresponse').flatMap((right) => named(right, 'value'));
  const [value] = values;
  if (value === undefined) return { because: 'no_key' };
  if (values.length > 1) return { because: 'several_answers' };
  return { identifier: textOf(value).trim() };
}
