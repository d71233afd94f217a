import type { Translated } from '@candor/contract/people/language-rules';
import type { EnglishTemplates } from '../english-template-words.ts';

const hello = 'Olá {{firstName}},\n\n';
const signed = 'Com os melhores cumprimentos,\n{{companyName}}';

export const ptTemplates: Translated<EnglishTemplates> = {
  received: [
    {
      subject: 'A sua candidatura à {{companyName}}',
      body: `${hello}A {{companyName}} recebeu a sua candidatura para «{{jobTitle}}», com o seu currículo. {{promise}}`,
    },
  ],
  withdrawn: [
    {
      subject: 'Retirou a sua candidatura à {{companyName}}',
      body: `${hello}A sua candidatura para «{{jobTitle}}» à {{companyName}} foi retirada. Ninguém lhe dará seguimento.`,
    },
  ],
  rejection: [
    {
      subject: 'A sua candidatura para {{jobTitle}}',
      body: `${hello}Agradecemos a sua candidatura para {{jobTitle}} e o tempo que nos dedicou. Decidimos avançar com outras pessoas.\n\nDesejamos-lhe muito sucesso.\n\n${signed}`,
    },
    {
      subject: 'A sua entrevista para {{jobTitle}}',
      body: `${hello}Agradecemos a entrevista para {{jobTitle}}. Pessoas da nossa equipa viram-na e decidimos avançar com outras pessoas.\n\nDesejamos-lhe muito sucesso.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'A sua entrevista para {{jobTitle}} na {{companyName}}',
      body: `${hello}A {{companyName}} tem o gosto de lhe dirigir um convite para uma entrevista para {{jobTitle}}.\n\nFaz-se individualmente, no seu navegador, quando lhe der jeito. Depois de começar, dura {{minutes}} minutos.`,
    },
  ],
  reminder: [
    {
      subject: 'A sua entrevista para {{jobTitle}} continua aberta',
      body: `${hello}Ainda não começou a sua entrevista para {{jobTitle}} na {{companyName}}.`,
    },
  ],
  resent: [
    {
      subject: 'Uma nova ligação para a sua entrevista para {{jobTitle}}',
      body: `${hello}Aqui está uma nova ligação para a sua entrevista para {{jobTitle}} na {{companyName}}.`,
    },
  ],
  extended: [
    {
      subject: 'Novo prazo para a sua entrevista: {{closes}}',
      body: `${hello}Tem mais tempo para a sua entrevista para {{jobTitle}} na {{companyName}}.`,
    },
  ],
  cancelled: [
    {
      subject: 'A sua entrevista para {{jobTitle}} foi cancelada',
      body: `${hello}A {{companyName}} cancelou a sua entrevista para {{jobTitle}}. Não precisa de fazer nada.\n\n{{reason}}`,
    },
  ],
  'live-asked': [
    {
      subject: 'A {{companyName}} gostaria de falar consigo sobre {{jobTitle}}',
      body: `${hello}Gostaríamos de falar consigo sobre {{jobTitle}}. Demora {{minutes}} minutos. Diga-nos, por favor, quando lhe convém.`,
    },
  ],
  'live-waiting': [
    {
      subject: 'Quando podemos falar sobre {{jobTitle}}?',
      body: `${hello}Continuamos a querer falar consigo sobre {{jobTitle}} na {{companyName}} e aguardamos os seus horários.`,
    },
  ],
  'live-booked': [
    {
      subject: 'A sua entrevista com a {{companyName}} está marcada',
      body: `${hello}A sua entrevista para {{jobTitle}} na {{companyName}} já tem data.`,
    },
  ],
  'live-moved': [
    {
      subject: 'A sua entrevista com a {{companyName}} tem nova data',
      body: `${hello}A sua entrevista para {{jobTitle}} na {{companyName}} mudou de data.\n\n{{reason}}`,
    },
  ],
  'live-move-asked': [
    {
      subject: 'Podemos mudar a sua entrevista para {{jobTitle}}?',
      body: `${hello}Gostaríamos de mudar a sua entrevista para {{jobTitle}} na {{companyName}}. Diga-nos, por favor, que outra altura lhe convém.\n\n{{reason}}`,
    },
  ],
  'live-move-declined': [
    {
      subject: 'A sua entrevista para {{jobTitle}} mantém a data',
      body: `${hello}Lamentamos não poder mudar a sua entrevista para {{jobTitle}} na {{companyName}}.\n\n{{reason}}`,
    },
  ],
  'live-reminder': [
    {
      subject: 'A sua entrevista para {{jobTitle}} na {{companyName}}',
      body: `${hello}A sua entrevista para {{jobTitle}} na {{companyName}} está próxima.`,
    },
  ],
  'live-cancelled': [
    {
      subject: 'A sua entrevista para {{jobTitle}} foi cancelada',
      body: `${hello}A {{companyName}} cancelou a sua entrevista para {{jobTitle}}. Não precisa de fazer nada.\n\n{{reason}}`,
    },
  ],
};
