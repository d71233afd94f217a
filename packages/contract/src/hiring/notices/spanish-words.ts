import type { Translated } from '../../people/language-rules.ts';
import type { NoticeWords } from './english-words.ts';

export const spanish: Translated<NoticeWords> = {
  titles: {
    eu: 'Aviso para puestos en la Unión Europea',
    'us-il': 'Aviso para puestos en Illinois',
    'us-nyc': 'Aviso para puestos en la ciudad de Nueva York',
    'us-co': 'Aviso para puestos en Colorado',
    'us-ca': 'Aviso para puestos en California',
  },
  software: (company) =>
    `En una entrevista para este puesto, un programa cuenta qué respuestas son correctas, como medida de lo que sabe usted de sus temas. Si ${company} lo pide y usted lo acepta, un programa anota además señales para que las vean personas: que se salió de la página, texto copiado, o lo que muestran la cámara, el micrófono y el teclado. La primera página de la entrevista dice cuáles. Ningún programa rechaza a nadie: deciden personas.`,
  rights: {
    eu: (company) =>
      `Puede pedir a ${company} que una persona lo mire de nuevo, decir cómo lo ve e impugnar una decisión. Puede ver, corregir y copiar lo que se guarda sobre usted, y hacer que se borre. Puede reclamar ante una autoridad de protección de datos.`,
    'us-il': (company) =>
      `Aceptar las condiciones de la entrevista es aceptar este uso de programas. Si pide a ${company} que elimine su entrevista y la grabación, deben eliminarse en un plazo de 30 días, también por quien haya recibido una copia. En su propia página, a la que lleva cada correo, puede borrarlo todo de inmediato. ${company} solo puede mostrar la grabación a personas cuya especialidad haga falta para evaluarle.`,
    'us-nyc': (company) =>
      `La ciudad lo llama «automated employment decision tool». La entrevista se abre cuando han pasado diez días hábiles desde su invitación. Puede pedir otra forma de ser evaluado, o un ajuste, con el enlace para lo que necesita que está en su invitación. Si escribe a ${company}, sabrá en un plazo de 30 días qué datos recoge la herramienta, de dónde vienen y cuánto tiempo se guardan.`,
    'us-co': (company) =>
      `${company} lo usa como ayuda para decidir sobre un empleo. Tras un rechazo puede preguntar qué parte tuvo un programa, ver y corregir lo que se guarda sobre usted, y pedir que una persona lo mire de nuevo.`,
    'us-ca': (company) =>
      `Puede preguntar a ${company} cómo se usó un programa en su decisión, y pedir otra forma de ser evaluado o un ajuste, con el enlace para lo que necesita que está en su invitación. Las normas de California obligan a conservar registros: ${company} guarda las candidaturas, las entrevistas y lo que se observó en ellas al menos cuatro años después de la decisión, aunque otro texto indique un plazo menor. Las grabaciones se guardan como dicen las condiciones de la entrevista. Lo que usted mismo borre en su página se borra antes, salvo que la empresa deba guardarlo por un litigio.`,
  },
  audit: (day, url) =>
    `La última auditoría de sesgos de esta herramienta se hizo el ${day}. Su resumen: ${url}`,
};
