import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { enter, roles } from './roles.ts';

const admin = roles[0];
const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Evergreen">
  <responseDeclaration identifier="R" cardinality="single" baseType="identifier">
    <correctResponse><value>B</value></correctResponse></responseDeclaration>
  <itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which is a conifer?</prompt>
    <simpleChoice identifier="A">Elm</simpleChoice><simpleChoice identifier="B">Larch</simpleChoice>
  </choiceInteraction></itemBody></assessmentItem>`;
const fileOf = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/xml', buffer: Buffer.from(text) },
});

test('an item of QTI comes into the bank; one with several answers is told why it does not', async ({
  page,
  demo,
}) => {
  await enter(page, demo, admin);
  await expect(page).toHaveURL(/\/company\/dashboard$/);
  await page.goto('/company/questions/import');
  const field = page.getByLabel('File', { exact: true });
  await field.setInputFiles(fileOf('many.xml', item.replace('maxChoices="1"', 'maxChoices="0"')));
  await page.getByLabel('Skill', { exact: true }).fill('Forestry');
  await page.getByRole('button', { name: 'Read the items' }).press('Enter');
  const left = page.getByRole('row', {
    name: 'Evergreen Several answers may be chosen, or are right.',
  });
  await expect(left).toBeVisible();
  await field.setInputFiles(fileOf('one.xml', item));
  await page.getByLabel('Skill', { exact: true }).fill('Forestry');
  await page.getByRole('button', { name: 'Read the items' }).press('Enter');
  await expect(page.getByText('1 of 1 rows can be stored.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Store 1 question' }).press('Enter');
  await expect(page).toHaveURL(/\/company\/questions\?status=draft$/);
  await expect(page.getByRole('link', { name: 'Which is a conifer?' })).toBeVisible();
});
