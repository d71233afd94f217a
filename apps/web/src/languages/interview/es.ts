import type { InterviewRoomWords } from './english.ts';

export const words: InterviewRoomWords = {
  'room-check': {
    title: 'Comprobación del ordenador',
    isRunning: 'Su entrevista está en curso. Comparta su pantalla y siga.',
    nothingYet: 'Aún no se graba nada y el tiempo no corre.',
    start: 'Empezar la entrevista',
    states: { passed: 'Correcto', failed: 'No correcto', waiting: 'Aún no hecho' },
    browser: 'Navegador',
    browserGood: 'Puede grabar y compartir una pantalla.',
    browserBad: 'Abra su enlace en una versión actual de Chrome o Edge en un ordenador.',
    fullscreen: 'Pantalla completa',
    fullscreenGood: 'Se abre cuando pulsa «Empezar».',
    fullscreenBad: 'Este navegador no permite la pantalla completa. Use Chrome o Edge.',
    storage: 'Almacenamiento',
    storageGood:
      'Las respuestas y la grabación pueden esperar en este ordenador si se corta la conexión.',
    storageLittle: 'Queda poco espacio. Libere algo si puede.',
    storageRefused:
      'Denegado. Salga de la ventana privada si está en una; si no, mantenga la página abierta hasta el final.',
    sound: 'Sonido del ordenador',
    soundBad:
      'Esta entrevista necesita el sonido del ordenador, que este navegador no puede compartir. Use Chrome o Edge en Windows, o pregunte a la empresa.',
    camera: 'Cámara',
    cameraGood: 'Se muestra su imagen.',
    cameraAsk: 'Permita la cámara cuando el navegador lo pida.',
    screen: 'Pantalla y micrófono',
    screenAsk: 'Comparta toda su pantalla, con su sonido.',
    screenSound: 'Compartida, con el sonido del ordenador y su micrófono.',
    screenNoSound:
      'Compartida con su micrófono. Este ordenador no puede compartir su propio sonido; no pasa nada.',
    microphoneLevel: 'Nivel del micrófono',
    saySomething: 'Diga algo: la barra debería moverse.',
    systemLevel: 'Nivel del sonido del ordenador',
    systemMoves: 'Se mueve cuando este ordenador reproduce un sonido.',
    microphone: 'Micrófono',
    microphoneGood: 'Está listo. Esta entrevista escucha si hay voces y no graba ningún sonido.',
    microphoneBad:
      'No hay acceso al micrófono. Esta entrevista escucha si hay voces y no graba ningún sonido: permítalo y recargue.',
    microphoneAsk:
      'Esta entrevista escucha si hay voces y no graba ningún sonido. Permita el micrófono cuando el navegador lo pida.',
    share: 'Compartir mi pantalla',
    shareNeeded: 'Es necesario compartir la pantalla',
    again: 'Intentar de nuevo',
    cancel: 'Cancelar',
    reload: 'Recargar',
    attempts: (left) => (left === 1 ? 'Queda 1 intento.' : `Quedan ${left} intentos.`),
    answersSafe: 'Sus respuestas están a salvo. El tiempo sigue corriendo.',
    shareProblems: {
      entireScreen: 'Elija «Toda la pantalla» y permita el micrófono.',
      bothAudios: 'Permita el sonido del ordenador y el micrófono.',
      mustAllow: 'Debe permitir la pantalla y el micrófono para continuar.',
      unableToStart: 'No se ha podido compartir la pantalla. Inténtelo de nuevo.',
      endedEarly: 'La pantalla ha dejado de compartirse. Comparta de nuevo toda su pantalla.',
    },
    yourCamera: 'Su cámara',
    cameraError: 'Error de la cámara',
    cameraProblems: {
      lost: 'La cámara no da imagen. Compruebe sus permisos.',
      unsupported: 'Este navegador no admite la cámara.',
      denied: 'Se ha denegado el acceso a la cámara. Permítalo y recargue la página.',
      missing: 'No hay ninguna cámara en este dispositivo. Conecte una e inténtelo de nuevo.',
      inUse: 'Otra aplicación ya usa la cámara. Cierre las demás aplicaciones que la estén usando.',
      noElement: 'No se ha podido mostrar la imagen de la cámara. Recargue la página.',
      notPlaying:
        'La cámara está activa, pero su imagen no se reproduce. Compruebe los permisos del navegador.',
    },
    cameraOther: (message) => `Error de la cámara: ${message}`,
  },
  'room-speed': {
    name: 'Conexión',
    measuring: 'Midiendo…',
    unknown:
      'No se ha podido medir; las grabaciones esperan en este ordenador hasta que puedan enviarse.',
    up: (megabits) => `Unos ${megabits} Mbit/s de subida.`,
    notRecorded: 'Aquí no se graba nada y las respuestas casi no necesitan nada.',
    keepsUp: 'La grabación se envía mientras responde.',
    behind: (minutes) =>
      `Con mucho movimiento en la pantalla, la grabación llevaría hasta ${minutes} minutos de retraso tras una hora. Espera en este ordenador: al final, deje la página abierta hasta que se envíe.`,
  },
  'room-interview': {
    loading: 'Cargando las preguntas…',
    preparing: 'Espere mientras preparamos su entrevista',
    notPrepared: 'No se ha podido preparar la entrevista. Inténtelo de nuevo.',
    welcome: (name) => `Le damos la bienvenida a eBot Interview, ${name}`,
    timer: 'Tiempo total',
    timerStopped: 'Tiempo total, detenido',
    minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 minuto.' : `Quedan ${minutes} minutos.`),
    saves: {
      saved: 'Guardado',
      waiting: 'Guardando…',
      failed: 'Aún no guardado, seguimos intentándolo',
    },
    notAllSaved: 'No todas las respuestas están guardadas',
    recording: 'Grabando',
    takeBreak: 'Hacer una pausa',
    leave: 'Salir',
    warnings: 'Advertencias',
    closeWarning: (what) => `Cerrar: ${what}`,
    modules: 'Módulos de preguntas',
    skill: (id) => `Competencia ${id}`,
    unknownSkill: 'Competencia desconocida',
    selectSkill: 'Elija una competencia para empezar a responder',
    chooseModule: 'Elija un módulo de preguntas a la izquierda para empezar su entrevista',
    start: 'Empezar',
    selectOne: 'Elija un módulo de preguntas',
    questionOf: (number, of) => `Pregunta ${number} de ${of}`,
    previous: 'Pregunta anterior',
    next: 'Pregunta siguiente',
    submit: 'Entregar respuestas',
    left: {
      unseen: (where) => `Aún sin ver: ${where}.`,
      none: 'Ha respondido todas las preguntas.',
      open: (where) => `Ha visto todas las preguntas. Sin responder: ${where}.`,
      first: (count, module) => `${count} ${count === 1 ? 'pregunta' : 'preguntas'} en ${module}`,
      further: (count, module) => `${count} en ${module}`,
    },
    report: {
      open: 'Informar de un problema con esta pregunta',
      field: '¿Qué está mal en ella? No cambia nada en su entrevista.',
      send: 'Informar',
      sending: 'Enviando…',
      done: 'Enviado. Gracias.',
      failed: 'No se ha podido enviar. Avise a la empresa que le invitó.',
    },
    side: 'Cámara y estado de las preguntas',
    status: 'Estado de las preguntas',
    questions: 'Preguntas',
    states: {
      Answered: 'Respondida',
      Unanswered: 'Sin responder',
      'Not attempted': 'Aún sin ver',
    },
    questionState: (number, state) => `Pregunta ${number}, ${state}`,
    reach: { offline: 'No tiene conexión.', away: 'No podemos conectar con el servidor.' },
    goOnWaiting: {
      durable: 'Puede seguir: las respuestas esperan en este ordenador hasta que puedan enviarse.',
      refused: 'Puede seguir: las respuestas esperan en esta página hasta que puedan enviarse.',
    },
    answersWait: (count, since) =>
      `${count === 1 ? 'Una respuesta espera' : `${count} respuestas esperan`} desde las ${since}. Aún no guardado, seguimos intentándolo.`,
    storageRefused:
      'Este navegador no permite el almacenamiento. Las respuestas y la grabación se envían al momento; mantenga esta página abierta hasta el final.',
    onlyHere: (count) =>
      `${count === 1 ? 'Una respuesta está' : `${count} respuestas están`} solo en esta página. Guarde una copia por si la conexión no vuelve.`,
    takenOver: {
      title: 'Esta entrevista está abierta en otro dispositivo',
      text: 'Sigue en la página que se abrió en último lugar, así que aquí ya no se puede responder. Lo que se mostró como guardado cuenta. Esta página ya no graba su pantalla.',
      goOn: 'Seguir aquí',
    },
    pause: {
      on: 'Está en una pausa',
      begins: 'Su pausa empieza…',
      endsIn: 'La pausa termina en',
      ending: 'Terminando…',
      end: 'Terminar la pausa',
      oneMinute: 'Queda un minuto de pausa.',
      ask: '¿Hacer una pausa?',
      start: 'Empezar la pausa',
      explained: (minutes) =>
        `El tiempo se detiene hasta ${minutes} minutos y, mientras, sus preguntas quedan ocultas. Puede terminar la pausa antes; lo que no use de ella se pierde.`,
      left: (count) => (count === 1 ? 'Es su última pausa.' : `Tiene ${count} pausas.`),
    },
    cancel: 'Cancelar',
    fullscreenNeeded: 'Pantalla completa necesaria',
    returnToFullscreen: 'Volver a la pantalla completa',
    ending: {
      moment: 'Un momento',
      puttingAway: 'Guardándolo todo…',
      exit: 'Cerrar',
      completed: 'eBot Interview completada correctamente',
      review: 'Nuestro equipo revisará sus respuestas y se pondrá pronto en contacto con usted.',
      timeUp: '¡Se acabó el tiempo!',
      timeUpText:
        'Su eBot Interview ha terminado porque se acabó el tiempo previsto. Sus respuestas se han entregado para su revisión.',
      submitting: 'Entregando',
      onTheirWay: 'Sus respuestas van en camino. Quédese aquí.',
      notYet:
        'Aún no se ha entregado, seguimos intentándolo. Compruebe su conexión y quédese aquí.',
      canLeave:
        'Si no puede esperar, salga y abra su enlace más tarde en este ordenador: lo que aún no se haya enviado se enviará entonces. Una respuesta dada a tiempo cuenta si llega en el minuto siguiente al final.',
      confirmTitle: 'Entregar sus respuestas',
      confirm: 'Confirmar',
      confirmText: '¿Seguro que quiere entregar sus respuestas de la eBot Interview?',
      allAnswered: (questions) =>
        questions === 1
          ? 'La única pregunta está respondida.'
          : `Las ${questions} preguntas están respondidas.`,
      someAnswered: (answered, questions) =>
        `${answered} de ${questions} preguntas están respondidas. Después ya no se puede cambiar nada.`,
      leaveTitle: '¿Salir de la entrevista?',
      stay: 'Quedarme',
      leaveText:
        'Aún no se ha entregado nada y el tiempo sigue corriendo. Su enlace le trae de vuelta hasta que se acabe el tiempo; las preguntas que ha visto quedan como están.',
      answered: 'Respondidas',
      answeredOf: (answered, questions) => `${answered} de ${questions}`,
      ended: 'Terminada',
      recording: 'Grabación',
      uploading: (megabytes) =>
        `Subiendo.${megabytes === '' ? '' : ` Faltan ${megabytes} MB.`} Quédese hasta que termine.`,
      uploaded: 'Subida por completo.',
      uploadedLater: 'El resto se sube cuando abra de nuevo su enlace en este ordenador.',
    },
  },
  'room-banners': {
    tab_switch: '¡Atención! Cambio de pestaña o navegador minimizado',
    copy_paste: '¡Atención! No está permitido pegar contenido.',
    keyboard_activity: '¡Atención! Esta tecla no está disponible durante la entrevista.',
  },
  'room-recording': {
    stopped:
      'La pantalla ha dejado de compartirse. Se sube la parte anterior y la grabación se reinicia…',
    microphoneLost:
      'El micrófono ya no está. Conéctelo de nuevo y comparta otra vez su pantalla con él.',
    restarting: 'No detenga la grabación a mano. Empezando de nuevo…',
    failed: 'No se ha podido iniciar la grabación. Inténtelo de nuevo.',
    errorStopping: (message) => `Error al detener la grabación: ${message}`,
    endedEarly: 'La pantalla ha dejado de compartirse. Comparta de nuevo toda su pantalla.',
    closed:
      'La grabación de esta entrevista ha terminado. Lo que no se subió ya no se acepta y se ha borrado de este ordenador. Ahora no se graba nada.',
    noneLeft:
      'Era el último intento. Recargue esta página para intentarlo de nuevo; sus respuestas se conservan.',
  },
  'room-fullscreen': {
    required: 'Es necesaria la pantalla completa.',
    explained:
      'No puede salir de la pantalla completa durante la entrevista. Haga clic en la página para volver a ella.',
    pressF11: 'O pulse F11. Sus respuestas están a salvo y el tiempo sigue corriendo.',
    returned: 'Pantalla completa necesaria: no puede salir de ella durante la entrevista.',
  },
  'room-break': {
    unwatched: 'Mientras dura no se vigila nada: puede dejar su sitio y su cámara.',
    recorded: 'La grabación sigue sin su pantalla y sin sonido.',
    resting:
      'El tiempo está detenido y sus preguntas están ocultas. Puede dejar su sitio y su cámara: no se vigila nada.',
    ends: 'La pausa termina sola o cuando usted la termine. Entonces corre el tiempo y vuelven sus preguntas.',
    over: 'Su pausa ha terminado. El tiempo corre.',
    failed: 'El servidor no ha respondido. Inténtelo de nuevo.',
    refused: 'Ahora no se puede empezar ni terminar esta pausa.',
  },
  'room-texts': {
    locked: '¡Esta respuesta ya no se puede cambiar!',
    expired: 'El enlace ha caducado',
    errorTitle: 'Error: entrevista automatizada',
    answerTrouble:
      'Error: entrevista automatizada. El servidor no ha podido guardar su respuesta. Se conserva y seguimos intentándolo.',
    answerRefused:
      'Error: entrevista automatizada. Esta respuesta no se ha aceptado. No se ha perdido nada de lo que dio.',
    submitTrouble:
      'El servidor no ha podido recibir su entrega. No se ha perdido nada y seguimos intentándolo.',
    submitRefused:
      'Error: entrevista automatizada. Su entrevista no se ha entregado desde esta página. Lo guardado cuenta; abra de nuevo su enlace para seguir.',
  },
};
