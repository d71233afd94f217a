import { monitors } from '../own-monitors/es.ts';
import type { Words } from './english.ts';

export const words: Words = {
  monitors,
  'own-need': {
    page: 'Lo que necesita',
    title: 'Lo que necesita para participar',
    about: (jobTitle, minutes) => `Entrevista para ${jobTitle}, ${minutes} minutos`,
    until: 'Se puede empezar hasta el',
    what: 'esta página',
    failed: 'No se puede mostrar esta página',
    noToken: 'Abra el enlace completo del correo que le envió la empresa.',
    dead: 'Este enlace ha caducado, o un correo más reciente trajo otro. Abra el correo más reciente.',
    again: 'Volver a intentarlo',
    intro: (companyName) =>
      `Pida lo que le permita participar tan bien como cualquiera. No gasta nada: su enlace y su tiempo siguen igual. Solo lo ven quienes programan entrevistas en ${companyName}. Nunca se cuenta ni aparece junto a una puntuación.`,
    replyDays: (companyName, days) =>
      `${companyName} promete una respuesta en ${days === 1 ? '1 día' : `${days} días`}, y antes de que acabe el plazo de la entrevista, por correo y en esta página.`,
    ask: 'Pedir algo',
    askAgain: 'Pedir otra cosa',
    legend: '¿Qué le ayudaría?',
    extra: 'Más tiempo',
    noExtra: 'Sin más tiempo',
    extraChoice: (percent, minutes) => `${percent} %: ${minutes} minutos más`,
    breaks: 'Pausas',
    breaksHint: 'El reloj se detiene y no se vigila nada',
    noCamera: 'Sin cámara',
    keyboardNavigation: 'Navegación con el teclado',
    keyboardHint:
      'El tabulador, las flechas y las teclas de un lector de pantalla no generan avisos',
    anotherWay: 'Otra forma del todo distinta',
    anotherWayHint: 'Una conversación en lugar de esta entrevista, o algo así',
    somethingElse: 'Otra cosa',
    somethingElseHint: 'Diga abajo qué',
    words: 'Con sus palabras',
    wordsHint: 'No hace falta decir por qué. Basta con lo que necesita.',
    keep: 'Lo mismo en las próximas entrevistas de esta empresa',
    keepHint:
      'Tiempo, pausas y ajustes, una vez concedidos. Puede ponerle fin en esta página mientras el enlace sea válido.',
    send: 'Pedirlo',
    sent: 'Lo ha pedido. La respuesta llega por correo y aparece aquí.',
    asked: 'Usted pidió',
    youWrote: 'Usted escribió',
    grantedNow: 'Su entrevista tiene ahora',
    nothingExtra: 'Nada fuera de lo habitual',
    open: (companyName) => `${companyName} aún no ha respondido.`,
    promised: 'Se promete una respuesta a más tardar el',
    late: 'El plazo prometido ha pasado. Puede seguir esperando o escribir a la empresa.',
    mayBegin:
      'No tiene que esperar. Si empieza antes de la respuesta, la entrevista transcurre tal como está, y una respuesta posterior no cambia nada.',
    withdraw: 'Dejar de pedirlo',
    withdrawn: 'Ya no lo pide.',
    offered: (companyName) => `${companyName} ofrece otra cosa`,
    offerText:
      'Si dice que sí, vale al momento. Si dice que no, la empresa tiene que responder de nuevo.',
    offers: 'Lo que se ofrece',
    accept: 'Sí, eso me sirve',
    refuse: 'No, eso no me ayuda',
    theyWrote: 'La empresa escribió',
    begun: 'Su entrevista ha empezado. Lo que pidió antes ya no puede cambiarla.',
    over: 'Esta entrevista ha terminado. Ya no se puede pedir nada para ella.',
    kept: (companyName) =>
      `En cada nueva invitación a una entrevista por enlace, ${companyName} vuelve a darle el mismo tiempo, las mismas pausas y los mismos ajustes, mientras conserve esta entrevista.`,
    keepNow: 'Lo mismo la próxima vez',
    keepEnd: 'Ponerle fin',
    keptTitle: 'La próxima vez',
  },
  'own-need-ended': {
    granted: (companyName) =>
      `${companyName} concede lo que pidió. Abajo está lo que escribieron y lo que su entrevista tiene ahora.`,
    accepted: () =>
      'Aceptó lo que se ofreció. Abajo está lo que escribieron y lo que su entrevista tiene ahora.',
    declined: (companyName) =>
      `${companyName} lo ha denegado. Lo decidieron dos personas, y este es su motivo.`,
    withdrawn: () => 'Ya no lo pide.',
  },
  asked: {
    extra: (percent) => `${percent} % más de tiempo`,
    breaks: 'Pausas',
    noCamera: 'Sin cámara',
    keyboardNavigation: 'Navegación con el teclado',
    anotherWay: 'Otra forma del todo distinta',
    somethingElse: 'Otra cosa',
  },
  granted: {
    breaks: ({ count, minutes }) =>
      `${count === 1 ? '1 pausa' : `${count} pausas`} de ${minutes} minutos`,
    minutes: (minutes) => `${minutes} minutos más`,
    spared: (monitor) => `${monitor}: sin vigilancia`,
    keyboardNavigation: 'navegación con el teclado',
    noCamera: 'sin cámara',
  },
};
