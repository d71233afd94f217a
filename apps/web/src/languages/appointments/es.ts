import { cityOf } from '../../ui/zone-times.ts';
import { hours } from '../../ui/week-grid/grid-words.ts';
import type { Words } from './english.ts';

const kinds: Words['live-kinds'] = {
  'phone-screen': 'Primera llamada',
  technical: 'Entrevista técnica',
  culture: 'Entrevista para conocerse',
  panel: 'Entrevista con varias personas',
  final: 'Entrevista final',
  other: 'Entrevista',
};

export const words: Words = {
  'live-kinds': kinds,
  'live-places': {
    link: 'En línea',
    call: 'Videollamada',
    phone: 'Por teléfono',
    address: 'En persona',
  },
  'live-facts': {
    when: 'Cuándo',
    where: 'Dónde',
    videoCall:
      'En una videollamada aquí, en el navegador. Se abre 15 minutos antes de que empiece la entrevista.',
    length: 'Duración',
    minutes: (count) => `${count} minutos`,
    who: 'Con',
    job: 'Puesto',
    candidate: 'Candidatura de',
    message: 'De la empresa',
    none: 'Todavía no hay ninguna hora reservada.',
    noOne: 'Aún no se sabe con quién.',
    reason: (reason) => `El motivo: ${reason}`,
    short: (minutes) =>
      `La entrevista dura ${minutes} minutos. Marque cada hora al menos con esa duración.`,
    elsewhere: (text, city) => `${text} en ${city}`,
  },
  'live-join': { join: 'Entrar en la videollamada' },
  'live-leave': {
    title: '¿Cancelar esta entrevista?',
    unableTitle: '¿No le va bien ninguna hora?',
    text: (company) => `${company} y todos los participantes reciben aviso.`,
    reason: 'Motivo',
    isUnable: 'Me gustaría participar, pero ninguna hora me va bien',
    leave: 'Cancelar la entrevista',
    unable: 'Decírselo a la empresa',
    stay: 'Volver a la entrevista',
    left: 'La empresa ya lo sabe.',
  },
  'live-note': {
    title: 'Nota para la empresa',
    hint: 'La leen junto a la entrevista. Lo que envíe aquí sustituye a lo que envió antes.',
    send: 'Enviar la nota',
    sent: 'La empresa tiene la nota.',
  },
  'live-pick': {
    title: 'Elija una hora',
    moveTitle: 'Elija otra hora',
    days: 'Día',
    times: (day) => `Horas del ${day}`,
    count: (times) => (times === 1 ? ', 1 hora' : `, ${times} horas`),
    none: 'Elija una hora.',
    book: 'Reservar esta hora',
    move: 'Cambiar a esta hora',
    booked: 'Su entrevista está reservada. Va en camino un correo con una entrada de calendario.',
    moved:
      'Su entrevista se ha cambiado. Va en camino un correo con la nueva entrada de calendario.',
    gone: (time) => `${time} ya no está libre.`,
    nearest: 'Las horas libres más cercanas:',
    noneLeft: 'Ahora mismo no hay otra hora libre.',
  },
  'live-candidate': {
    title: (kind, company) => `${kinds[kind]} con ${company}`,
    asked: {
      pick: (company) => `${company} le pide que elija una hora.`,
      offer: (company) =>
        `${company} le pregunta cuándo puede. Marque todas las horas que le vayan bien: cuantas más, antes se encuentra una.`,
      nothingFree: (company) =>
        `Ahora mismo no hay ninguna hora libre para todos en ${company}. Ofrezca usted otras horas.`,
      closed: (company) =>
        `El último día para esta entrevista ha pasado. Escriba abajo a ${company}.`,
    },
    offered: (company) =>
      `Usted ofreció estas horas. ${company} elige una, y usted recibe un correo.`,
    booked: 'Esta hora está reservada.',
    running: 'Ha empezado.',
    over: 'Esta entrevista ha terminado.',
    ended: {
      candidate: () => 'Usted canceló esta entrevista.',
      company: (company) => `${company} canceló esta entrevista.`,
      application: () => 'Su candidatura ha terminado, así que esta entrevista no se celebra.',
      unknown: () => 'Esta entrevista se canceló.',
    },
    unable: 'Usted dijo que ninguna hora le va bien. No hay nada reservado.',
    move: {
      candidate: (company) =>
        `${company} le pide otra hora. Hasta encontrarla, vale la hora reservada.`,
      company: (company) =>
        `Usted ofreció otras horas. Hasta que ${company} reserve una, vale la hora reservada.`,
      interviewers: () =>
        'Usted pidió otra hora, y se está viendo cuál va bien. Hasta encontrarla, vale la hora reservada.',
    },
    offers: 'Horas que usted ofreció',
    changeOffers: 'Cambiar las horas',
    moveIt: 'Cambiarla',
    leave: 'Cancelarla',
    keepTime: 'Mantener la hora',
    kept: 'Su entrevista mantiene la hora. La empresa ya lo sabe.',
    unableOnly: 'Ninguna hora me va bien',
    keep: 'Dejarla como está',
    movesLeft: (count) =>
      count === 1 ? 'Puede cambiarla una vez más.' : `Puede cambiarla ${count} veces más.`,
    noMoves: (company) =>
      `Esta página ya no permite cambiarla más. Para otra hora, escriba abajo a ${company}.`,
  },
  'live-offer': {
    title: '¿Cuándo puede?',
    moveTitle: '¿Cuándo puede en su lugar?',
    grid: 'Horas a las que puede',
    zone: 'Su zona horaria',
    none: 'Marque una hora.',
    reason: 'Por qué otra hora',
    reasonHint: 'Lo leen la empresa y quienes hacen la entrevista.',
    reasonNeeded: 'Indique un motivo.',
    note: 'Nota para la empresa',
    noteHint: 'Lo que deberían saber, por ejemplo qué necesita para participar.',
    send: 'Ofrecer estas horas',
    sendMove: 'Pedir una de estas horas',
    sent: 'La empresa tiene sus horas. Recibirá un correo cuando se reserve una.',
    sentMove: 'La empresa tiene sus horas. Hasta que se reserve una, vale la anterior.',
    instead: 'Ofrecer otras horas en su lugar',
    pickInstead: 'Elegir en su lugar una de las horas libres',
  },
  'live-link': {
    page: 'Entrevista',
    back: 'Volver',
    what: 'su entrevista',
    failed: 'No se puede mostrar la entrevista',
    again: 'Volver a intentarlo',
    noToken: 'El enlace no está completo. Ábralo de nuevo desde el correo.',
    expired:
      'El correo más reciente sobre esta entrevista tiene un enlace que funciona. Si no lo tiene, pregunte a quien le invitó.',
  },
  'feedback-aspects': {
    overall: 'En conjunto fue una buena entrevista',
    prepared: 'Sabía de antemano qué iba a pasar',
    respect: 'Me trataron con respeto',
    relevance: 'Las preguntas tenían que ver con el puesto',
  },
  'feedback-points': {
    all: ['Nada', 'Más bien no', 'En parte', 'En gran parte', 'Del todo'],
  },
  'feedback-give': {
    title: '¿Cómo fue?',
    what: 'las preguntas sobre ello',
    who: (company) =>
      `${company} lee sus respuestas después de decidir sobre su candidatura. Quienes hicieron la entrevista solo ven cifras de cinco personas o más.`,
    comment: '¿Qué debería saber la empresa?',
    commentHint: 'No hace falta escribir nada.',
    missing: 'Elija una respuesta.',
    send: 'Enviar',
    sendAgain: 'Enviar el cambio',
    sent: 'Gracias. Queda guardado para la empresa.',
    given: 'Ya dijo cómo fue. Gracias.',
    until: 'Puede cambiarlo hasta el',
    fixed: 'Ya no se puede cambiar.',
    late: 'El plazo para decir cómo fue ha pasado.',
    change: 'Cambiarlo',
    refuse: 'No volver a preguntarme cómo fue una entrevista',
    refused: 'Pidió que no se le pregunte por correo cómo fueron sus entrevistas.',
    wanted: 'Volver a preguntarme',
  },
  calendar: {
    add: 'Añadir al calendario',
    addOf: (what) => `Añadir al calendario: ${what}`,
  },
  'week-grid': {
    hint: 'Arrastre sobre las horas o use las teclas: las flechas avanzan, Espacio marca o borra, Mayús con las flechas amplía. Re Pág y Av Pág cambian de semana.',
    touchHint: 'Pulse las medias horas que le vayan bien.',
    week: (from, to) => `${from} – ${to}`,
    earlier: 'Semana anterior',
    later: 'Semana siguiente',
    times: 'Hora',
    repeat: 'También la semana siguiente',
    repeated: 'Las mismas horas están marcadas la semana siguiente, donde es posible.',
    early: 'Mostrar horas tempranas y tardías',
    usual: 'Mostrar solo las horas habituales',
    days: 'Día',
    marked: 'Marcado',
    none: 'Todavía no hay nada marcado.',
    remove: 'Quitar',
    removeSpan: (span) => `Quitar ${span}`,
    total: (milliseconds) =>
      milliseconds === 0 ? 'Todavía no hay nada marcado.' : `${hours(milliseconds)} h marcadas`,
    change: (days, zone) => `En ${cityOf(zone)} cambia la hora: ${days.join(' y ')}.`,
    elsewhere: (text, zone) => `${text} en ${cityOf(zone)}`,
  },
  'week-cells': {
    skipped: ', se la salta el cambio de hora',
    twice: ', llega dos veces: valen las dos',
    part: ', marcada en parte',
    closed: ', no se puede marcar',
  },
  zones: {
    none: 'Ninguna zona se llama así. Pruebe con la ciudad grande más cercana.',
    list: 'Zonas horarias',
    now: (offset, time) => `${offset}, ahora ${time}`,
  },
};
