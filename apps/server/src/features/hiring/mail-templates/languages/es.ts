import type { Translated } from '@candor/contract/people/language-rules';
import type { English } from '../english-words.ts';

const standing: Translated<English['standing']> = {
  window:
    'Puede empezar desde el {{opens}} hasta el {{closes}}. La entrevista dura {{minutes}} minutos.',
  until: 'Puede empezar hasta el {{closes}}. La entrevista dura {{minutes}} minutos.',
  oldLinks: 'Los enlaces de los correos anteriores ya no funcionan.',
  readiness:
    'Necesita un ordenador con Chrome o Edge. Puede abrir el enlace antes y comprobar su ordenador: nada empieza hasta que dé su conformidad.',
  openInterview: 'Abrir la entrevista',
  seeApplication: 'Ver su candidatura',
  follow:
    'Para ver cómo va, o para retirarla, entre en su espacio de candidatura o cree una cuenta con esta dirección.',
  notYouReceived: 'Si no ha sido usted, entre con esta dirección y retire la candidatura.',
  notYouWithdrawn: 'Si no ha sido usted, cambie su contraseña, por favor.',
  when: 'Empieza el {{when}} y dura {{minutes}} minutos.',
  withWhom: 'Hablará con {{interviewers}}.',
  where: 'Lugar: {{place}}',
  still: 'Mientras no haya otra fecha segura, se mantiene el {{when}}.',
  noAccount: 'No necesita ninguna cuenta.',
  moveByLink: 'Con el enlace también puede cambiarla, cancelarla o escribir a la empresa.',
  seeInterview: 'Ver la entrevista',
  sayWhen: 'Decir cuándo puede',
  needs: (url) =>
    `¿Necesita algo para participar, como más tiempo, pausas o no usar cámara? Pídalo antes de empezar; pedirlo no gasta nada: ${url}`,
};

const applications: Translated<English['applications']> = {
  noPromise: (company) => `${company} no ha dicho cuándo responderá.`,
  promise: (day) => `Puede esperar una respuesta a más tardar el ${day} (UTC).`,
  later: {
    subject: (job, company) => `Su candidatura para ${job} en ${company}: una respuesta más tarde`,
    first: (job, company) =>
      `${company} necesita más tiempo para responder a su candidatura para ${job}.`,
    usualWhy: 'La respuesta tarda más de lo que se pensaba cuando se prometió.',
    why: (why) => `La empresa escribe: ${why}`,
  },
  repeated: {
    subject: (company) => `Ya ha presentado una candidatura en ${company}`,
    preview: (day) => `La presentó el ${day}.`,
    before: (job, company, day) =>
      `Ya ha presentado una candidatura para «${job}» en ${company}, el ${day}.`,
    stands: 'Sigue como estaba.',
    withdrawn: (day) =>
      `La retiró el ${day}. Si quiere que se tenga en cuenta de nuevo, escriba a la empresa, por favor.`,
    kept: 'Lo que se ha enviado ahora se guarda a su lado, para que la empresa lo mire.',
    notYou: 'Si no ha sido usted, ignore este correo: su candidatura no ha cambiado.',
  },
};

const interviews: Translated<English['interviews']> = {
  videoCall: 'Videollamada en el navegador: entre desde la página de la entrevista',
  somebody: (company) => `alguien de ${company}`,
  reason: (reason) => `El motivo: ${reason}`,
  begins: (when, minutes) => `Empieza el ${when} y dura ${minutes} minutos.`,
  where: (place) => `Lugar: ${place}`,
  summary: (job, company) => `Entrevista para ${job} en ${company}`,
  windowDescription: (minutes) =>
    `Empiécela cuando quiera dentro de este plazo. Dura ${minutes} minutos.\nEl enlace está en su invitación.`,
  takes: (minutes) => `Dura ${minutes} minutos.`,
  with: (names) => `Con ${names}.`,
  moveByMail: 'Para cambiarla o cancelarla, use el enlace de su correo.',
  withdrawn: {
    subject: (job, company) => `Ha cancelado su entrevista para ${job} en ${company}`,
    told: (company) => `${company} ya lo sabe.`,
    gone: (job, company) => `Su entrevista para ${job} en ${company} no tendrá lugar.`,
    notYou: (company) => `Si no ha sido usted, escriba a ${company}, por favor.`,
  },
  kept: {
    subject: (job) => `Su entrevista para ${job} mantiene su fecha`,
    preview: (company) => `${company} ya no necesita otra fecha.`,
    first: (job, company) =>
      `${company} ya no necesita otra fecha para su entrevista para ${job}. Sigue como estaba.`,
  },
  placed: {
    subject: (job, company) => `Nuevo lugar: su entrevista para ${job} en ${company}`,
    preview: 'La fecha se mantiene.',
    first: (job, company) =>
      `Su entrevista para ${job} en ${company} tendrá lugar en un sitio distinto del que se dijo. La fecha se mantiene.`,
  },
  feedback: {
    subject: (company) => `¿Cómo fue su entrevista con ${company}?`,
    preview: (job) => `Cuatro preguntas sobre su entrevista para ${job}.`,
    ask: (job, company) =>
      `Habló con ${company} sobre ${job}. ¿Nos diría cómo fue? Son dos minutos.`,
    promise: (company) =>
      `Sus respuestas no influyen en su candidatura: ${company} las lee después de haber decidido. Quien le entrevistó solo ve cifras de cinco personas o más.`,
    closing:
      'No tiene que responder. En la misma página puede decir que no quiere que se le pregunte más.',
    button: 'Decir cómo fue',
  },
  evidence: {
    subject: (job) => `Vea lo que se anotó en su entrevista para ${job}`,
    preview: (company) => `Puede explicárselo a ${company}.`,
    first: (job, company, day) =>
      `Durante su entrevista para ${job} se anotó algo que ${company} está mirando. Puede verlo todo, en su momento de la grabación, y explicarlo con sus palabras; la empresa sabrá lo que diga. Hágalo, por favor, a más tardar el ${day}.`,
    button: 'Ver lo que se anotó',
  },
  needs: {
    subject: (company) => `${company} ha respondido a su petición`,
    preview: (job) => `Sobre su entrevista para ${job}.`,
    granted: (job, company) =>
      `${company} concede lo que pidió para su entrevista para ${job}. Lo que vale ahora, y lo que le han escrito, está en la página.`,
    offered: (job, company) =>
      `${company} ofrece algo distinto de lo que pidió para su entrevista para ${job}. Puede decir que sí o que no.`,
    declined: (job, company) =>
      `${company} rechaza lo que pidió para su entrevista para ${job}. Lo han decidido dos personas.`,
    seeGranted: 'Ver lo concedido',
    readOffer: 'Leer la oferta',
    readAnswer: 'Leer la respuesta',
  },
};

const offers: Translated<English['offers']> = {
  button: 'Leer la oferta',
  until: (here, inUtc) => `${here}, es decir, ${inUtc}`,
  sent: {
    subject: (job, company) => `Una oferta de ${company}: ${job}`,
    preview: (company, until) =>
      `${company} le ofrece un puesto. Responda, por favor, hasta el ${until}.`,
    first: (job, company) => `${company} le ofrece el puesto «${job}».`,
    read: (until) =>
      `Puede leer las condiciones, guardarlas en PDF y aceptar o rechazar hasta el ${until}.`,
  },
  reminder: {
    subject: (company) => `Su oferta de ${company} termina pronto`,
    preview: (until) => `Responda, por favor, hasta el ${until}.`,
    first: (job, company, until) =>
      `La oferta de ${company} para «${job}» espera su respuesta. Se puede aceptar hasta el ${until}.`,
    closing: 'Los enlaces de los correos anteriores también funcionan.',
  },
  withdrawn: {
    subject: (company) => `La oferta de ${company} se ha retirado`,
    preview: (job) => `Era para «${job}».`,
    first: (job, company) =>
      `${company} ha retirado su oferta para «${job}». Ya no se puede aceptar, y no tiene que hacer nada.`,
  },
  accepted: {
    subject: (company) => `Ha aceptado la oferta de ${company}`,
    preview: (job, company) => `«${job}» en ${company}.`,
    first: (job, company, by) =>
      `Ha aceptado la oferta de ${company} para «${job}» con el nombre ${by.name}, el ${by.at}.`,
    paper: 'Con el enlace ve lo que ha aceptado y lo recibe en PDF con su respuesta.',
    notYou: (company) => `Si no ha sido usted, dígaselo enseguida a ${company}.`,
    button: 'Ver lo que ha aceptado',
  },
};

const appeals: Translated<English['appeals']> = {
  subject: {
    filed: (company) => `${company} tiene su recurso`,
    upheld: (company) => `${company} ha respondido a su recurso`,
    overturned: (company) => `${company} ha respondido a su recurso`,
    granted: (company) => `${company} ha retomado su candidatura`,
    late: (company) => `${company} se retrasa con su respuesta`,
  },
  preview: (job) => `Sobre su candidatura para ${job}.`,
  filed: (job, company, day) =>
    `Su recurso contra la decisión sobre su candidatura para ${job} ha llegado. Una persona de ${company} que no decidió, y que no lee por qué se decidió así, lo mira todo de nuevo y responde a más tardar el ${day}.`,
  upheld: (job, company) =>
    `Otra persona de ${company} ha mirado su candidatura para ${job}. La decisión se mantiene. Sus motivos están en su página.`,
  overturned: (job, company) =>
    `Otra persona de ${company} ha mirado su candidatura para ${job} y ha decidido de otra manera: sigue adelante. Sus motivos están en su página.`,
  granted: (job, company) =>
    `${company} ha retomado su candidatura para ${job} antes de que se respondiera a su recurso. Sigue como antes.`,
  late: (job, company, day) =>
    `${company} prometió responder a su recurso sobre ${job} a más tardar el ${day} y todavía no lo ha hecho. Se lo hemos recordado. Su recurso sigue abierto.`,
  reasons: (company, text) =>
    `Los motivos principales de esta decisión, en palabras de ${company}: ${text}`,
  bySoftware: (company) =>
    `Qué papel tuvo el software: en su entrevista contó qué respuestas eran correctas y anotó señales para que las miren personas, si ${company} lo pidió y usted lo aceptó. Decidieron personas de ${company}. Puede pedir a ${company} que le explique más.`,
  bySoftwareNot: (company) =>
    `Qué papel tuvo el software: ninguna entrevista suya fue evaluada por software. Decidieron personas de ${company}.`,
  rights:
    'En su propia página lee lo que se anotó y puede explicarlo, corregir lo que hay guardado sobre usted, llevarse una copia y pedir que una segunda persona lo mire de nuevo, durante los días que se indican allí.',
  rightsWithoutInterview:
    'En su propia página puede corregir lo que hay guardado sobre usted, llevarse una copia y pedir que una segunda persona lo mire de nuevo, durante los días que se indican allí.',
  button: {
    filed: 'Ver su recurso',
    upheld: 'Leer la respuesta',
    overturned: 'Leer la respuesta',
    granted: 'Abrir su página',
    late: 'Ver su recurso',
  },
};

export const es: Translated<English> = {
  hello: (firstName) => (firstName === '' ? 'Hola:' : `Hola ${firstName}:`),
  secrecy: 'El enlace es solo para usted. Por favor, no lo comparta.',
  ...{ standing, applications, interviews, offers, appeals },
  messages: {
    button: 'Leer y responder',
    files: (names) => `Con este mensaje vienen archivos, por el enlace: ${names}.`,
    answerHere: 'Puede responder a este correo, o por el enlace, sin cuenta.',
    answerTo: (address) => `Puede responder por el enlace, sin cuenta, o por correo a ${address}.`,
  },
  pageCode: {
    subject: 'Su código para abrir su página',
    preview: 'Vale durante diez minutos.',
    code: (code) => `Su código: ${code}`,
    closing: [
      'Vale una sola vez, durante diez minutos, en el navegador que lo pidió.',
      'Si no ha sido usted, alguien tiene un correo suyo: no le dé el código.',
    ],
  },
};
