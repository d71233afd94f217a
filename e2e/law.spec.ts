import { expectAccessible } from './accessibility.ts';
import { companyCalls } from './appointment-steps.ts';
import { enter, expectFitsPhone, writtenTo } from './candidate-page-steps.ts';
import { expect, test } from './fixtures.ts';
import { plantRecording } from './law-rows.ts';
import { enter as enterCompany, roles } from './roles.ts';

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB', viewport: { width: 390, height: 844 } });

for (const isHeld of [false, true]) {
  test(`a candidate has a recording of Illinois deleted by keys, ${isHeld ? 'which waits while they are held back' : 'at once'}`, async ({
    page,
    product,
    request,
  }) => {
    const { title, email, applicationID } = await writtenTo(request, product);
    await plantRecording(product, { applicationID, isHeld });
    await enter(page, product, email);
    const recordings = page.getByRole('region', { name: 'Recordings, and who watched them' });
    await recordings.getByRole('button', { name: `Delete the recording: ${title}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete this recording?' });
    await expect(dialog).toContainText(
      isHeld ? 'The company keeps your data back for now' : 'It goes at once, and by ',
    );
    await expectAccessible(page);
    await expectFitsPhone(page);
    await dialog.getByRole('button', { name: 'Delete the recording for good' }).press('Enter');
    await expect(
      page.getByText('the company was told').or(page.getByText('The company was told')),
    ).toBeVisible();
    const line = recordings.getByRole('listitem').filter({ hasText: title });
    await expect(line).toBeFocused();
    await expect(line).toContainText(
      isHeld
        ? /You asked for its deletion on .+ The company keeps your data back/
        : /Deleted .+You asked for this on /,
    );
    await expect(recordings.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    const call = await companyCalls(request, product);
    const { askedDeletions } = await call('GET', '/api/dashboard');
    const found = askedDeletions.items.some((one: { jobTitle: string }) => one.jobTitle === title);
    expect(found).toBe(isHeld);
    if (!isHeld) return;
    await enterCompany(page, product.demo(), roles[0]);
    const asked = page.getByRole('region', {
      name: /Recordings that candidates asked to be deleted/,
    });
    await expect(asked).toContainText('held back');
    await expectAccessible(page);
    await asked.getByRole('link', { name: 'Ada Lovelace' }).first().press('Enter');
    await expect(
      page.getByText(/The candidate asked for its deletion .+ due by law on /),
    ).toBeVisible();
  });
}
