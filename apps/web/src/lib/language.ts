import {
  isLanguage,
  type Language,
  languageOf,
  type OtherLanguage,
  type Translated,
} from '@candor/contract/people/language-rules';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readStored, storageKeys, writeStored } from './storage.ts';

/**
 * Which language this page speaks, and its words in it. Words are English objects in a `*-words.ts`, passed through
 * `inLanguages`: reading one gives the sentence in the language of now. So a component reads them while it renders,
 * and nothing keeps one at the top of a module. What a page needs of another language is one file, which
 * `speak` names; the page's outermost component calls `useLanguage`, and so follows a change at once.
 */

/** In a browser's storage by hand, for translators and tests: every text marked, longer, from right to left. */
const pseudo = 'pseudo';
type Spoken = Language | typeof pseudo;

/** The words of some modules in one language, each under the name that its module gave to `inLanguages`. */
export type Catalogue = Readonly<Record<string, object>>;
/** Where the words of a page in other languages are. */
export type Catalogues = Readonly<Record<OtherLanguage, () => Promise<Catalogue>>>;

/** Of what is shown, and of what shall be as soon as its words are here. */
let spoken: Spoken = 'en';
let wanted: Spoken = 'en';
const known = new Map<Spoken, Map<string, object>>();
const surfaces: Catalogues[] = [];
const listeners = new Set<() => void>();
const choiceListeners = new Set<(language: Language) => void>();
let mark: ((words: object) => object) | undefined;
let speaksHere = (): boolean => true;

/** Where only some pages speak, which the page of now is: on every other one all is in English. */
export function speakOnly(here: () => boolean): void {
  speaksHere = here;
}

let isHeldInEnglish = false;
const speaksNow = (): boolean => speaksHere() && !isHeldInEnglish;

/** Of the page that is shown. */
const shown = (): Spoken => (speaksNow() ? spoken : 'en');

/** English words that a reader of another language reads in theirs; `name` is one of its own in the whole web app. */
export function inLanguages<Words extends object>(name: string, english: Words): Translated<Words> {
  keep('en', { [name]: english });
  return new Proxy(english, {
    get: (_, key) => Reflect.get(wordsOf(name, english), key),
  }) as Translated<Words>;
}

function wordsOf(name: string, english: object): object {
  const language = shown();
  if (language === 'en') return english;
  const words = known.get(language)?.get(name);
  if (words !== undefined || language !== pseudo || mark === undefined) return words ?? english;
  const marked = mark(english);
  keep(pseudo, { [name]: marked });
  return marked;
}

function keep(language: Spoken, catalogue: Catalogue): void {
  const words = known.get(language) ?? new Map<string, object>();
  // What is said of refusals, and of sentences of the contract, comes from several surfaces.
  for (const [name, one] of Object.entries(catalogue))
    words.set(name, { ...words.get(name), ...one });
  known.set(language, words);
}

/** All English words that were loaded, by their names. */
export const englishWords = (): ReadonlyMap<string, object> => known.get('en') ?? new Map();

/**
 * Loads a page's words in the language of now, before the page is shown; and again whenever another is chosen. Where a
 * file does not come the page is English, its dates and its voice as well: an interview waits for no translation.
 */
export async function speak(catalogues: Catalogues): Promise<void> {
  if (!surfaces.includes(catalogues)) surfaces.push(catalogues);
  const language = wanted;
  try {
    await learn(language, [catalogues]);
  } catch {
    if (wanted === language) await change('en');
  }
}

async function learn(language: Spoken, from: readonly Catalogues[]): Promise<void> {
  if (language === pseudo) mark ??= (await import('./mark-words.ts')).markWords;
  if (language === pseudo || language === 'en') return;
  for (const catalogue of await Promise.all(from.map((one) => one[language]()))) {
    keep(language, catalogue);
  }
}

/** False if its words could not be loaded: then everything stays as it is. The last one wanted wins. */
async function change(language: Spoken): Promise<boolean> {
  wanted = language;
  try {
    await learn(language, surfaces);
  } catch {
    if (wanted === language) wanted = spoken;
    return false;
  }
  if (wanted !== language) return true;
  spoken = language;
  tellPage();
  return true;
}

/** On the page itself, for whoever reads it aloud; again where another page is shown. */
export function tellPage(): void {
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = shown() === pseudo ? 'rtl' : 'ltr';
  for (const listen of listeners) listen();
}

/** The language of dates and numbers, and of what the server is asked to say. */
export function currentLanguage(): Language {
  const language = shown();
  return language === pseudo ? 'en' : language;
}

/** As long as this page lives, also where the browser keeps nothing. */
let byHand: Language | undefined;

/** Chosen by hand: kept in this browser, and before what any job or browser wants. False if it could not be loaded. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const before = byHand;
  byHand = language;
  const isDone = await change(language);
  // Overtaken by the next choice, which is the one to keep.
  if (byHand !== language) return isDone;
  if (!isDone) {
    byHand = before;
    return false;
  }
  writeStored(storageKeys.language, language);
  for (const tell of choiceListeners) tell(language);
  return true;
}

/** For whoever has to know it beyond this browser, such as for mails. */
export function whenChosen(tell: (language: Language) => void): () => void {
  choiceListeners.add(tell);
  return () => void choiceListeners.delete(tell);
}

/** What a job is held in; it gives way to what somebody chose by hand. */
export async function offerLanguage(language: Language | null | undefined): Promise<void> {
  if (language === null || language === undefined || chosenByHand() !== undefined) return;
  await change(language);
}

/** At the start of a page, before anything is drawn: as chosen by hand, else as the browser wants. */
export async function startLanguage(): Promise<void> {
  await change(chosenByHand() ?? languageOf(navigator.languages));
}

/** What somebody chose by hand, for what is sent: before any other wish. */
export function chosenLanguage(): Language | undefined {
  const chosen = chosenByHand();
  return chosen === pseudo ? undefined : chosen;
}

function chosenByHand(): Spoken | undefined {
  if (byHand !== undefined) return byHand;
  const kept = readStored(storageKeys.language);
  return kept !== null && (isLanguage(kept) || kept === pseudo) ? kept : undefined;
}

const listenTo = (listen: () => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

/** The language of now; who calls it is drawn anew when it changes. */
export function useLanguage(): Language {
  useSyncExternalStore(listenTo, shown, shown);
  return currentLanguage();
}

/** Whether this page has other languages than English. */
export const useSpeaks = (): boolean => useSyncExternalStore(listenTo, speaksNow, speaksNow);

/** What somebody of a company, or who interviews for it, reads on a page that candidates read too. */
export function useEnglishOnly(): void {
  useLayoutEffect(() => {
    isHeldInEnglish = true;
    tellPage();
    return () => {
      isHeldInEnglish = false;
      tellPage();
    };
  }, []);
}
