import type { Translated } from '@candor/contract/people/language-rules';
import type { EnglishTemplates } from '../english-template-words.ts';

const hello = 'Hei {{firstName}},\n\n';
const signed = 'Vennlig hilsen\n{{companyName}}';

export const nbTemplates: Translated<EnglishTemplates> = {
  received: [
    {
      subject: 'Søknaden din hos {{companyName}}',
      body: `${hello}{{companyName}} har mottatt søknaden din på «{{jobTitle}}», med CV-en din. {{promise}}`,
    },
  ],
  withdrawn: [
    {
      subject: 'Du har trukket søknaden din hos {{companyName}}',
      body: `${hello}Søknaden din på «{{jobTitle}}» hos {{companyName}} er trukket. Ingen der arbeider videre med den.`,
    },
  ],
  rejection: [
    {
      subject: 'Søknaden din på {{jobTitle}}',
      body: `${hello}Takk for at du søkte på {{jobTitle}}, og for tiden du ga oss. Vi har bestemt oss for å gå videre med andre.\n\nVi ønsker deg lykke til.\n\n${signed}`,
    },
    {
      subject: 'Intervjuet ditt for {{jobTitle}}',
      body: `${hello}Takk for intervjuet for {{jobTitle}}. Mennesker i teamet vårt har sett på det, og vi har bestemt oss for å gå videre med andre.\n\nVi ønsker deg lykke til.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} hos {{companyName}}',
      body: `${hello}{{companyName}} inviterer deg til et intervju for {{jobTitle}}.\n\nDu tar det alene i nettleseren din, når det passer deg. Når det er i gang, varer det i {{minutes}} minutter.`,
    },
  ],
  reminder: [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} er fortsatt åpent',
      body: `${hello}Du har ikke begynt på intervjuet ditt for {{jobTitle}} hos {{companyName}} ennå.`,
    },
  ],
  resent: [
    {
      subject: 'En ny lenke til intervjuet ditt for {{jobTitle}}',
      body: `${hello}Her er en ny lenke til intervjuet ditt for {{jobTitle}} hos {{companyName}}.`,
    },
  ],
  extended: [
    {
      subject: 'Ny frist for intervjuet ditt: {{closes}}',
      body: `${hello}Du har fått mer tid til intervjuet ditt for {{jobTitle}} hos {{companyName}}.`,
    },
  ],
  cancelled: [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} er avlyst',
      body: `${hello}{{companyName}} har avlyst intervjuet ditt for {{jobTitle}}. Du trenger ikke å gjøre noe.\n\n{{reason}}`,
    },
  ],
  'live-asked': [
    {
      subject: '{{companyName}} vil gjerne snakke med deg om {{jobTitle}}',
      body: `${hello}Vi vil gjerne snakke med deg om {{jobTitle}}. Det tar {{minutes}} minutter. Si fra når det passer for deg.`,
    },
  ],
  'live-waiting': [
    {
      subject: 'Når kan vi snakke om {{jobTitle}}?',
      body: `${hello}Vi vil fortsatt gjerne snakke med deg om {{jobTitle}} hos {{companyName}}, og venter på tidene dine.`,
    },
  ],
  'live-booked': [
    {
      subject: 'Intervjuet ditt med {{companyName}} er avtalt',
      body: `${hello}Intervjuet ditt for {{jobTitle}} hos {{companyName}} har fått et tidspunkt.`,
    },
  ],
  'live-moved': [
    {
      subject: 'Intervjuet ditt med {{companyName}} har fått nytt tidspunkt',
      body: `${hello}Intervjuet ditt for {{jobTitle}} hos {{companyName}} er flyttet.\n\n{{reason}}`,
    },
  ],
  'live-move-asked': [
    {
      subject: 'Kan vi flytte intervjuet ditt for {{jobTitle}}?',
      body: `${hello}Vi vil gjerne flytte intervjuet ditt for {{jobTitle}} hos {{companyName}}. Si fra når det ellers passer for deg.\n\n{{reason}}`,
    },
  ],
  'live-move-declined': [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} beholder tidspunktet',
      body: `${hello}Vi kan dessverre ikke flytte intervjuet ditt for {{jobTitle}} hos {{companyName}}.\n\n{{reason}}`,
    },
  ],
  'live-reminder': [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} hos {{companyName}}',
      body: `${hello}Intervjuet ditt for {{jobTitle}} hos {{companyName}} nærmer seg.`,
    },
  ],
  'live-cancelled': [
    {
      subject: 'Intervjuet ditt for {{jobTitle}} er avlyst',
      body: `${hello}{{companyName}} har avlyst intervjuet ditt for {{jobTitle}}. Du trenger ikke å gjøre noe.\n\n{{reason}}`,
    },
  ],
};
