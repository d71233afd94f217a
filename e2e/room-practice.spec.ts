import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { openTomorrow } from './interview-rows.ts';
import { freshLink } from './room-steps.ts';

test('days ahead a candidate practises in the room itself, and nothing of it leaves their computer', async ({
  page,
  product,
}) => {
  const link = await freshLink(product);
  await openTomorrow(product, link);
  await page.goto(link);
  await expect(page.getByText('Your interview opens on')).toBeVisible();
  const practise = page.getByRole('button', { name: 'Practise first' });
  await practise.press('Enter');
  await expect(page.getByText('Practice: nothing is kept')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await expect(page.getByRole('log', { name: 'Warnings' })).toBeEmpty();
  await expectAccessible(page);
  await page.getByRole('button', { name: /How the room works/ }).press('Enter');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: /By any of these/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await expect(page.getByText('What becomes of an answer')).toBeVisible();
  await page.getByRole('button', { name: 'Next question' }).press('Enter');
  await page.getByRole('radio', { name: /Level/ }).press('Space');
  await expect(page.getByRole('button', { name: 'A word 1/1' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit Answers' }).press('Enter');
  const confirm = page.getByRole('dialog', { name: 'Submit your answers' });
  await expect(confirm).toContainText('2 of 3 questions are answered');
  await confirm.getByRole('button', { name: 'Confirm' }).press('Enter');
  const over = page.getByRole('dialog', { name: 'That was the practice' });
  await expect(over).toContainText('You answered 2 of 3 questions.');
  await expectAccessible(page);
  await over.getByRole('button', { name: 'Practise again' }).press('Enter');
  await expect(page.getByRole('button', { name: 'A word 0/1' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Warnings' })).toBeEmpty();
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(practise).toBeVisible();
  expect(asked).toEqual([]);
  // The link is as it was.
  await page.reload();
  await expect(practise).toBeVisible();
  await expect(page.getByText('Your interview is running')).toHaveCount(0);
});
