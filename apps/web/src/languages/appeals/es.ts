import type { Words } from './english.ts';

export const words: Words = {
  'own-appeal': {
    page: 'Recurso',
    what: 'el recurso',
    failed: 'No se puede abrir esta página',
    noToken:
      'La dirección no está completa. Ábrala desde el correo, con todo lo que sigue al signo de interrogación.',
    none: 'Aquí no hay ninguna decisión que se le haya comunicado. Puede que haya desaparecido con su candidatura.',
    again: 'Volver a intentarlo',
    back: 'Su página',
    backSignedIn: 'Sus candidaturas',
    title: (job) => `Recurso: ${job}`,
    decided: 'Decisión comunicada',
    how: 'Cómo funciona',
    second: (company) =>
      `Alguien de ${company} que no tomó la decisión lo revisa todo de nuevo. Hasta que responda, Candor no le muestra ni el motivo de la primera decisión ni quién la tomó.`,
    promise: (days) =>
      `Se promete una respuesta razonada en ${days === 1 ? '1 día' : `${days} días`}.`,
    alone: (company) =>
      `Ahora nadie de ${company} puede responder salvo quienes decidieron. Pueden retomar su candidatura en cualquier momento, pero no rechazar su recurso: para eso tienen que recurrir a otra persona. Puede retrasarse.`,
    may: 'Puede presentar un recurso hasta el ',
    over: 'Esta decisión ya no se puede recurrir.',
    form: 'Su recurso',
    words: '¿Qué se vio mal, o no se vio?',
    wordsHint: 'Con sus palabras. Quien responde lo lee todo.',
    point: 'Señalar lo que ha explicado',
    pointTo: (job, count) =>
      `${job}: ${count === 1 ? '1 aviso explicado' : `${count} avisos explicados`}`,
    send: 'Enviar el recurso',
    sent: 'Su recurso ha llegado. Un correo lo confirma.',
    yours: 'Lo que escribió',
    pointed: 'Usted señala',
    filed: 'Enviado el ',
    open: (company) => `${company} tiene su recurso`,
    promised: 'Se promete una respuesta antes del ',
    late: 'La respuesta se retrasa. Se lo hemos dicho a la empresa; su recurso sigue abierto.',
    upheld: 'Otra persona lo ha revisado. La decisión se mantiene.',
    overturned: 'Su candidatura sigue adelante.',
    withdrawn: 'Usted retiró este recurso.',
    answer: 'El motivo que dan',
    withdraw: 'Retirar el recurso',
    ask: '¿Retirar el recurso?',
    asked: 'Entonces nadie lo responde, y la decisión se mantiene.',
    askedAgain: 'Mientras haya plazo, puede enviar otro.',
    keep: 'Mantenerlo',
    doIt: 'Retirarlo',
    done: 'Su recurso se ha retirado.',
  },
};
