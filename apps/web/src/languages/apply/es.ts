import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '@candor/contract/hiring/application-privacy-rules';
import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Words } from './english.ts';

export const words: Words = {
  apply: {
    apply: 'Presentar candidatura',
    at: (companyName) => `Presentar candidatura en ${companyName}`,
    noAccount: 'No necesita cuenta. Los campos con * son necesarios.',
    form: 'el formulario',
    closed: 'Este empleo ya no admite candidaturas',
    closedWhy: 'La empresa lo ha cerrado o pausado.',
    failed: 'No se pudo cargar el formulario',
    sent: 'Enviado',
    received: (companyName) => ({
      before: `${companyName} tiene lo que ha enviado. Un correo a `,
      after: ' lo confirma e indica cómo seguir.',
    }),
    ownApplications: 'Sus candidaturas',
    allJobs: 'Todos los empleos',
    account:
      'Para ver cómo va su candidatura, o para retirarla, inicie sesión o regístrese con esta dirección como quien busca empleo.',
    signIn: 'Iniciar sesión',
    signUp: 'Registrarse',
    voluntary: 'preguntas voluntarias',
  },
  'apply-form': {
    questionsOf: (companyName) => `Preguntas de ${companyName}`,
    topic: 'Tema',
    send: 'Enviar candidatura',
    clear: 'Vaciar el formulario',
    kept: 'Lo que escribe se queda en este navegador hasta que lo envíe, vacíe el formulario, o inicie o cierre sesión.',
    you: 'Usted',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    city: 'Ciudad',
    country: 'País',
    choose: 'Elija',
    documents: 'Sus documentos',
    cv: 'CV (necesario)',
    cvHint: 'PDF, DOCX u ODT, 10 MB como máximo.',
    cvAgain: 'Después de recargar, elíjalo de nuevo.',
    cvMissing: 'Elija su CV.',
    cvLarge: 'El archivo supera los 10 MB. Elija uno más pequeño.',
    links: 'Enlaces (opcional)',
    linksHint: 'Una dirección web por línea: un portafolio, un perfil, código.',
    letter: 'Carta de presentación (opcional)',
    yes: 'Sí',
    no: 'No',
  },
  'apply-privacy': {
    title: 'Sus datos',
    inEnglish: 'Lo que acepta se guarda en inglés, con estas palabras:',
    text: (companyName) => [
      `${companyName} recibe lo que escribe aquí: su nombre y datos de contacto, su CV y otros archivos, su carta, enlaces y respuestas.`,
      `En ${companyName} lo ven la administración y las personas cuya función incluye las candidaturas, y también los programas que ${companyName} ha conectado. Quien gestiona esta instalación de Candor puede acceder a ello. Ningún programa le rechaza.`,
      `Se guarda como máximo ${APPLICATION_KEPT_MONTHS} meses después de que su candidatura se decida o se retire, y después se borra; si el aviso legal que acompaña al puesto indica un plazo mayor, durante ese plazo. Puede retirarla hasta que se decida, y pedir a ${companyName} que muestre, corrija o borre sus datos.`,
    ],
    agree: (companyName) =>
      `He leído esto, y ${companyName} puede usar mis datos para esta candidatura.`,
    keep: (companyName) =>
      `${companyName} puede guardar mis datos durante ${TALENT_POOL_MONTHS} meses y escribirme sobre otros empleos. Para revocarlo me dirijo a ${companyName}, cuya administración puede borrar lo guardado.`,
    needed: '(necesario)',
    optional: '(opcional)',
    missing: (companyName) =>
      `Dé su consentimiento, para que ${companyName} pueda leer su candidatura.`,
    changed:
      'El texto que acepta ha cambiado desde que se abrió esta página. Vuelva a cargar la página y léalo; lo que ha escrito se conserva.',
  },
  volunteer: {
    title: 'Preguntas voluntarias',
    thanks: 'Gracias. Sus respuestas se guardan aparte de su candidatura.',
    questions: {
      gender: '¿Cuál es su género?',
      age: '¿Qué edad tiene?',
      ethnicity: '¿Cuál es su origen étnico?',
      disability: '¿Tiene alguna discapacidad?',
    },
    unsaid: 'Prefiero no decirlo',
    text: (companyName) => [
      `${companyName} hace estas preguntas para ver si su manera de elegir es justa. No tiene que responder a ninguna, y nada cambia en su candidatura en ningún caso.`,
      `Nadie que elija candidaturas ve sus respuestas, ni si ha dado alguna. La administración de ${companyName} ve sumas de al menos ${SMALLEST_GROUP} personas y nada más.`,
      `Sus respuestas se guardan aparte de su candidatura, y se borran con ella o cuando la retire. Cuando se haya decidido sobre ${SMALLEST_GROUP} personas o más para este empleo, las respuestas se suman y después se borran.`,
    ],
    agree: (companyName) =>
      `Al enviar las respuestas acepto que ${companyName} las sume como se describe.`,
    send: 'Enviar respuestas',
  },
  'file-field': { download: 'Descargar', remove: 'Quitar', uploading: 'Subiendo…' },
  'form-problems': { one: 'Falta una cosa:', some: 'Faltan algunas cosas:' },
  refusals: {
    form_changed: {
      job: 'Este empleo ha cambiado entretanto. Revise de nuevo el formulario.',
      equality: 'Estas preguntas han cambiado entretanto. No se ha guardado nada.',
    },
    form_expired: 'Este formulario ha estado abierto demasiado tiempo. Envíelo de nuevo.',
    too_fast: 'Ha sido muy rápido. Revíselo y envíelo de nuevo.',
  },
  sentences: {
    'Please enter your email ID.': 'Escriba su dirección de correo.',
    'Please enter valid email ID.': 'Escriba una dirección de correo válida.',
    'Please enter your city.': 'Escriba su ciudad.',
    'Please choose your country.': 'Elija su país.',
    'Please enter a web address.': 'Escriba una dirección web.',
    'Please enter a web address that begins with https:// or http://.':
      'Escriba una dirección web que empiece por https:// o http://.',
    'Please give at most five web addresses.': 'Indique cinco direcciones web como máximo.',
    'Please use at most 80 characters.': 'Use 80 caracteres como máximo.',
    'Please use at most 300 characters.': 'Use 300 caracteres como máximo.',
    'Please use at most 5000 characters.': 'Use 5000 caracteres como máximo.',
    'Please use at most 10000 characters.': 'Use 10000 caracteres como máximo.',
    'Please answer this question.': 'Responda a esta pregunta.',
    'Please enter a number.': 'Escriba un número.',
    'Please choose a day.': 'Elija un día.',
    'Please choose yes or no.': 'Elija sí o no.',
    'Please choose an answer.': 'Elija una respuesta.',
    'Please choose at least one answer.': 'Elija al menos una respuesta.',
    'Please choose from the answers.': 'Elija entre las respuestas.',
    'The file is larger than 10 MB. Please choose a smaller one.':
      'El archivo supera los 10 MB. Elija uno más pequeño.',
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).':
      'Este archivo no se puede aceptar. Elija un PDF, un documento de Word (DOCX) o un texto OpenDocument (ODT).',
  },
};
