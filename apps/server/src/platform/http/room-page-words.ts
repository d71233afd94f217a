import { type Language, languageOf } from '@candor/contract/people/language-rules';

/** What stands in room.html before its script has come, in the order in which it stands there. */
const english = [
  '<html lang="en">',
  '<title>Interview · Candor</title>',
  '<h1>Your interview</h1>',
  'Opening your interview…',
  'The interview needs JavaScript. Please switch it on and reload this page.',
] as const;

type Texts = readonly [name: string, yours: string, opening: string, script: string];

const words: Readonly<Record<Exclude<Language, 'en'>, Texts>> = {
  de: [
    'Interview',
    'Ihr Interview',
    'Ihr Interview wird geöffnet …',
    'Das Interview braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.',
  ],
  fr: [
    'Entretien',
    'Votre entretien',
    'Ouverture de votre entretien…',
    'L’entretien a besoin de JavaScript. Veuillez l’activer et recharger cette page.',
  ],
  es: [
    'Entrevista',
    'Su entrevista',
    'Abriendo su entrevista…',
    'La entrevista necesita JavaScript. Actívelo y vuelva a cargar esta página.',
  ],
  pt: [
    'Entrevista',
    'A sua entrevista',
    'A abrir a sua entrevista…',
    'A entrevista precisa de JavaScript. Ative-o e recarregue esta página.',
  ],
  nb: [
    'Intervju',
    'Intervjuet ditt',
    'Intervjuet ditt åpnes …',
    'Intervjuet trenger JavaScript. Slå det på og last inn siden på nytt.',
  ],
};

/** What a browser asks for, the most wanted first; English where it wants nothing that we speak. */
const wantedLanguage = (acceptLanguage: string | undefined): Language =>
  languageOf(
    (acceptLanguage ?? '')
      .slice(0, 500)
      .split(',')
      .map((tag) => tag.split(';')[0]?.trim() ?? ''),
  );

/** The room's page with its first words as this browser wants them; what it chose by hand only its script knows. */
export function inRoomLanguage(page: string, acceptLanguage: string | undefined): string {
  const language = wantedLanguage(acceptLanguage);
  if (language === 'en') return page;
  const [name, yours, opening, script] = words[language];
  const said = [
    `<html lang="${language}">`,
    `<title>${name} · Candor</title>`,
    `<h1>${yours}</h1>`,
    opening,
    script,
  ];
  return english.reduce((rest, text, at) => rest.replace(text, () => said[at] ?? text), page);
}
