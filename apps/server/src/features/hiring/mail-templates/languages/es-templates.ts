import type { Translated } from '@candor/contract/people/language-rules';
import type { EnglishTemplates } from '../english-template-words.ts';

const hello = 'Hola {{firstName}}:\n\n';
const signed = 'Un cordial saludo,\n{{companyName}}';

export const esTemplates: Translated<EnglishTemplates> = {
  received: [
    {
      subject: 'Su candidatura en {{companyName}}',
      body: `${hello}{{companyName}} ha recibido su candidatura para «{{jobTitle}}», con su currículum. {{promise}}`,
    },
  ],
  withdrawn: [
    {
      subject: 'Ha retirado su candidatura en {{companyName}}',
      body: `${hello}Su candidatura para «{{jobTitle}}» en {{companyName}} queda retirada. Nadie sigue adelante con ella.`,
    },
  ],
  rejection: [
    {
      subject: 'Su candidatura para {{jobTitle}}',
      body: `${hello}Gracias por presentarse para {{jobTitle}} y por el tiempo que nos ha dedicado. Hemos decidido seguir adelante con otras personas.\n\nLe deseamos mucho éxito.\n\n${signed}`,
    },
    {
      subject: 'Su entrevista para {{jobTitle}}',
      body: `${hello}Gracias por la entrevista para {{jobTitle}}. Personas de nuestro equipo la han revisado y hemos decidido seguir adelante con otras personas.\n\nLe deseamos mucho éxito.\n\n${signed}`,
    },
  ],
  invitation: [
    {
      subject: 'Su entrevista para {{jobTitle}} en {{companyName}}',
      body: `${hello}{{companyName}} le invita a una entrevista para {{jobTitle}}.\n\nLa hace por su cuenta, en su navegador, cuando mejor le venga. Una vez empezada, dura {{minutes}} minutos.`,
    },
  ],
  reminder: [
    {
      subject: 'Su entrevista para {{jobTitle}} sigue abierta',
      body: `${hello}Todavía no ha empezado su entrevista para {{jobTitle}} en {{companyName}}.`,
    },
  ],
  resent: [
    {
      subject: 'Un enlace nuevo a su entrevista para {{jobTitle}}',
      body: `${hello}Este es un enlace nuevo a su entrevista para {{jobTitle}} en {{companyName}}.`,
    },
  ],
  extended: [
    {
      subject: 'Nuevo plazo para su entrevista: {{closes}}',
      body: `${hello}Tiene más tiempo para su entrevista para {{jobTitle}} en {{companyName}}.`,
    },
  ],
  cancelled: [
    {
      subject: 'Su entrevista para {{jobTitle}} se ha cancelado',
      body: `${hello}{{companyName}} ha cancelado su entrevista para {{jobTitle}}. No tiene que hacer nada.\n\n{{reason}}`,
    },
  ],
  'live-asked': [
    {
      subject: '{{companyName}} quiere hablar con usted sobre {{jobTitle}}',
      body: `${hello}Queremos hablar con usted sobre {{jobTitle}}. Dura {{minutes}} minutos. Díganos, por favor, cuándo le viene bien.`,
    },
  ],
  'live-waiting': [
    {
      subject: '¿Cuándo podemos hablar sobre {{jobTitle}}?',
      body: `${hello}Seguimos queriendo hablar con usted sobre {{jobTitle}} en {{companyName}} y esperamos sus horarios.`,
    },
  ],
  'live-booked': [
    {
      subject: 'Su entrevista con {{companyName}} está reservada',
      body: `${hello}Su entrevista para {{jobTitle}} en {{companyName}} ya tiene fecha.`,
    },
  ],
  'live-moved': [
    {
      subject: 'Su entrevista con {{companyName}} tiene nueva fecha',
      body: `${hello}Su entrevista para {{jobTitle}} en {{companyName}} ha cambiado de fecha.\n\n{{reason}}`,
    },
  ],
  'live-move-asked': [
    {
      subject: '¿Podemos cambiar su entrevista para {{jobTitle}}?',
      body: `${hello}Nos gustaría cambiar su entrevista para {{jobTitle}} en {{companyName}}. Díganos, por favor, qué otro momento le viene bien.\n\n{{reason}}`,
    },
  ],
  'live-move-declined': [
    {
      subject: 'Su entrevista para {{jobTitle}} mantiene su fecha',
      body: `${hello}Lamentamos no poder cambiar su entrevista para {{jobTitle}} en {{companyName}}.\n\n{{reason}}`,
    },
  ],
  'live-reminder': [
    {
      subject: 'Su entrevista para {{jobTitle}} en {{companyName}}',
      body: `${hello}Se acerca su entrevista para {{jobTitle}} en {{companyName}}.`,
    },
  ],
  'live-cancelled': [
    {
      subject: 'Su entrevista para {{jobTitle}} se ha cancelado',
      body: `${hello}{{companyName}} ha cancelado su entrevista para {{jobTitle}}. No tiene que hacer nada.\n\n{{reason}}`,
    },
  ],
};
