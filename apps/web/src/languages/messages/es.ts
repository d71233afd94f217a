import type { Words } from './english.ts';

export const words: Words = {
  'own-thread': {
    page: 'Sus mensajes',
    what: 'sus mensajes',
    failed: 'No se pueden mostrar los mensajes',
    noToken: 'La dirección no está completa. Use el enlace completo del correo.',
    dead: 'Este enlace ya no funciona, o la dirección no está completa. Use el correo más reciente.',
    again: 'Volver a intentarlo',
    about: (jobTitle) => `Sobre ${jobTitle}`,
    you: 'Usted',
    answer: 'Su respuesta',
    send: 'Enviar la respuesta',
    sent: 'Su respuesta se ha enviado.',
  },
  'message-entry': {
    quote: 'Mensaje al que se responde',
    download: (fileName) => `Descargar ${fileName}`,
    removed: (fileName) => `${fileName} (eliminado)`,
    files: 'Añadir un archivo',
    filesHint: 'PDF, DOCX, ODT o una imagen; hasta cinco, 10 MB en total como máximo.',
    filesFull: 'Cinco archivos como máximo.',
    remove: (fileName) => `Quitar ${fileName}`,
    removeShort: 'Quitar',
  },
  'message-unsent': {
    title: '¿Salir sin enviar?',
    text: 'El mensaje no se ha enviado. Si sale, se pierde.',
  },
  'file-field': { download: 'Descargar', remove: 'Quitar', uploading: 'Subiendo…' },
  leave: { leave: 'Salir', stay: 'Quedarme aquí' },
};
