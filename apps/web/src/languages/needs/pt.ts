import { monitors } from '../own-monitors/pt.ts';
import type { Words } from './english.ts';

export const words: Words = {
  monitors,
  'own-need': {
    page: 'Do que precisa',
    title: 'Do que precisa para participar',
    about: (jobTitle, minutes) => `Entrevista para ${jobTitle}, ${minutes} minutos`,
    until: 'Pode ser começada até',
    what: 'esta página',
    failed: 'Não é possível mostrar esta página',
    noToken: 'Abra a ligação completa do e-mail que a empresa lhe enviou.',
    dead: 'Esta ligação expirou, ou um e-mail mais recente trouxe outra. Abra o e-mail mais recente.',
    again: 'Tentar novamente',
    intro: (companyName) =>
      `Peça o que lhe permita participar tão bem como qualquer pessoa. Não gasta nada: a sua ligação e o seu tempo ficam como estão. Só quem marca entrevistas em ${companyName} o vê. Nunca é contado nem aparece ao lado de uma pontuação.`,
    replyDays: (companyName, days) =>
      `${companyName} promete uma resposta no prazo de ${days === 1 ? '1 dia' : `${days} dias`}, e antes de acabar o prazo da entrevista, por e-mail e nesta página.`,
    ask: 'Pedir algo',
    askAgain: 'Pedir outra coisa',
    legend: 'O que ajudaria?',
    extra: 'Mais tempo',
    noExtra: 'Sem mais tempo',
    extraChoice: (percent, minutes) => `${percent} %: mais ${minutes} minutos`,
    breaks: 'Pausas',
    breaksHint: 'O relógio para e nada é vigiado',
    noCamera: 'Sem câmara',
    keyboardNavigation: 'Navegação com o teclado',
    keyboardHint: 'Tab, setas e teclas de um leitor de ecrã não geram avisos',
    anotherWay: 'Uma forma totalmente diferente',
    anotherWayHint: 'Uma conversa em vez desta entrevista, ou algo do género',
    somethingElse: 'Outra coisa',
    somethingElseHint: 'Diga abaixo o quê',
    words: 'Pelas suas palavras',
    wordsHint: 'Não precisa de dizer porquê. Basta aquilo de que precisa.',
    keep: 'O mesmo nas próximas entrevistas desta empresa',
    keepHint:
      'Tempo, pausas e definições, uma vez concedidos. Pode terminar isto nesta página enquanto a ligação for válida.',
    send: 'Pedir',
    sent: 'O pedido foi feito. A resposta chega por e-mail e aparece aqui.',
    asked: 'Pediu',
    youWrote: 'Escreveu',
    grantedNow: 'A sua entrevista tem agora',
    nothingExtra: 'Nada além do habitual',
    open: (companyName) => `${companyName} ainda não respondeu.`,
    promised: 'É prometida uma resposta até',
    late: 'O prazo prometido passou. Pode continuar à espera ou escrever à empresa.',
    mayBegin:
      'Não precisa de esperar. Se começar antes da resposta, a entrevista decorre tal como está, e uma resposta posterior não muda nada.',
    withdraw: 'Deixar de pedir',
    withdrawn: 'Já não pede isto.',
    offered: (companyName) => `${companyName} propõe outra coisa`,
    offerText:
      'Se disser que sim, vale de imediato. Se disser que não, a empresa tem de responder de novo.',
    offers: 'O que é proposto',
    accept: 'Sim, isso serve',
    refuse: 'Não, isso não ajuda',
    theyWrote: 'A empresa escreveu',
    begun: 'A sua entrevista começou. O que pediu antes já não a pode alterar.',
    over: 'Esta entrevista terminou. Já não se pode pedir nada para ela.',
    kept: (companyName) =>
      `Em cada novo convite para uma entrevista por ligação, ${companyName} volta a dar-lhe o mesmo tempo, as mesmas pausas e as mesmas definições, enquanto guardar esta entrevista.`,
    keepNow: 'O mesmo da próxima vez',
    keepEnd: 'Terminar isto',
    keptTitle: 'Da próxima vez',
  },
  'own-need-ended': {
    granted: (companyName) =>
      `${companyName} concede o que pediu. Abaixo está o que escreveram e o que a sua entrevista tem agora.`,
    accepted: () =>
      'Aceitou o que foi proposto. Abaixo está o que escreveram e o que a sua entrevista tem agora.',
    declined: (companyName) =>
      `${companyName} recusou. Duas pessoas assim o decidiram, e este é o motivo.`,
    withdrawn: () => 'Já não pede isto.',
  },
  asked: {
    extra: (percent) => `mais ${percent} % de tempo`,
    breaks: 'Pausas',
    noCamera: 'Sem câmara',
    keyboardNavigation: 'Navegação com o teclado',
    anotherWay: 'Uma forma totalmente diferente',
    somethingElse: 'Outra coisa',
  },
  granted: {
    breaks: ({ count, minutes }) =>
      `${count === 1 ? '1 pausa' : `${count} pausas`} de ${minutes} minutos`,
    minutes: (minutes) => `mais ${minutes} minutos`,
    spared: (monitor) => `${monitor}: sem vigilância`,
    keyboardNavigation: 'navegação com o teclado',
    noCamera: 'sem câmara',
  },
};
