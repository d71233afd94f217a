import type { Language } from '@candor/contract/people/language-rules';

/** Why a company writes to a candidate. */
export type MailReason = 'applied' | 'invited' | 'kept';

type Foot = {
  /** At the end of a company's mail, after its name and address. */
  readonly sentBy: string;
  /** Why a mail reaches a candidate. */
  readonly why: Readonly<Record<MailReason, (to: string, companyName: string) => string>>;
  /** The line to their own page; empty: a company without a name. */
  readonly page: (companyName: string) => string;
};

const english: Foot = {
  sentBy: 'Sent through Candor, which this company hires with.',
  why: {
    applied: (to) => `This mail goes to ${to} because you applied there.`,
    invited: (to) => `This mail goes to ${to} because you were invited to an interview there.`,
    kept: (to, companyName) =>
      `This mail goes to ${to} because ${companyName || 'this company'} keeps your details as a candidate.`,
  },
  page: (companyName) =>
    companyName === ''
      ? 'Your page: what is next, and everything kept about you'
      : `Your page at ${companyName}: what is next, and everything kept about you`,
};

const feet: Readonly<Record<Language, Foot>> = {
  en: english,
  de: {
    sentBy: 'Gesendet über Candor, mit dem dieses Unternehmen einstellt.',
    why: {
      applied: (to) => `Diese Mail geht an ${to}, weil Sie sich dort beworben haben.`,
      invited: (to) =>
        `Diese Mail geht an ${to}, weil Sie dort zu einem Interview eingeladen sind.`,
      kept: (to, companyName) =>
        `Diese Mail geht an ${to}, weil ${companyName || 'dieses Unternehmen'} Ihre Bewerbungsdaten aufbewahrt.`,
    },
    page: (companyName) =>
      `Ihre Seite${companyName === '' ? '' : ` bei ${companyName}`}: was als Nächstes kommt und alles, was über Sie aufbewahrt wird`,
  },
  fr: {
    sentBy: 'Envoyé par Candor, avec lequel cette entreprise recrute.',
    why: {
      applied: (to) => `Ce mail est adressé à ${to} parce que vous y avez postulé.`,
      invited: (to) =>
        `Ce mail est adressé à ${to} parce que vous y avez reçu une invitation à un entretien.`,
      kept: (to, companyName) =>
        `Ce mail est adressé à ${to} parce que ${companyName || 'cette entreprise'} conserve vos données de candidature.`,
    },
    page: (companyName) =>
      `Votre page${companyName === '' ? '' : ` chez ${companyName}`} : la suite, et tout ce qui est conservé à votre sujet`,
  },
  es: {
    sentBy: 'Enviado con Candor, con el que esta empresa contrata.',
    why: {
      applied: (to) => `Este correo va a ${to} porque presentó allí una candidatura.`,
      invited: (to) => `Este correo va a ${to} porque tiene allí una invitación a una entrevista.`,
      kept: (to, companyName) =>
        `Este correo va a ${to} porque ${companyName || 'esta empresa'} conserva sus datos de candidatura.`,
    },
    page: (companyName) =>
      `Su página${companyName === '' ? '' : ` en ${companyName}`}: lo que sigue y todo lo que se conserva sobre usted`,
  },
  pt: {
    sentBy: 'Enviado pelo Candor, com o qual esta empresa recruta.',
    why: {
      applied: (to) => `Esta mensagem é enviada para ${to} porque se candidatou lá.`,
      invited: (to) =>
        `Esta mensagem é enviada para ${to} porque recebeu um convite para uma entrevista lá.`,
      kept: (to, companyName) =>
        `Esta mensagem é enviada para ${to} porque ${companyName === '' ? 'esta empresa' : `a ${companyName}`} guarda os seus dados de candidatura.`,
    },
    page: (companyName) =>
      `A sua página${companyName === '' ? '' : ` na ${companyName}`}: o que vem a seguir e tudo o que está guardado sobre si`,
  },
  nb: {
    sentBy: 'Sendt med Candor, som dette selskapet ansetter med.',
    why: {
      applied: (to) => `Denne e-posten går til ${to} fordi du har søkt der.`,
      invited: (to) => `Denne e-posten går til ${to} fordi du er invitert til et intervju der.`,
      kept: (to, companyName) =>
        `Denne e-posten går til ${to} fordi ${companyName || 'dette selskapet'} oppbevarer søkeropplysningene dine.`,
    },
    page: (companyName) =>
      `Siden din${companyName === '' ? '' : ` hos ${companyName}`}: hva som skjer nå, og alt som oppbevares om deg`,
  },
};

export const footOf = (language: Language): Foot => feet[language];

/** Why a mail reaches a candidate. */
export const whyCandidate = (
  to: string,
  companyName: string,
  { reason, language = 'en' }: { readonly reason: MailReason; readonly language?: Language },
): string => feet[language].why[reason](to, companyName);

/** Where a preview has nobody's. */
export const sampleAddress = 'vera.lindqvist@example.com';

/** Why it reaches who interviews or decides there. */
export const whyOther = (to: string): string =>
  `This mail goes to ${to} because you were asked to help with its hiring.`;
