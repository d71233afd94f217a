import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-app.ts';
import { type Caller, people } from '../../people/companies/test-company.ts';

let service: TestApp;
let call: Caller;
beforeAll(async () => {
  service = await createTestApp();
  ({ call } = await people(service).found());
});
afterAll(() => service.close());

const convert = async (file: Uint8Array | string) => {
  const base64 = Buffer.from(file).toString('base64');
  const body = { base64, skill: 'Trees', difficulty: 'easy' };
  return (await call('POST', '/api/questions/import/qti', body)).data;
};

type Parts = {
  readonly key?: string;
  readonly cardinality?: string;
  readonly max?: string;
  readonly options?: readonly string[];
  readonly more?: string;
  readonly root?: string;
};
/** As the specification's own example "Unattended Luggage" is built. */
const item = ({ key = 'A', cardinality = 'single', max = '1', ...rest }: Parts = {}) => {
  const { options = ['Pine', 'Oak &amp; <b>Beech</b>'], more = '', root = 'v2p1' } = rest;
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_${root}" identifier="i1" title="Evergreen"
    adaptive="false" timeDependent="false">
  <responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="identifier">
    <correctResponse>${key
      .split(' ')
      .map((value) => `<value>${value}</value>`)
      .join('')}</correctResponse>
  </responseDeclaration>
  <itemBody><p>Look at the <em>needles</em>.</p>${more}
    <choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}">
      <prompt>Which tree is evergreen?</prompt>
      ${options.map((text, at) => `<simpleChoice identifier="${'ABCDE'[at]}">${text}</simpleChoice>`).join('\n')}
    </choiceInteraction>
  </itemBody>
</assessmentItem>`;
};

test('an item of QTI 2 with one right answer comes through the preview into the bank', async () => {
  const { csv, ...rest } = await convert(item());
  expect(rest).toEqual({ problem: null, taken: 1, left: [], leftCount: 0 });
  const preview = await call('POST', '/api/questions/import/preview', { csv });
  expect(preview.data).toMatchObject({ rows: 1, valid: 1, errorCount: 0, newSkills: ['Trees'] });
  await call('POST', '/api/questions/import', { csv, as: 'draft', withDuplicates: false });
  const [found] = (await call('GET', '/api/questions?search=evergreen')).data.questions;
  expect((await call('GET', `/api/questions/${found.questionID}`)).data).toMatchObject({
    stem: 'Look at the needles.\nWhich tree is evergreen?',
    ...{ options: ['Pine', 'Oak & Beech'], key: 0, skillName: 'Trees', difficulty: 'easy' },
  });
});

test('QTI 2.2 and 3 are read alike', async () => {
  expect(await convert(item({ root: 'v2p2', key: 'B' }))).toMatchObject({ taken: 1 });
  const three = `<qti-assessment-item identifier="x" title="Three">
    <qti-response-declaration identifier="R" cardinality="single" base-type="identifier">
      <qti-correct-response><qti-value>B</qti-value></qti-correct-response></qti-response-declaration>
    <qti-item-body><qti-choice-interaction response-identifier="R" max-choices="1"><qti-prompt>Is it?</qti-prompt>
      <qti-simple-choice identifier="A">no</qti-simple-choice>
      <qti-simple-choice identifier="B">yes</qti-simple-choice></qti-choice-interaction></qti-item-body>
    </qti-assessment-item>`;
  expect((await convert(three)).csv).toContain('Is it?,,no,yes,,,B,Trees,easy');
});

test.each([
  ['several_answers', item({ max: '0' })],
  ['several_answers', item({ cardinality: 'multiple' })],
  ['several_answers', item({ key: 'A B' })],
  ['no_key', item({ key: 'Z' })],
  ['options_missing', item({ options: ['Pine'] })],
  ['too_many_options', item({ options: ['1', '2', '3', '4', '5'] })],
  ['not_text', item({ more: '<img src="tree.png" alt="a tree"/>' })],
  [
    'several_interactions',
    item({ more: '' }).replace(
      '</itemBody>',
      '<textEntryInteraction responseIdentifier="T"/></itemBody>',
    ),
  ],
  [
    'no_choice',
    '<assessmentItem title="Evergreen"><itemBody><p>Say why.</p><extendedTextInteraction/></itemBody></assessmentItem>',
  ],
])('what is no question of ours is left, because of %s', async (because, xml) => {
  expect(await convert(xml)).toMatchObject({ taken: 0, left: [{ item: 'Evergreen', because }] });
});

test.each([
  [
    'doctype',
    '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><assessmentItem>&a;</assessmentItem>',
  ],
  ['unreadable', '<assessmentItem><itemBody></assessmentItem>'],
  ['unreadable', `${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`],
  ['old_version', '<questestinterop><item/></questestinterop>'],
])('a file that is not read says %s', async (because, xml) => {
  expect((await convert(xml)).left).toMatchObject([{ because }]);
});

test('of a ZIP every item is read, its list of files and its pictures are not', async () => {
  const zip = zipSync({
    'imsmanifest.xml': strToU8('<manifest/>'),
    'items/b.xml': strToU8(item({ options: ['Yew', 'Elm'] })),
    'items/a.xml': strToU8(item()),
    'items/c.xml': strToU8(item({ max: '2' })),
    'tree.png': new Uint8Array(9),
  });
  const { csv, ...rest } = await convert(zip);
  expect(rest).toMatchObject({ taken: 2, leftCount: 1 });
  expect(csv.indexOf('Pine')).toBeLessThan(csv.indexOf('Yew'));
});

test.each([
  ['no_items', zipSync({ 'a.txt': strToU8('x') })],
  ['no_items', '<manifest/>'],
  ['unreadable', Buffer.from('PK\u0003\u0004nothing')],
  ['too_large', zipSync({ 'bomb.xml': new Uint8Array(41_000_000) }, { level: 9 })],
])('a file that holds nothing to take says %s', async (problem, file) => {
  expect(await convert(file)).toEqual({ problem, csv: '', taken: 0, left: [], leftCount: 0 });
});

test('what is shown after the answer, or to who marks, is in no question', async () => {
  const more = `<feedbackBlock outcomeIdentifier="F" identifier="x" showHide="show"><p>Correct: Pine.</p></feedbackBlock>
    <rubricBlock view="scorer"><p>Pine gives a point.</p></rubricBlock>
    <rubricBlock view="candidate"><p>Think of winter.</p></rubricBlock>
    <templateBlock templateIdentifier="T" identifier="y" showHide="show"><p>Pine</p></templateBlock>`;
  const right =
    'Pine<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Right!</feedbackInline>';
  const { csv, taken } = await convert(item({ more, options: [right, 'Oak'] }));
  expect(taken).toBe(1);
  expect(csv).toContain('Think of winter.');
  for (const said of ['Correct', 'point', 'Right!']) expect(csv).not.toContain(said);
  expect(csv.match(/Pine/g)).toHaveLength(1);
});
