// npm run bench:vitals: how soon the public pages show their largest content on a slow line and a slow computer,
// and how far they jump. Median of three cold loads each. About a minute.
import { chromium as browserType, type Page } from '@playwright/test';
import { cpus, loadavg } from 'node:os';
import { startProduct } from '../e2e/product.ts';
import { chromium } from '../tools/test/programs.ts';
import { median } from './load.ts';

const RUNS = 3;
/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and its mobile processor, 4 × slower. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};
const SLOWER = 4;

type Vitals = { readonly lcp: number; readonly cls: number };

const product = await startProduct();
try {
  const { baseUrl, links } = product.demo();
  const browser = await browserType.launch({
    executablePath: chromium.find() ?? chromium.advice,
    args: ['--no-sandbox'],
  });
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${cpus().length} cores, load ${load} before the run\n`);
  console.log('| page | largest content | layout shift |\n| --- | --- | --- |');
  for (const [name, url] of [
    ['room before consent', links.botInterview],
    ['home', `${baseUrl}/home`],
    ['login', `${baseUrl}/login/company`],
    ['sign-up', `${baseUrl}/signup/candidate`],
  ] as const) {
    const runs: Vitals[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage();
      runs.push(await visit(page, url));
      await page.close();
    }
    const lcp = median(runs.map((run) => run.lcp));
    const cls = median(runs.map((run) => run.cls));
    console.log(`| ${name} | ${(lcp / 1000).toFixed(2)} s | ${cls.toFixed(3)} |`);
  }
  await browser.close();
} finally {
  await product.dispose();
}

async function visit(page: Page, url: string): Promise<Vitals> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      new Promise<Vitals>((resolve) => {
        let [lcp, cls] = [0, 0];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            cls += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcp, cls }), 500);
      }),
  );
}
