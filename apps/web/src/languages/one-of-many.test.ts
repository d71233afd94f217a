import { type OtherLanguage, languages } from '@candor/contract/people/language-rules';
import { expect, test } from 'vitest';
import { ownWords as ownAppealWords } from '../features/hiring/appeals/own-appeal-words.ts';
import { advertWords } from '../features/hiring/jobs/career-words.ts';
import { interviewWords } from '../features/interviews/attempts/interview-words.ts';
import { welcomeWords } from '../features/interviews/attempts/welcome-words.ts';
import { catalogues as appeals } from './appeals/index.ts';
import { catalogues as careers } from './careers/index.ts';
import { interviewCatalogues } from './interview/index.ts';
import { roomCatalogues } from './room/index.ts';

/** What is counted in these sentences, as there is only one of it. */
const several =
  /\b1 (?:years|questions|minutes|days|Jahre|Fragen|Minuten|Tagen|ans|jours|años|preguntas|minutos|días|anos|perguntas|dias|minutter|dager)\b/;

const english = {
  advert: advertWords,
  'own-appeal': ownAppealWords,
  'room-welcome': welcomeWords,
  'room-interview': interviewWords,
};

async function wordsIn(tag: OtherLanguage): Promise<typeof english> {
  const all = [appeals, careers, interviewCatalogues, roomCatalogues];
  const [first, ...others] = await Promise.all(all.map((one) => one[tag]()));
  return Object.assign({}, first, ...others) as typeof english;
}

test.each(languages)('in %s one is not said to be several', async (tag) => {
  const words = tag === 'en' ? english : await wordsIn(tag);
  const { years, yearsFrom, yearsUpTo } = words.advert;
  const counted = { questions: 1, minutes: 1, skills: '' };
  const said = [
    ...[years(1), yearsFrom(1), yearsUpTo(1)],
    words['room-welcome'].hello('Ada', counted),
    words['room-interview'].ending.allAnswered(1),
    words['own-appeal'].promise(1),
  ];
  for (const text of said) expect(text).not.toMatch(several);
  expect(years(3)).toMatch(/^3 /);
});
