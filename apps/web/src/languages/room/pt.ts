import { everywhere } from '../everywhere/pt.ts';
import type { RoomWords } from './english.ts';

const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

export const words: RoomWords = {
  ...everywhere,
  'room-welcome': {
    page: 'Entrevista',
    opening: 'A abrir a sua entrevista…',
    gettingReady: 'Um momento…',
    brand: 'eBot Interview',
    continue: 'Continuar',
    done: 'Concluir',
    goHome: 'Ir para o início',
    tryAgain: 'Tentar novamente',
    reload: 'Recarregar',
    hello: (name, { questions, minutes, skills }) =>
      `Olá, ${name}. Esta entrevista tem ${questions === 1 ? 'uma pergunta' : `${questions} perguntas`} em ${minutes === 1 ? 'um minuto' : `${minutes} minutos`}${skills === '' ? '' : `, sobre ${skills}`}.`,
    running: 'O tempo está a contar.',
    notStarted: 'O tempo só começa quando premir «Começar».',
    passMark: (percent) => `Para aprovação são precisas ${percent} % de respostas certas.`,
    breaks: (count, minutes) =>
      count === 1
        ? `Pode fazer uma pausa até ${minutes} minutos. O tempo para durante a pausa e nada é vigiado.`
        : `Pode fazer ${count} pausas até ${minutes} minutos cada. O tempo para durante as pausas e nada é vigiado.`,
    whatRecorded: 'O que é gravado',
    whoSees: 'Quem vê',
    howLong: 'Durante quanto tempo',
    answersOnly: 'As suas respostas e quando sai da página.',
    recorded: (hasCamera) =>
      `Todo o seu ecrã, o microfone e, se o navegador o permitir, o som do computador. ${
        hasCamera
          ? 'A imagem da sua câmara está na página e, por isso, aparece na imagem do seu ecrã. '
          : ''
      }Também as suas respostas e quando sai da página.`,
    isRunning: 'A sua entrevista está a decorrer.',
    onBreak: 'Está em pausa.',
    timeLeft: 'Tempo restante:',
    seenLocked: 'As perguntas que já viu estão bloqueadas; as outras esperam por si.',
    opensOn: 'A sua entrevista abre a',
    untilThen:
      'Volte nessa altura com a mesma ligação. Pode verificar este computador agora: nada se gasta com isso.',
    goOn: 'Prosseguir',
    toTerms: 'Continuar para as condições',
    checkFirst: 'Verificar primeiro este computador',
    insecure: {
      title: 'Este endereço não é seguro',
      text: (origin) =>
        `A página foi aberta sem https (${origin}), pelo que o seu navegador não lhe dá câmara, microfone nem ecrã. Peça à empresa uma ligação que comece por https. Nada foi gasto.`,
    },
    computer: {
      title: 'Abra a sua ligação num computador',
      text: 'A entrevista grava todo o ecrã, o que este dispositivo não consegue partilhar. Abra a mesma ligação no Chrome ou no Edge num computador: nada foi gasto.',
      mail: 'Enviar-me esta ligação por e-mail',
      copy: 'Copiar a ligação',
      copied: 'Copiada.',
      subject: 'A minha entrevista',
      body: (link) =>
        `Abra esta ligação no Chrome ou no Edge num computador:\n\n${link}\n\nÉ só sua: não a partilhe.`,
    },
    broken: {
      title: 'Não foi possível carregar esta página',
      text: 'Verifique a sua ligação à Internet e recarregue. O que respondeu está guardado e a sua ligação continua válida.',
    },
    terms: {
      otherwise: 'Este texto não existe na sua língua. Está aqui tal como foi escrito.',
      title: 'Condições',
      failed: 'Não foi possível carregar as condições. Recarregue esta página.',
      changed: 'As condições mudaram. Leia-as novamente.',
      loading: 'A carregar as condições…',
      accept: 'Confirmo que li e aceito as condições e a política de privacidade.',
      agree: 'Aceito',
    },
    closed: {
      'no-link': {
        title: 'Esta página precisa da sua ligação',
        text: 'Abra novamente a ligação do seu convite. Leva diretamente à sua entrevista.',
      },
      expired: {
        title: 'A ligação expirou',
        text: 'Esta ligação já não é válida. Peça uma nova à empresa que lhe enviou o convite.',
      },
      'not-open': {
        title: 'A sua entrevista ainda não está aberta',
        text: 'Volte à hora indicada no seu convite. Nada foi gasto.',
      },
      cancelled: {
        title: 'Esta entrevista foi cancelada',
        text: 'A empresa que lhe enviou o convite cancelou-a. Escreva-lhe se tiver perguntas.',
      },
      'no-questions': {
        title: 'Esta entrevista ainda não tem perguntas',
        text: 'O tempo não começou e a sua ligação continua válida. Avise a empresa que lhe enviou o convite.',
      },
      'facial-terms': {
        title: 'Para continuar a entrevista, tem de aceitar as condições do acompanhamento facial.',
        text: 'A empresa pede que a câmara seja vigiada durante esta entrevista, e esta página não conseguiu pedir o seu consentimento. O tempo não começou e a sua ligação continua válida: recarregue esta página ou peça à empresa uma entrevista sem câmara.',
      },
      away: {
        title: 'Não conseguimos contactar o servidor',
        text: 'A sua ligação continua válida. Verifique a sua ligação à Internet e recarregue esta página.',
      },
    },
    ended: {
      title: 'Esta entrevista terminou',
      timedOut: 'O tempo acabou. O que respondeu até então foi entregue para análise.',
      submitted: 'As suas respostas foram entregues para análise. Não tem de fazer mais nada.',
      at: (time) => `Terminada: ${time}.`,
      sending: (parts) =>
        `Este computador ainda guarda uma parte, que está a ser enviada agora: ${parts}. Mantenha esta página aberta até esta linha desaparecer.`,
      answers: (count) => `${count} ${count === 1 ? 'resposta' : 'respostas'}`,
      recording: (megabytes) => `${megabytes} MB da gravação`,
      reports: 'o que a vigilância registou',
      end: 'o fim da gravação',
      and: ' e ',
    },
    refused: (count) =>
      `${
        count === 1
          ? 'O servidor não aceitou uma resposta. Está guardada'
          : `O servidor não aceitou ${count} respostas. Estão guardadas`
      } apenas neste computador. Descarregue uma cópia e envie-a à empresa que lhe enviou o convite.`,
    download: 'Descarregar as minhas respostas',
  },
  'room-practice': {
    offer: 'Praticar primeiro',
    offered: 'O treino tem três perguntas sem importância. Nada dele é gravado ou enviado.',
    standing: 'Treino: nada é guardado',
    asks: 'Este é o treino: nada é entregue.',
    side: 'Câmara e estado das perguntas',
    title: 'Esse foi o treino',
    answered: (answered, questions) =>
      `Respondeu a ${answered} de ${questions} perguntas. Nada foi gravado, nada saiu deste computador e já está esquecido.`,
    timeUp:
      'O tempo do treino acabou: numa entrevista, as suas respostas teriam sido entregues agora.',
    differs:
      'A entrevista tem o mesmo aspeto. As perguntas são as da empresa e o tempo conta uma só vez, mesmo com a página fechada.',
    again: 'Praticar outra vez',
    back: 'Voltar ao convite',
  },
  'room-practice-questions': {
    modules: [
      {
        name: 'Como funciona',
        questions: [
          {
            text: 'Como se escolhe uma resposta?',
            options: [
              'Com um clique nela',
              'Com a sua letra no teclado',
              'Com as setas, depois de escolhida uma',
              'De qualquer uma destas formas',
            ],
          },
          {
            text: 'O que acontece a uma resposta quando passa à pergunta seguinte?',
            options: [
              'É guardada automaticamente e pode ser alterada enquanto esta página estiver aberta',
              'Perde-se, se não premir um botão',
            ],
          },
        ],
      },
      {
        name: 'Uma palavra',
        questions: [
          {
            text: 'Qual destas palavras se lê igual de trás para a frente?',
            options: ['Rio', 'Radar', 'Vela', 'Mesa'],
          },
        ],
      },
    ],
  },
  'room-needs': {
    question:
      'Precisa de alguma coisa para participar, como mais tempo, pausas ou não usar a câmara?',
    ask: 'Peça antes de começar',
    waiting:
      'O que pediu ainda não tem resposta. Pode começar agora, e então a entrevista decorre tal como está: uma resposta posterior não a altera.',
    see: 'Ver o que pediu',
    offered:
      'A empresa oferece outra coisa em vez do que pediu. Se começar agora, a entrevista decorre sem isso.',
    answer: 'Ler e responder',
  },
  promises: {
    inviter: 'a empresa que enviou o convite',
    people: (company) =>
      `Pessoas desta empresa (${company}): a administração e quem tem uma função que inclui entrevistas.`,
    shown: (count) =>
      `Também podem mostrar a gravação a pessoas externas identificadas pelo nome, cada uma com um código e durante ${days(count)}, no máximo. Quem gere esta instalação do Candor pode aceder ao que está armazenado.`,
    keptByCompany:
      'A empresa define o número de dias; depois, o Candor apaga a gravação automaticamente.',
    saidFirst:
      'A primeira página da entrevista diz quantos dias são, antes de algo ser gravado, e ninguém tem de continuar a partir daí.',
    nothingRecorded:
      'Não há gravação. As condições dizem durante quanto tempo as suas respostas são guardadas.',
    kept: (count) =>
      `A gravação é guardada durante ${days(count)}, no máximo, após o fim da entrevista. Depois, o Candor apaga-a automaticamente.`,
    heldBack:
      'Só é guardada mais tempo se a empresa tiver de a reter por uma razão que deixa por escrito, como uma reclamação.',
  },
};
