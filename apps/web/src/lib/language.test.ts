import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Language from './language.ts';
import { TabStorage } from './test-api-server.ts';

const page = { lang: 'en', dir: 'ltr' };
type Kernel = typeof Language;
let kernel: Kernel;

/** As a page that has just been opened, in a browser that wants these languages. */
async function open(wanted: readonly string[]): Promise<Kernel> {
  vi.stubGlobal('navigator', { language: wanted[0], languages: wanted });
  vi.resetModules();
  return await import('./language.ts');
}

beforeEach(async () => {
  Object.assign(page, { lang: 'en', dir: 'ltr' });
  vi.stubGlobal('localStorage', new TabStorage());
  vi.stubGlobal('document', { documentElement: page });
  kernel = await open(['en-GB']);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const english = {
  hello: 'Hello',
  left: (count: number) => `${count} left`,
  states: { open: 'Open', shut: 'Shut' },
};
const german = {
  hello: 'Guten Tag',
  left: (count: number) => `noch ${count}`,
  states: { open: 'Offen', shut: 'Zu' },
};
const none = async () => ({});
const catalogues = (de: () => Promise<object>) => ({
  ...{ fr: none, es: none, pt: none, nb: none },
  de: async () => ({ greeting: await de() }),
});

test('a page speaks as the browser wants, and words are read in that language', async () => {
  kernel = await open(['de-AT', 'en']);
  const words = kernel.inLanguages('greeting', english);
  await kernel.startLanguage();
  await kernel.speak(catalogues(async () => german));
  expect([words.hello, words.left(3), words.states.shut]).toEqual(['Guten Tag', 'noch 3', 'Zu']);
  expect(page).toEqual({ lang: 'de', dir: 'ltr' });
});

test('another language chosen by hand is spoken at once, and on the next visit', async () => {
  const words = kernel.inLanguages('greeting', english);
  await kernel.speak(catalogues(async () => german));
  expect(words.hello).toBe('Hello');
  expect(await kernel.chooseLanguage('de')).toBe(true);
  expect(words.hello).toBe('Guten Tag');
  kernel = await open(['fr']);
  await kernel.startLanguage();
  expect(kernel.currentLanguage()).toBe('de');
});

test('what a job offers gives way to what was chosen by hand, and goes before the browser', async () => {
  await kernel.startLanguage();
  await kernel.offerLanguage('fr');
  expect(kernel.currentLanguage()).toBe('fr');
  await kernel.chooseLanguage('nb');
  await kernel.offerLanguage('fr');
  expect(kernel.currentLanguage()).toBe('nb');
  await kernel.offerLanguage(null);
  expect(kernel.currentLanguage()).toBe('nb');
});

test('only what was chosen by hand is sent as chosen', async () => {
  await kernel.startLanguage();
  await kernel.offerLanguage('fr');
  expect(kernel.chosenLanguage()).toBeUndefined();
  await kernel.chooseLanguage('nb');
  expect(kernel.chosenLanguage()).toBe('nb');
  localStorage.setItem('candor-language', 'pseudo');
  kernel = await open(['en-GB']);
  expect(kernel.chosenLanguage()).toBeUndefined();
});

test('words of one name from two surfaces stand beside each other', async () => {
  const said = kernel.inLanguages<Record<string, string>>('greeting', {});
  await kernel.chooseLanguage('de');
  await kernel.speak(catalogues(async () => ({ late: 'Zu spät' })));
  await kernel.speak(catalogues(async () => ({ early: 'Zu früh' })));
  expect([said['late'], said['early']]).toEqual(['Zu spät', 'Zu früh']);
});

test('whoever has to know beyond this browser hears of a choice by hand, once it is spoken', async () => {
  const heard: string[] = [];
  const stop = kernel.whenChosen((language) => heard.push(language));
  await kernel.offerLanguage('fr');
  await kernel.chooseLanguage('de');
  stop();
  await kernel.chooseLanguage('nb');
  expect(heard).toEqual(['de']);
});

test('a language whose words do not come changes nothing', async () => {
  const words = kernel.inLanguages('greeting', english);
  await kernel.speak(catalogues(() => Promise.reject(new Error('offline'))));
  expect(await kernel.chooseLanguage('de')).toBe(false);
  expect([words.hello, kernel.currentLanguage(), page.lang]).toEqual(['Hello', 'en', 'en']);
});

test('of two languages chosen one after the other the last is spoken, whichever comes first', async () => {
  const { promise: slow, resolve: arrive } = Promise.withResolvers<object>();
  await kernel.speak(catalogues(() => slow));
  const first = kernel.chooseLanguage('de');
  await kernel.chooseLanguage('fr');
  arrive(german);
  await first;
  expect(kernel.currentLanguage()).toBe('fr');
  expect(localStorage.getItem('candor-language')).toBe('fr');
});

test('what a job offers does not overtake a choice whose words are on their way', async () => {
  const { promise: slow, resolve: arrive } = Promise.withResolvers<object>();
  await kernel.speak(catalogues(() => slow));
  const choice = kernel.chooseLanguage('de');
  await kernel.offerLanguage('fr');
  arrive(german);
  await choice;
  expect(kernel.currentLanguage()).toBe('de');
});

test('a choice holds as long as the page, also where the browser keeps nothing', async () => {
  await kernel.chooseLanguage('nb');
  localStorage.removeItem('candor-language');
  await kernel.offerLanguage('fr');
  expect(kernel.currentLanguage()).toBe('nb');
});

test('a page whose words do not come is English, with its dates and its voice', async () => {
  await kernel.chooseLanguage('de');
  await kernel.speak(catalogues(() => Promise.reject(new Error('offline'))));
  expect([kernel.currentLanguage(), page.lang]).toEqual(['en', 'en']);
});

test('the pseudo-locale marks every sentence, and turns the page', async () => {
  localStorage.setItem('candor-language', 'pseudo');
  const words = kernel.inLanguages('greeting', english);
  await kernel.startLanguage();
  expect(words.hello).toMatch(/^⟦Héllö~+⟧$/);
  expect(words.left(3)).toMatch(/^⟦.*3.*⟧$/);
  expect(words.states.open).toMatch(/^⟦/);
  expect(page).toEqual({ lang: 'en', dir: 'rtl' });
});
