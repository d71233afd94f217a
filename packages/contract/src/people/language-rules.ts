/**
 * The languages that candidates read. English is the source, word for word where the specification gives the text;
 * the others are translated from it. Keys are BCP 47 tags, as `lang` and `Intl` take them.
 */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  nb: 'Norsk',
} as const;

export type Language = keyof typeof languageNames;
/** What is translated into: all but the source. */
export type OtherLanguage = Exclude<Language, 'en'>;

export const languages = Object.keys(languageNames) as readonly Language[];

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languageNames, tag);

/** Tags that browsers send for a language that we call otherwise: both written forms of Norwegian, and the old one. */
const calledOtherwise: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' };

/** As `spokenOf`; English where there is none. */
export const languageOf = (tags: readonly string[]): Language => spokenOf(tags) ?? 'en';

/**
 * The first of the tags that we speak, most wanted first, as `navigator.languages` and `Accept-Language` order them:
 * “pt-BR” is Portuguese. Undefined where there is none.
 */
export function spokenOf(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const [base = ''] = tag.toLowerCase().split('-');
    if (isLanguage(base)) return base;
    const other = calledOtherwise[base];
    if (other !== undefined) return other;
  }
  return undefined;
}

/**
 * The shape of English words with other texts in it: what is a sentence there is one here, what takes parameters
 * takes the same. A sentence that is missing does not compile, nor does one that English has not.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Text
    ? (...given: Given) => Translated<Text>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words;
