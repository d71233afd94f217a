import type { Words } from './english.ts';

export const words: Words = {
  'own-thread': {
    page: 'As suas mensagens',
    what: 'as suas mensagens',
    failed: 'Não é possível mostrar as mensagens',
    noToken: 'O endereço não está completo. Use a ligação completa do e-mail.',
    dead: 'Esta ligação já não funciona, ou o endereço não está completo. Use o e-mail mais recente.',
    again: 'Tentar novamente',
    about: (jobTitle) => `Sobre ${jobTitle}`,
    you: 'Eu',
    answer: 'A sua resposta',
    send: 'Enviar a resposta',
    sent: 'A sua resposta foi enviada.',
  },
  'message-entry': {
    quote: 'Mensagem a que se responde',
    download: (fileName) => `Transferir ${fileName}`,
    removed: (fileName) => `${fileName} (removido)`,
    files: 'Adicionar um ficheiro',
    filesHint: 'PDF, DOCX, ODT ou uma imagem; até cinco, no máximo 10 MB no total.',
    filesFull: 'No máximo cinco ficheiros.',
    remove: (fileName) => `Remover ${fileName}`,
    removeShort: 'Remover',
  },
  'message-unsent': {
    title: 'Sair sem enviar?',
    text: 'A mensagem não foi enviada. Se sair, perde-se.',
  },
  'file-field': { download: 'Transferir', remove: 'Remover', uploading: 'A carregar…' },
  leave: { leave: 'Sair', stay: 'Ficar aqui' },
};
