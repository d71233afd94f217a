import type { Words } from './english.ts';

export const words: Words = {
  'own-offer': {
    page: 'Oferta',
    what: 'la oferta',
    failed: 'No se puede mostrar la oferta',
    noToken: 'Abra el enlace de su correo: esta dirección sola no muestra ninguna oferta.',
    dead: 'Este enlace ya no lleva a ninguna parte. Si espera una oferta, escriba a la empresa.',
    again: 'Volver a intentarlo',
    title: (job) => `Su oferta: ${job}`,
    to: 'Para',
    salary: 'Salario',
    startsOn: 'Primer día de trabajo',
    until: 'Responder antes del',
    elsewhere: (moment, city) => `${moment} (${city})`,
    terms: 'Condiciones',
    paper: 'Guardar como PDF',
    answer: 'Su respuesta',
    name: 'Su nombre completo',
    nameHint:
      'Escribir su nombre vale como firma. Se guarda con la hora y la dirección de red de la que viene.',
    agrees: (company) => `He leído estas condiciones y acepto la oferta de ${company}.`,
    accept: 'Aceptar la oferta',
    decline: 'Rechazar',
    declineTitle: 'Rechazar la oferta',
    declineText: (company) => `Se avisa a ${company}. Después ya no se puede aceptar.`,
    declineReason: 'Motivo',
    declineHint: 'No hace falta indicarlo.',
    declineSend: 'Rechazar la oferta',
    keep: 'Volver a la oferta',
    states: {
      accepted: 'Ha aceptado esta oferta.',
      declined: 'Ha rechazado esta oferta.',
      withdrawn: 'La empresa ha retirado esta oferta.',
      expired:
        'El plazo para responder ha pasado. Si todavía quiere el puesto, escriba a la empresa.',
      closed: 'Ya no se puede responder a esta oferta. Si tiene preguntas, escriba a la empresa.',
    },
    signed: (name) => `Aceptada a nombre de ${name}, `,
    hash: 'Huella de estas condiciones (SHA-256): ',
  },
};
