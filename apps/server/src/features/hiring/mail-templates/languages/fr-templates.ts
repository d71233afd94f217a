import type { Translated } from '@candor/contract/people/language-rules';
import type { EnglishTemplates } from '../english-template-words.ts';

const hello = 'Bonjour {{firstName}},\n\n';
const signed = 'Cordialement,\n{{companyName}}';

export const frTemplates: Translated<EnglishTemplates> = {
  received: [
    {
      subject: 'Votre candidature chez {{companyName}}',
      body: `${hello}{{companyName}} a bien reçu votre candidature pour « {{jobTitle}} », avec votre CV. {{promise}}`,
    },
  ],
  withdrawn: [
    {
      subject: 'Vous avez retiré votre candidature chez {{companyName}}',
      body: `${hello}Votre candidature pour « {{jobTitle}} » chez {{companyName}} est retirée. Plus personne n’y travaille.`,
    },
  ],
  rejection: [
    {
      subject: 'Votre candidature pour {{jobTitle}}',
      body: `${hello}Merci d’avoir postulé pour {{jobTitle}} et du temps que vous nous avez accordé. Nous avons décidé de poursuivre avec d’autres personnes.\n\nNous vous souhaitons une belle réussite.\n\n${signed}`,
    },
    {
      subject: 'Votre entretien pour {{jobTitle}}',
      body: `${hello}Merci pour l’entretien pour {{jobTitle}}. Des personnes de notre équipe l’ont examiné, et nous avons décidé de poursuivre avec d’autres personnes.\n\nNous vous souhaitons une belle réussite.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'Votre entretien pour {{jobTitle}} chez {{companyName}}',
      body: `${hello}{{companyName}} vous invite à un entretien pour {{jobTitle}}.\n\nVous le passez à votre rythme, dans votre navigateur, au moment qui vous convient. Une fois commencé, il dure {{minutes}} minutes.`,
    },
  ],
  reminder: [
    {
      subject: 'Votre entretien pour {{jobTitle}} est toujours ouvert',
      body: `${hello}Vous n’avez pas encore commencé votre entretien pour {{jobTitle}} chez {{companyName}}.`,
    },
  ],
  resent: [
    {
      subject: 'Un nouveau lien vers votre entretien pour {{jobTitle}}',
      body: `${hello}Voici un nouveau lien vers votre entretien pour {{jobTitle}} chez {{companyName}}.`,
    },
  ],
  extended: [
    {
      subject: 'Nouvelle date limite de votre entretien : {{closes}}',
      body: `${hello}Vous avez plus de temps pour votre entretien pour {{jobTitle}} chez {{companyName}}.`,
    },
  ],
  cancelled: [
    {
      subject: 'Votre entretien pour {{jobTitle}} a été annulé',
      body: `${hello}{{companyName}} a annulé votre entretien pour {{jobTitle}}. Vous n’avez rien à faire.\n\n{{reason}}`,
    },
  ],
  'live-asked': [
    {
      subject: '{{companyName}} souhaite vous parler de {{jobTitle}}',
      body: `${hello}Nous souhaitons vous parler de {{jobTitle}}. Cela prend {{minutes}} minutes. Dites-nous quand cela vous convient.`,
    },
  ],
  'live-waiting': [
    {
      subject: 'Quand pouvons-nous parler de {{jobTitle}} ?',
      body: `${hello}Nous souhaitons toujours vous parler de {{jobTitle}} chez {{companyName}}, et attendons vos disponibilités.`,
    },
  ],
  'live-booked': [
    {
      subject: 'Votre entretien avec {{companyName}} est réservé',
      body: `${hello}Votre entretien pour {{jobTitle}} chez {{companyName}} a une date.`,
    },
  ],
  'live-moved': [
    {
      subject: 'Votre entretien avec {{companyName}} a une nouvelle date',
      body: `${hello}Votre entretien pour {{jobTitle}} chez {{companyName}} a été déplacé.\n\n{{reason}}`,
    },
  ],
  'live-move-asked': [
    {
      subject: 'Pouvons-nous déplacer votre entretien pour {{jobTitle}} ?',
      body: `${hello}Nous souhaitons déplacer votre entretien pour {{jobTitle}} chez {{companyName}}. Dites-nous quel autre moment vous convient.\n\n{{reason}}`,
    },
  ],
  'live-move-declined': [
    {
      subject: 'Votre entretien pour {{jobTitle}} garde sa date',
      body: `${hello}Nous ne pouvons malheureusement pas déplacer votre entretien pour {{jobTitle}} chez {{companyName}}.\n\n{{reason}}`,
    },
  ],
  'live-reminder': [
    {
      subject: 'Votre entretien pour {{jobTitle}} chez {{companyName}}',
      body: `${hello}Votre entretien pour {{jobTitle}} chez {{companyName}} approche.`,
    },
  ],
  'live-cancelled': [
    {
      subject: 'Votre entretien pour {{jobTitle}} a été annulé',
      body: `${hello}{{companyName}} a annulé votre entretien pour {{jobTitle}}. Vous n’avez rien à faire.\n\n{{reason}}`,
    },
  ],
};
