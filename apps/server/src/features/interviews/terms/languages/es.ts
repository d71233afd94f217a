import type { TranslatedTerms } from '../terms-shape.ts';

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

export const es: TranslatedTerms = {
  translates: {
    Bot: '25b765002272328d',
    FacialTracking: 'c6bc9e7f3f4059d3',
    words: 'a12bec8f5e594c02',
  },
  texts: {
    Bot: `De qué se trata
Va a hacer una entrevista de {{company}} sin nadie al otro lado: preguntas por escrito, cada una con un máximo de cuatro respuestas, y un tiempo fijo. {{company}} leerá el resultado.

Qué se graba
{{recorded}}
También guardamos sus respuestas y sus horas, el navegador que usa, su dirección de red y eventos como salir de la pantalla completa, pasar a otra pestaña, pegar o perder la conexión.
Antes de empezar, cierre todo lo que otras personas no deban ver.

Qué se vigila
{{monitored}}

Quién lo ve
{{access}}
{{sharing}}
{{host}}
No se vende nada, y nada se usa para entrenar modelos.

Qué no es
Un evento es una nota de lo que ha pasado, con su hora. No es una conclusión en su contra: una conexión perdida o una cámara desconectada es un fallo técnico. El software no toma ninguna decisión; una persona mira su entrevista y decide.

Durante cuánto tiempo se conserva
{{kept}}

Sus derechos
Puede pedir a {{company}} una copia de lo que hay guardado sobre usted, que se corrija o que se borre, y puede oponerse a cómo se ha valorado su entrevista. Participar es decisión suya: puede cerrar esta página ahora. No se graba nada antes de que empiece.
Si necesita más tiempo u otra forma de hacer la entrevista por una discapacidad, dígaselo a {{company}} antes de empezar.

Durante la entrevista
El tiempo corre en nuestro servidor desde que empieza, también si su página está cerrada o se ha perdido la conexión. Las respuestas se guardan en su dispositivo hasta que han llegado; cuando vuelva, se envían solas. Permanezca en pantalla completa, mantenga la pantalla compartida y responda sin ayuda.`,
    FacialTracking: `{{face}}
{{alone}}
{{place}}
{{watched}}
Un evento es una nota para que la mire una persona. Nunca supone por sí solo un rechazo.`,
  },
  words: {
    days,
    and: 'y',
    watched: {
      eye: 'su rostro y hacia dónde mira, en la imagen de la cámara',
      voice: 'las voces, en el sonido del micrófono',
      keyboard: 'qué tipos de teclas y atajos pulsa',
    },
    noteOnly:
      'Esto ocurre en su propio dispositivo. Solo se envían los eventos encontrados, con sus horas: el análisis no envía ninguna imagen ni ningún sonido.',
    host: {
      named: (host) =>
        `${host} gestiona esta instalación de Candor y puede acceder a lo que está guardado, para mantenerla en funcionamiento.`,
      unnamed:
        'Quien gestiona esta instalación de Candor puede acceder a lo que está guardado, para mantenerla en funcionamiento.',
    },
    recorded: {
      nothing:
        'En esta entrevista no se graba su pantalla ni ningún sonido, ni tampoco la imagen de su cámara.',
      screen:
        'Mientras dura la entrevista grabamos toda su pantalla y el sonido de su micrófono, y el sonido de su ordenador si su navegador puede darlo.',
      camera:
        'La imagen de su cámara se le muestra en la página, así que forma parte de la grabación de su pantalla.',
      noCamera: 'Su cámara no se usa.',
    },
    monitored: {
      nothing:
        'Ningún software vigila su cámara, su micrófono ni su teclado, salvo que lo active usted.',
      things: (things) => `Un software vigila ${things}.`,
      asked: 'Antes se le pide su consentimiento.',
    },
    access: (company) =>
      `Las personas de ${company} que han iniciado sesión: quienes la administran y quienes tienen las entrevistas en su función. Los programas que ${company} ha conectado reciben sus respuestas y el resultado; la grabación no se les da.`,
    sharing: {
      nothing: 'No hay grabación, así que no se puede mostrar ninguna a nadie de fuera.',
      people: (company, most) =>
        `${company} también puede mostrar la grabación a personas de fuera. A cada una se la designa por su nombre, demuestra su dirección con un código, se compromete a no compartirla y tiene acceso durante ${most} días como máximo. Si tiene aquí una cuenta, en ella ve quién la ha mirado.`,
    },
    kept: {
      recording: (count, company) =>
        `La grabación se conserva ${count} como máximo desde el final de su entrevista, sea lo que sea lo que ${company} fije después.`,
      rest: (noted, answers, company) =>
        `Según lo que ${company} tiene fijado hoy, lo anotado durante la entrevista se conserva ${noted}, y sus respuestas y el resultado, ${answers}. Después Candor los borra por sí solo, en una de las noches siguientes.`,
      heldBack:
        'Solo si la empresa tiene que retener algo por un motivo que deja por escrito, como una reclamación, se conserva más tiempo.',
    },
    guideline: {
      face: 'Mantenga el rostro en la imagen y siéntese de frente a la pantalla.',
      noFace: 'En esta entrevista no se vigila su rostro.',
      alone:
        'No esté con nadie en la habitación: ninguna otra persona en la imagen y ninguna conversación.',
      aloneInPicture: 'No esté con nadie en la habitación: ninguna otra persona en la imagen.',
      aloneInSound: 'No esté con nadie en la habitación: ninguna conversación.',
      byYourself: 'Responda sin ayuda.',
      light: 'Siéntese con luz uniforme y deje la cámara descubierta hasta el final.',
      quiet: 'Siéntese en un lugar tranquilo hasta el final.',
      stay: 'Permanezca en esta página hasta el final.',
      watched: (things) => `Se vigila: ${things}.`,
    },
  },
};
