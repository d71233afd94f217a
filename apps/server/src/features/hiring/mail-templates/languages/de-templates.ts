import type { Translated } from '@candor/contract/people/language-rules';
import type { EnglishTemplates } from '../english-template-words.ts';

const hello = 'Guten Tag {{firstName}},\n\n';
const signed = 'Mit freundlichen Grüßen\n{{companyName}}';

export const deTemplates: Translated<EnglishTemplates> = {
  received: [
    {
      subject: 'Ihre Bewerbung bei {{companyName}}',
      body: `${hello}{{companyName}} hat Ihre Bewerbung für „{{jobTitle}}“ mit Ihrem Lebenslauf erhalten. {{promise}}`,
    },
  ],
  withdrawn: [
    {
      subject: 'Sie haben Ihre Bewerbung bei {{companyName}} zurückgezogen',
      body: `${hello}Ihre Bewerbung für „{{jobTitle}}“ bei {{companyName}} ist zurückgezogen. Dort arbeitet niemand mehr daran.`,
    },
  ],
  rejection: [
    {
      subject: 'Ihre Bewerbung für {{jobTitle}}',
      body: `${hello}vielen Dank für Ihre Bewerbung für {{jobTitle}} und für die Zeit, die Sie uns gegeben haben. Wir haben uns entschieden, mit anderen weiterzumachen.\n\nWir wünschen Ihnen viel Erfolg.\n\n${signed}`,
    },
    {
      subject: 'Ihr Interview für {{jobTitle}}',
      body: `${hello}vielen Dank für das Interview für {{jobTitle}}. Menschen aus unserem Team haben es angesehen, und wir haben uns entschieden, mit anderen weiterzumachen.\n\nWir wünschen Ihnen viel Erfolg.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'Ihr Interview für {{jobTitle}} bei {{companyName}}',
      body: `${hello}{{companyName}} lädt Sie zu einem Interview für {{jobTitle}} ein.\n\nSie führen es allein in Ihrem Browser, wann es Ihnen passt. Einmal begonnen, dauert es {{minutes}} Minuten.`,
    },
  ],
  reminder: [
    {
      subject: 'Ihr Interview für {{jobTitle}} ist noch offen',
      body: `${hello}Sie haben Ihr Interview für {{jobTitle}} bei {{companyName}} noch nicht begonnen.`,
    },
  ],
  resent: [
    {
      subject: 'Ein neuer Link zu Ihrem Interview für {{jobTitle}}',
      body: `${hello}hier ist ein neuer Link zu Ihrem Interview für {{jobTitle}} bei {{companyName}}.`,
    },
  ],
  extended: [
    {
      subject: 'Ihr Interview ist möglich bis {{closes}}',
      body: `${hello}Sie haben mehr Zeit für Ihr Interview für {{jobTitle}} bei {{companyName}}.`,
    },
  ],
  cancelled: [
    {
      subject: 'Ihr Interview für {{jobTitle}} wurde abgesagt',
      body: `${hello}{{companyName}} hat Ihr Interview für {{jobTitle}} abgesagt. Sie müssen nichts tun.\n\n{{reason}}`,
    },
  ],
  'live-asked': [
    {
      subject: '{{companyName}} möchte mit Ihnen über {{jobTitle}} sprechen',
      body: `${hello}wir möchten mit Ihnen über {{jobTitle}} sprechen. Es dauert {{minutes}} Minuten. Bitte sagen Sie uns, wann es Ihnen passt.`,
    },
  ],
  'live-waiting': [
    {
      subject: 'Wann können wir über {{jobTitle}} sprechen?',
      body: `${hello}wir möchten weiterhin mit Ihnen über {{jobTitle}} bei {{companyName}} sprechen und warten auf Ihre Zeiten.`,
    },
  ],
  'live-booked': [
    {
      subject: 'Ihr Interview mit {{companyName}} ist gebucht',
      body: `${hello}Ihr Interview für {{jobTitle}} bei {{companyName}} hat einen Termin.`,
    },
  ],
  'live-moved': [
    {
      subject: 'Ihr Interview mit {{companyName}} hat einen neuen Termin',
      body: `${hello}Ihr Interview für {{jobTitle}} bei {{companyName}} wurde verschoben.\n\n{{reason}}`,
    },
  ],
  'live-move-asked': [
    {
      subject: 'Können wir Ihr Interview für {{jobTitle}} verschieben?',
      body: `${hello}wir möchten Ihr Interview für {{jobTitle}} bei {{companyName}} verschieben. Bitte sagen Sie uns, wann es Ihnen sonst passt.\n\n{{reason}}`,
    },
  ],
  'live-move-declined': [
    {
      subject: 'Ihr Interview für {{jobTitle}} behält seinen Termin',
      body: `${hello}leider können wir Ihr Interview für {{jobTitle}} bei {{companyName}} nicht verschieben.\n\n{{reason}}`,
    },
  ],
  'live-reminder': [
    {
      subject: 'Ihr Interview für {{jobTitle}} bei {{companyName}}',
      body: `${hello}Ihr Interview für {{jobTitle}} bei {{companyName}} steht bevor.`,
    },
  ],
  'live-cancelled': [
    {
      subject: 'Ihr Interview für {{jobTitle}} wurde abgesagt',
      body: `${hello}{{companyName}} hat Ihr Interview für {{jobTitle}} abgesagt. Sie müssen nichts tun.\n\n{{reason}}`,
    },
  ],
};
