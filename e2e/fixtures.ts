import { test as base } from '@playwright/test';
import { type Demo, type Product, startProduct } from './product.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = { product: Product };
type TestFixtures = {
  demo: Demo;
  /** Set to true where a test provokes an uncaught error or a blocked request on purpose. */
  expectPageErrors: boolean;
  cleanPages: undefined;
};

/**
 * `product` is the real server, started once for each worker; after a failed test Playwright makes
 * a new worker, so a broken product never fails the tests that follow.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: async ({ product }, use) => {
    await use(product.demo());
  },
  baseURL: async ({ demo }, use) => {
    await use(demo.baseUrl);
  },
  expectPageErrors: [false, { option: true }],
  cleanPages: [
    async ({ context, expectPageErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) errors.push(message.text());
      });
      await use(undefined);
      if (errors.length > 0 && !expectPageErrors) {
        throw new Error(`The pages of this test reported:\n${errors.join('\n')}`);
      }
    },
    { auto: true },
  ],
});
