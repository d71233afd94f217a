import type { Words } from './english.ts';

export const words: Words = {
  'own-appeal': {
    page: 'Recurso',
    what: 'o recurso',
    failed: 'Não é possível abrir esta página',
    noToken:
      'O endereço não está completo. Abra-o a partir do e-mail, com tudo o que vem depois do ponto de interrogação.',
    none: 'Não há aqui nenhuma decisão que lhe tenha sido comunicada. Pode ter desaparecido com a sua candidatura.',
    again: 'Tentar novamente',
    back: 'A sua página',
    backSignedIn: 'As suas candidaturas',
    title: (job) => `Recurso: ${job}`,
    decided: 'Decisão comunicada',
    how: 'Como funciona',
    second: (company) =>
      `Alguém de ${company} que não decidiu volta a analisar tudo. Até responder, o Candor não lhe mostra nem o motivo da primeira decisão nem quem a tomou.`,
    promise: (days) =>
      `É prometida uma resposta fundamentada no prazo de ${days === 1 ? '1 dia' : `${days} dias`}.`,
    alone: (company) =>
      `Neste momento ninguém de ${company} pode responder a não ser quem decidiu. Podem retomar a sua candidatura a qualquer altura, mas não rejeitar o seu recurso: para isso têm de chamar outra pessoa. Pode atrasar-se.`,
    may: 'Pode apresentar recurso até ',
    over: 'Já não é possível apresentar recurso desta decisão.',
    form: 'O seu recurso',
    words: 'O que foi mal visto, ou não foi visto?',
    wordsHint: 'Pelas suas palavras. Quem responde lê tudo.',
    point: 'Remeter para o que explicou',
    pointTo: (job, count) =>
      `${job}: ${count === 1 ? '1 aviso explicado' : `${count} avisos explicados`}`,
    send: 'Enviar o recurso',
    sent: 'O seu recurso chegou. Um e-mail confirma-o.',
    yours: 'O que escreveu',
    pointed: 'Remete para',
    filed: 'Enviado em ',
    open: (company) => `${company} tem o seu recurso`,
    promised: 'É prometida uma resposta até ',
    late: 'A resposta está atrasada. Dissemo-lo à empresa; o seu recurso continua aberto.',
    upheld: 'Outra pessoa analisou-o. A decisão mantém-se.',
    overturned: 'A sua candidatura continua.',
    withdrawn: 'Retirou este recurso.',
    answer: 'O motivo apresentado',
    withdraw: 'Retirar o recurso',
    ask: 'Retirar o recurso?',
    asked: 'Nesse caso ninguém responde, e a decisão mantém-se.',
    askedAgain: 'Enquanto houver prazo, pode enviar outro.',
    keep: 'Manter',
    doIt: 'Retirar',
    done: 'O seu recurso foi retirado.',
  },
};
