// npm run bench:interactions: how long the room lets a candidate wait after each click and key (INP), on a computer
// 4 × slower, without monitors and with all three. UX §4: 120 ms. About two minutes.
import { chromium as browserType, type Page } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { startProduct } from '../e2e/product.ts';
import { modules, shareAndStart } from '../e2e/room-steps.ts';
import { chromium } from '../tools/test/programs.ts';

const SLOWER = 4;
/** With fewer than 50 interactions INP is the longest of all. */
const ROUNDS = 12;

const product = await startProduct();
try {
  const { links } = product.demo();
  const browser = await browserType.launch({
    executablePath: chromium.find() ?? chromium.advice,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream=display-media-type=monitor',
      '--screen-info={1920x1080}',
    ],
  });
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before the run\n`);
  console.log('| room | interactions | longest (INP) | median |\n| --- | --- | --- | --- |');
  for (const [name, link, isMonitored] of [
    ['without monitors', links.botInterview, false],
    ['with face, voice and keyboard', links.botInterviewProctored, true],
  ] as const) {
    const page = await browser.newPage();
    const waits = await answerQuestions(page, link, isMonitored);
    const sorted = waits.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    console.log(`| ${name} | ${waits.length} | ${sorted.at(-1)} ms | ${middle} ms |`);
    await page.close();
  }
  await browser.close();
} finally {
  await product.dispose();
}

/** Goes through the first module by mouse and by key; gives the wait of each interaction, in milliseconds. */
async function answerQuestions(page: Page, link: string, isMonitored: boolean): Promise<number[]> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue to the terms' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
  if (isMonitored) {
    const consent = page.getByRole('dialog', { name: 'Consent and Guideline' });
    await consent.getByRole('checkbox').check();
    await consent.getByRole('button', { name: 'Continue' }).click();
  }
  await shareAndStart(page);
  if (isMonitored) {
    await page.getByText('Tracking', { exact: true }).waitFor({ timeout: 120_000 });
  }
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchInteractions);
  await modules(page).first().click();
  for (let round = 0; round < ROUNDS; round += 1) {
    await page
      .getByRole('radio')
      .nth(round % 2)
      .check();
    await page
      .getByRole('button', { name: round % 7 === 6 ? 'Previous question' : 'Next question' })
      .click();
    await page.keyboard.press('b');
  }
  return page.evaluate(() => {
    const { waits } = window as unknown as { waits: Map<number, number> };
    return [...waits.values()];
  });
}

/** One interaction is several events with one id; its wait is the longest of them. */
function watchInteractions(): void {
  const waits = new Map<number, number>();
  Object.assign(window, { waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, duration } = entry as PerformanceEntry & { interactionId: number };
      if (id > 0) waits.set(id, Math.max(waits.get(id) ?? 0, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
