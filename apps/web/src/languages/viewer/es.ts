import { everywhere } from '../everywhere/es.ts';
import type { Words } from './english.ts';

export const words: Words = {
  ...everywhere,
  chrome: {
    home: 'Candor, inicio',
    dashboard: 'Candor, panel',
    skip: 'Ir al contenido',
    colours: { light: 'Usar colores claros', dark: 'Usar colores oscuros' },
  },
  'page-state': {
    loading: (what) => `Cargando: ${what}…`,
    failed: (what) => `No se pudo cargar: ${what}`,
    again: 'Volver a intentarlo',
  },
  reply: {
    unreachable:
      'No se puede contactar con el servidor. Compruebe su conexión y vuelva a intentarlo.',
    unexpected: 'Algo ha fallado en el servidor.',
    reference: (requestId) => ` Referencia: ${requestId}`,
  },
  refusals: {
    already_decided: 'La empresa ya ha decidido.',
    interview_running: 'Hay una entrevista en curso. Vuelva a intentarlo después.',
    not_finished: 'Algo no ha terminado todavía. Vuelva a intentarlo en unos minutos.',
    appeal_closed: 'Este recurso está cerrado, o su plazo ha pasado.',
    candidate_held: 'Sus datos no se pueden borrar por ahora. Escriba a la empresa.',
    interview_over: 'Esta entrevista ha terminado o se canceló.',
    need_closed: 'Esto ya no es posible.',
    offer_differs: 'La oferta no es la que mostraba esta página. Vuelva a cargarla.',
    offer_over: 'Ya no se puede responder a esta oferta.',
    outside_window:
      'Marque horas que empiecen después de la antelación mínima y hasta el último día.',
    page_closed: 'Abra esta página con un código nuevo.',
    records_joined:
      'La empresa unió dos registros en este y todavía puede deshacerlo, durante 14 días como máximo. Hasta entonces aquí no se entrega ni se borra nada. Si es urgente, escriba a la empresa.',
    reply_closed: 'Esto ya no se puede cambiar.',
    slot_not_offered: 'No es una de las horas ofrecidas.',
    slot_taken: 'Esa hora se ha ocupado entretanto. Las más cercanas siguen libres.',
    span_short: 'Esto es más corto que la entrevista.',
    feedback_late: 'Ya no se puede dar ni cambiar. Vuelva a cargar esta página.',
    last_day_over: 'El último día ha pasado.',
    application_ended: 'Esta candidatura ha terminado, así que ya no se reserva nada para ella.',
    request_key_reused:
      'Lo que envió antes ha llegado. Vuelva a enviar solo si esto también debe salir.',
    address_differs: 'Esta no es su dirección.',
    wrong_code: 'Este código no es correcto.',
    too_many_moves: ({ most }) =>
      `Una entrevista se puede cambiar ${most} veces como máximo. Escriba a la empresa.`,
  },
  sentences: {
    'Please enter your first name.': 'Escriba su nombre.',
    'Please enter your last name.': 'Escriba sus apellidos.',
    'Please enter a phone number: digits, spaces and + ( ) - only.':
      'Escriba un número de teléfono: solo cifras, espacios y + ( ) -.',
    'Please write something.': 'Escriba algo.',
    'Please type your name.': 'Escriba su nombre.',
    'Please mark a time.': 'Marque una hora.',
    'Please give a reason.': 'Indique un motivo.',
    'Please choose a time zone.': 'Elija una zona horaria.',
    'Too many requests. Please wait a moment.': 'Demasiadas solicitudes. Espere un momento.',
    'Too many requests at once. Please wait a moment.':
      'Demasiadas solicitudes a la vez. Espere un momento.',
    'The service is catching its breath. Your work is kept; please try again.':
      'El servicio está recuperándose. Su trabajo está guardado; vuelva a intentarlo.',
  },
};
