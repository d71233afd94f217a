import { everywhere } from '../everywhere/es.ts';
import type { RoomWords } from './english.ts';

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

export const words: RoomWords = {
  ...everywhere,
  'room-welcome': {
    page: 'Entrevista',
    opening: 'Abriendo su entrevista…',
    gettingReady: 'Un momento…',
    brand: 'eBot Interview',
    continue: 'Continuar',
    done: 'Listo',
    goHome: 'Ir al inicio',
    tryAgain: 'Intentar de nuevo',
    reload: 'Recargar',
    hello: (name, { questions, minutes, skills }) =>
      `Hola, ${name}. Esta entrevista tiene ${questions === 1 ? 'una pregunta' : `${questions} preguntas`} en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}${skills === '' ? '' : `, sobre ${skills}`}.`,
    running: 'El tiempo corre.',
    notStarted: 'El tiempo no empieza hasta que pulse «Empezar».',
    passMark: (percent) => `Se aprueba con un ${percent} % de respuestas correctas.`,
    breaks: (count, minutes) =>
      count === 1
        ? `Puede hacer una pausa de hasta ${minutes} minutos. El tiempo se detiene mientras dura y no se vigila nada.`
        : `Puede hacer ${count} pausas de hasta ${minutes} minutos cada una. El tiempo se detiene mientras duran y no se vigila nada.`,
    whatRecorded: 'Qué se graba',
    whoSees: 'Quién lo ve',
    howLong: 'Durante cuánto tiempo',
    answersOnly: 'Sus respuestas y cuándo sale de la página.',
    recorded: (hasCamera) =>
      `Toda su pantalla, el micrófono y, si el navegador puede darlo, el sonido del ordenador. ${
        hasCamera
          ? 'La imagen de su cámara está en la página, así que aparece en la imagen de su pantalla. '
          : ''
      }También sus respuestas y cuándo sale de la página.`,
    isRunning: 'Su entrevista está en curso.',
    onBreak: 'Está en una pausa.',
    timeLeft: 'Tiempo restante:',
    seenLocked: 'Las preguntas que ya ha visto están bloqueadas; las demás le esperan.',
    opensOn: 'Su entrevista se abre el',
    untilThen:
      'Vuelva entonces con el mismo enlace. Puede comprobar este ordenador ahora: con ello no se gasta nada.',
    goOn: 'Seguir',
    toTerms: 'Continuar a las condiciones',
    checkFirst: 'Comprobar primero este ordenador',
    insecure: {
      title: 'Esta dirección no es segura',
      text: (origin) =>
        `La página se abrió sin https (${origin}), así que su navegador no le da ni cámara ni micrófono ni pantalla. Pida a la empresa un enlace que empiece por https. No se ha gastado nada.`,
    },
    computer: {
      title: 'Abra su enlace en un ordenador',
      text: 'La entrevista graba toda la pantalla, y este dispositivo no puede compartirla. Abra el mismo enlace en Chrome o Edge en un ordenador: no se ha gastado nada.',
      mail: 'Enviarme este enlace por correo',
      copy: 'Copiar el enlace',
      copied: 'Copiado.',
      subject: 'Mi entrevista',
      body: (link) =>
        `Abra este enlace en Chrome o Edge en un ordenador:\n\n${link}\n\nEs solo para usted: no lo comparta.`,
    },
    broken: {
      title: 'No se ha podido cargar esta página',
      text: 'Compruebe su conexión y recargue. Lo que ha respondido se conserva y su enlace sigue siendo válido.',
    },
    terms: {
      otherwise: 'Este texto no existe en su idioma. Aquí figura tal como se escribió.',
      title: 'Condiciones',
      failed: 'No se han podido cargar las condiciones. Recargue esta página.',
      changed: 'Las condiciones han cambiado. Vuelva a leerlas.',
      loading: 'Cargando las condiciones…',
      accept: 'Confirmo que he leído y acepto las condiciones y la política de privacidad.',
      agree: 'Acepto',
    },
    closed: {
      'no-link': {
        title: 'Esta página necesita su enlace',
        text: 'Abra de nuevo el enlace de su invitación. Lleva directamente a su entrevista.',
      },
      expired: {
        title: 'El enlace ha caducado',
        text: 'Este enlace ya no es válido. Pida uno nuevo a la empresa que le invitó.',
      },
      'not-open': {
        title: 'Su entrevista aún no está abierta',
        text: 'Vuelva a la hora que indica su invitación. No se ha gastado nada.',
      },
      cancelled: {
        title: 'Esta entrevista se ha cancelado',
        text: 'La empresa que le invitó la ha cancelado. Escríbale si tiene preguntas.',
      },
      'no-questions': {
        title: 'Esta entrevista aún no tiene preguntas',
        text: 'El tiempo no ha empezado y su enlace sigue siendo válido. Avise a la empresa que le invitó.',
      },
      'facial-terms': {
        title:
          'Para continuar con la entrevista, debe aceptar las condiciones del seguimiento facial.',
        text: 'La empresa pide que se vigile la cámara durante esta entrevista, y esta página no ha podido pedirle su consentimiento. El tiempo no ha empezado y su enlace sigue siendo válido: recargue esta página o pida a la empresa una entrevista sin cámara.',
      },
      away: {
        title: 'No podemos conectar con el servidor',
        text: 'Su enlace sigue siendo válido. Compruebe su conexión y recargue esta página.',
      },
    },
    ended: {
      title: 'Esta entrevista ha terminado',
      timedOut:
        'Se acabó el tiempo. Lo que respondió hasta entonces se ha entregado para su revisión.',
      submitted: 'Sus respuestas se han entregado para su revisión. No tiene que hacer nada más.',
      at: (time) => `Terminada: ${time}.`,
      sending: (parts) =>
        `Este ordenador aún guarda una parte, que se está enviando ahora: ${parts}. Mantenga abierta esta página hasta que desaparezca esta línea.`,
      answers: (count) => `${count} ${count === 1 ? 'respuesta' : 'respuestas'}`,
      recording: (megabytes) => `${megabytes} MB de la grabación`,
      reports: 'lo que anotó la vigilancia',
      end: 'el final de la grabación',
      and: ' y ',
    },
    refused: (count) =>
      `${
        count === 1
          ? 'El servidor no ha aceptado una respuesta. Se conserva'
          : `El servidor no ha aceptado ${count} respuestas. Se conservan`
      } solo en este ordenador. Descargue una copia y envíela a la empresa que le invitó.`,
    download: 'Descargar mis respuestas',
  },
  'room-practice': {
    offer: 'Practicar primero',
    offered:
      'La práctica tiene tres preguntas sin importancia. No se graba ni se envía nada de ella.',
    standing: 'Práctica: no se guarda nada',
    asks: 'Esta es la práctica: no se entrega nada.',
    side: 'Cámara y estado de las preguntas',
    title: 'Esa era la práctica',
    answered: (answered, questions) =>
      `Ha respondido ${answered} de ${questions} preguntas. No se ha grabado nada, nada ha salido de este ordenador y ya está olvidado.`,
    timeUp:
      'Se acabó el tiempo de la práctica: en una entrevista, sus respuestas se habrían entregado ahora.',
    differs:
      'La entrevista tiene el mismo aspecto. Sus preguntas son las de la empresa y su tiempo corre una sola vez, también con la página cerrada.',
    again: 'Practicar otra vez',
    back: 'Volver a la invitación',
  },
  'room-practice-questions': {
    modules: [
      {
        name: 'Cómo funciona',
        questions: [
          {
            text: '¿Cómo se elige una respuesta?',
            options: [
              'Con un clic en ella',
              'Con su letra en el teclado',
              'Con las flechas, una vez elegida una',
              'De cualquiera de estas formas',
            ],
          },
          {
            text: '¿Qué pasa con una respuesta cuando va a la pregunta siguiente?',
            options: [
              'Se guarda sola y puede cambiarse mientras esta página siga abierta',
              'Se pierde si no pulsa un botón',
            ],
          },
        ],
      },
      {
        name: 'Una palabra',
        questions: [
          {
            text: '¿Cuál de estas palabras se lee igual al revés?',
            options: ['Río', 'Radar', 'Vela', 'Mesa'],
          },
        ],
      },
    ],
  },
  'room-needs': {
    question: '¿Necesita algo para participar, como más tiempo, pausas o no usar la cámara?',
    ask: 'Pídalo antes de empezar',
    waiting:
      'Lo que pidió aún no tiene respuesta. Puede empezar ahora, y entonces la entrevista transcurre tal como es: una respuesta posterior no la cambia.',
    see: 'Ver lo que pidió',
    offered:
      'La empresa ofrece otra cosa en lugar de lo que pidió. Si empieza ahora, la entrevista transcurre sin ello.',
    answer: 'Leer y responder',
  },
  promises: {
    inviter: 'la empresa que envió la invitación',
    people: (company) =>
      `Personas de ${company}: la administración y quienes tienen un rol que incluye entrevistas.`,
    shown: (count) =>
      `También pueden mostrar la grabación a personas externas concretas, cada una con un código y durante ${days(count)} como máximo. Quien gestiona esta instalación de Candor puede acceder a lo almacenado.`,
    keptByCompany:
      'La empresa fija el número de días; después, Candor borra la grabación por sí solo.',
    saidFirst:
      'La primera página de la entrevista dice cuántos días son, antes de grabar nada, y nadie tiene que seguir desde ahí.',
    nothingRecorded:
      'No hay grabación. Las condiciones dicen cuánto tiempo se conservan sus respuestas.',
    kept: (count) =>
      `La grabación se conserva ${days(count)} como máximo tras el final de la entrevista. Después, Candor la borra por sí solo.`,
    heldBack:
      'Solo se conserva más tiempo si la empresa debe retenerla por una razón que deja por escrito, como una reclamación.',
  },
};
