import { expectAccessible } from './accessibility.ts';
import { expect, test } from '@playwright/test';

const door = `<!doctype html><html lang="en"><title>A door</title><style>
  button { color: #fff; background: #1c4b3e; transition: opacity 4s }
  button:disabled { opacity: 0.5 }</style>
  <main><h1>Are you ready?</h1><button disabled>Join the call</button></main></html>`;

test('a button that opens just before the look is looked at when it stands open', async ({
  page,
}) => {
  const address = 'http://door.example/';
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: door }));
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Join the call' });
  await expect(button).toBeDisabled();
  // It opens when the page has been found in its scheme, and its colour is on the way when axe comes.
  await button.evaluate((opens: HTMLButtonElement) => {
    const getItem = localStorage.getItem.bind(localStorage);
    Storage.prototype.getItem = (key) => {
      queueMicrotask(() => {
        opens.disabled = false;
      });
      return getItem(key);
    };
  });
  await expectAccessible(page);
  await expect(button).toBeEnabled();
});
