import type { InterviewRoomWords } from './english.ts';

export const words: InterviewRoomWords = {
  'room-check': {
    title: 'Verificação do computador',
    isRunning: 'A sua entrevista está a decorrer. Partilhe o seu ecrã e prossiga.',
    nothingYet: 'Ainda nada é gravado e o tempo não conta.',
    start: 'Começar a entrevista',
    states: { passed: 'Em ordem', failed: 'Com problema', waiting: 'Ainda por fazer' },
    browser: 'Navegador',
    browserGood: 'Consegue gravar e partilhar um ecrã.',
    browserBad: 'Abra a sua ligação numa versão atual do Chrome ou do Edge num computador.',
    fullscreen: 'Ecrã inteiro',
    fullscreenGood: 'Abre-se quando premir «Começar».',
    fullscreenBad: 'Este navegador não permite o ecrã inteiro. Use o Chrome ou o Edge.',
    storage: 'Armazenamento',
    storageGood:
      'As respostas e a gravação podem esperar neste computador se a ligação à Internet falhar.',
    storageLittle: 'Resta pouco espaço. Liberte algum, se puder.',
    storageRefused:
      'Recusado. Saia da janela privada, se estiver numa; caso contrário, mantenha a página aberta até ao fim.',
    sound: 'Som do computador',
    soundBad:
      'Esta entrevista precisa do som do computador, que este navegador não consegue partilhar. Use o Chrome ou o Edge no Windows, ou pergunte à empresa.',
    camera: 'Câmara',
    cameraGood: 'A sua imagem está visível.',
    cameraAsk: 'Permita a câmara quando o navegador perguntar.',
    screen: 'Ecrã e microfone',
    screenAsk: 'Partilhe todo o seu ecrã, com o som.',
    screenSound: 'Partilhado, com o som do computador e o seu microfone.',
    screenNoSound:
      'Partilhado com o seu microfone. Este computador não consegue partilhar o próprio som; não há problema.',
    microphoneLevel: 'Nível do microfone',
    saySomething: 'Diga alguma coisa: a barra deve mexer-se.',
    systemLevel: 'Nível do som do computador',
    systemMoves: 'Mexe-se quando este computador reproduz um som.',
    microphone: 'Microfone',
    microphoneGood: 'Está pronto. Esta entrevista escuta se há vozes e não grava som.',
    microphoneBad:
      'Sem acesso ao microfone. Esta entrevista escuta se há vozes e não grava som: permita-o e recarregue.',
    microphoneAsk:
      'Esta entrevista escuta se há vozes e não grava som. Permita o microfone quando o navegador perguntar.',
    share: 'Partilhar o meu ecrã',
    shareNeeded: 'É necessário partilhar o ecrã',
    again: 'Tentar novamente',
    cancel: 'Cancelar',
    reload: 'Recarregar',
    attempts: (left) => (left === 1 ? 'Resta 1 tentativa.' : `Restam ${left} tentativas.`),
    answersSafe: 'As suas respostas estão seguras. O tempo continua a contar.',
    shareProblems: {
      entireScreen: 'Escolha «Ecrã inteiro» e permita o microfone.',
      bothAudios: 'Permita o som do computador e o microfone.',
      mustAllow: 'Tem de permitir o ecrã e o microfone para continuar.',
      unableToStart: 'Não foi possível partilhar o ecrã. Tente novamente.',
      endedEarly: 'A partilha do ecrã terminou. Partilhe novamente todo o seu ecrã.',
    },
    yourCamera: 'A sua câmara',
    cameraError: 'Erro da câmara',
    cameraProblems: {
      lost: 'A câmara não dá imagem. Verifique as permissões.',
      unsupported: 'Este navegador não suporta a câmara.',
      denied: 'O acesso à câmara foi recusado. Permita-o e recarregue a página.',
      missing: 'Não há nenhuma câmara neste dispositivo. Ligue uma e tente novamente.',
      inUse: 'Outra aplicação já está a usar a câmara. Feche as outras aplicações que a usam.',
      noElement: 'Não foi possível mostrar a imagem da câmara. Recarregue a página.',
      notPlaying:
        'A câmara está ativa, mas a imagem não é reproduzida. Verifique as permissões do navegador.',
    },
    cameraOther: (message) => `Erro da câmara: ${message}`,
  },
  'room-speed': {
    name: 'Ligação à Internet',
    measuring: 'A medir…',
    unknown:
      'Não foi possível medir; as gravações esperam neste computador até poderem ser enviadas.',
    up: (megabits) => `Cerca de ${megabits} Mbit/s de envio.`,
    notRecorded: 'Aqui nada é gravado, e as respostas quase não precisam de nada.',
    keepsUp: 'A gravação é enviada enquanto responde.',
    behind: (minutes) =>
      `Com muito movimento no ecrã, a gravação teria até ${minutes} minutos de atraso ao fim de uma hora. Espera neste computador: no fim, deixe a página aberta até ser enviada.`,
  },
  'room-interview': {
    loading: 'A carregar as perguntas…',
    preparing: 'Aguarde enquanto preparamos a sua entrevista',
    notPrepared: 'Não foi possível preparar a entrevista. Tente novamente.',
    welcome: (name) => `Damos-lhe as boas-vindas à eBot Interview, ${name}`,
    timer: 'Tempo total',
    timerStopped: 'Tempo total, parado',
    minutesLeft: (minutes) => (minutes === 1 ? 'Resta 1 minuto.' : `Restam ${minutes} minutos.`),
    saves: {
      saved: 'Guardado',
      waiting: 'A guardar…',
      failed: 'Ainda não guardado, continuamos a tentar',
    },
    notAllSaved: 'Nem todas as respostas estão guardadas',
    recording: 'A gravar',
    takeBreak: 'Fazer uma pausa',
    leave: 'Sair',
    warnings: 'Avisos',
    closeWarning: (what) => `Fechar: ${what}`,
    modules: 'Módulos de perguntas',
    skill: (id) => `Competência ${id}`,
    unknownSkill: 'Competência desconhecida',
    selectSkill: 'Escolha uma competência para começar a responder',
    chooseModule: 'Escolha um módulo de perguntas à esquerda para começar a sua entrevista',
    start: 'Começar',
    selectOne: 'Escolha um módulo de perguntas',
    questionOf: (number, of) => `Pergunta ${number} de ${of}`,
    previous: 'Pergunta anterior',
    next: 'Pergunta seguinte',
    submit: 'Entregar respostas',
    left: {
      unseen: (where) => `Ainda por ver: ${where}.`,
      none: 'Respondeu a todas as perguntas.',
      open: (where) => `Viu todas as perguntas. Sem resposta: ${where}.`,
      first: (count, module) => `${count} ${count === 1 ? 'pergunta' : 'perguntas'} em ${module}`,
      further: (count, module) => `${count} em ${module}`,
    },
    report: {
      open: 'Comunicar um problema com esta pergunta',
      field: 'O que está errado? Não altera nada na sua entrevista.',
      send: 'Comunicar',
      sending: 'A enviar…',
      done: 'Enviado. Obrigado.',
      failed: 'Não foi possível enviar. Avise a empresa que lhe enviou o convite.',
    },
    side: 'Câmara e estado das perguntas',
    status: 'Estado das perguntas',
    questions: 'Perguntas',
    states: {
      Answered: 'Respondida',
      Unanswered: 'Sem resposta',
      'Not attempted': 'Ainda por ver',
    },
    questionState: (number, state) => `Pergunta ${number}, ${state}`,
    reach: {
      offline: 'Não tem ligação à Internet.',
      away: 'Não conseguimos contactar o servidor.',
    },
    goOnWaiting: {
      durable: 'Pode continuar: as respostas esperam neste computador até poderem ser enviadas.',
      refused: 'Pode continuar: as respostas esperam nesta página até poderem ser enviadas.',
    },
    answersWait: (count, since) =>
      `${count === 1 ? 'Uma resposta espera' : `${count} respostas esperam`} desde as ${since}. Ainda não guardado, continuamos a tentar.`,
    storageRefused:
      'Este navegador recusa o armazenamento. As respostas e a gravação são enviadas de imediato; mantenha esta página aberta até ao fim.',
    onlyHere: (count) =>
      `${count === 1 ? 'Uma resposta está' : `${count} respostas estão`} apenas nesta página. Guarde uma cópia para o caso de a ligação à Internet não voltar.`,
    takenOver: {
      title: 'Esta entrevista está aberta noutro dispositivo',
      text: 'Continua na página aberta mais recentemente, por isso aqui já não se pode responder. O que foi mostrado como guardado conta. Esta página já não grava o seu ecrã.',
      goOn: 'Continuar aqui',
    },
    pause: {
      on: 'Está em pausa',
      begins: 'A sua pausa começa…',
      endsIn: 'A pausa termina em',
      ending: 'A terminar…',
      end: 'Terminar a pausa',
      oneMinute: 'Resta um minuto de pausa.',
      ask: 'Fazer uma pausa?',
      start: 'Começar a pausa',
      explained: (minutes) =>
        `O tempo para até ${minutes} minutos e, entretanto, as suas perguntas ficam ocultas. Pode terminar a pausa mais cedo; o que não usar dela perde-se.`,
      left: (count) => (count === 1 ? 'É a sua última pausa.' : `Tem ${count} pausas.`),
    },
    cancel: 'Cancelar',
    fullscreenNeeded: 'Ecrã inteiro necessário',
    returnToFullscreen: 'Voltar ao ecrã inteiro',
    ending: {
      moment: 'Um momento',
      puttingAway: 'A guardar tudo…',
      exit: 'Fechar',
      completed: 'eBot Interview concluída com êxito',
      review: 'A nossa equipa vai analisar as suas respostas e contactar em breve.',
      timeUp: 'O tempo acabou!',
      timeUpText:
        'A sua eBot Interview terminou porque o tempo previsto acabou. As suas respostas foram entregues para análise.',
      submitting: 'A entregar',
      onTheirWay: 'As suas respostas estão a caminho. Fique nesta página.',
      notYet:
        'Ainda não foi entregue, continuamos a tentar. Verifique a sua ligação à Internet e fique nesta página.',
      canLeave:
        'Se não puder esperar, saia e abra a sua ligação mais tarde neste computador: o que ainda não foi enviado é enviado então. Uma resposta dada a tempo conta se chegar até um minuto depois do fim.',
      confirmTitle: 'Entregar as suas respostas',
      confirm: 'Confirmar',
      confirmText: 'Quer mesmo entregar as suas respostas da eBot Interview?',
      allAnswered: (questions) =>
        questions === 1
          ? 'A única pergunta está respondida.'
          : `As ${questions} perguntas estão respondidas.`,
      someAnswered: (answered, questions) =>
        `${answered} de ${questions} perguntas estão respondidas. Depois já nada pode ser alterado.`,
      leaveTitle: 'Sair da entrevista?',
      stay: 'Ficar',
      leaveText:
        'Ainda nada foi entregue e o tempo continua a contar. A sua ligação traz de volta até o tempo acabar; as perguntas que viu ficam como estão.',
      answered: 'Respondidas',
      answeredOf: (answered, questions) => `${answered} de ${questions}`,
      ended: 'Terminada',
      recording: 'Gravação',
      uploading: (megabytes) =>
        `A carregar.${megabytes === '' ? '' : ` Faltam ${megabytes} MB.`} Fique até terminar.`,
      uploaded: 'Totalmente carregada.',
      uploadedLater: 'O resto é carregado quando abrir novamente a sua ligação neste computador.',
    },
  },
  'room-banners': {
    tab_switch: 'Atenção! Mudança de separador ou navegador minimizado',
    copy_paste: 'Atenção! Não é permitido colar conteúdo.',
    keyboard_activity: 'Atenção! Esta tecla não está disponível durante a entrevista.',
  },
  'room-recording': {
    stopped: 'A partilha do ecrã parou. A parte anterior está a ser carregada e recomeça-se…',
    microphoneLost:
      'O microfone desapareceu. Ligue-o novamente e partilhe outra vez o seu ecrã com ele.',
    restarting: 'Não pare a gravação manualmente. A recomeçar…',
    failed: 'Não foi possível iniciar a gravação. Tente novamente.',
    errorStopping: (message) => `Erro ao parar a gravação: ${message}`,
    endedEarly: 'A partilha do ecrã terminou. Partilhe novamente todo o seu ecrã.',
    closed:
      'A gravação desta entrevista terminou. O que não foi carregado já não é aceite e foi apagado deste computador. Agora nada é gravado.',
    noneLeft:
      'Foi a última tentativa. Recarregue esta página para tentar novamente; as suas respostas ficam guardadas.',
  },
  'room-fullscreen': {
    required: 'É necessário o ecrã inteiro.',
    explained:
      'Não pode sair do ecrã inteiro durante a entrevista. Clique na página para voltar a ele.',
    pressF11: 'Ou prima F11. As suas respostas estão seguras e o tempo continua a contar.',
    returned: 'Ecrã inteiro necessário: não pode sair dele durante a entrevista.',
  },
  'room-break': {
    unwatched: 'Durante a pausa nada é vigiado: pode deixar o seu lugar e a sua câmara.',
    recorded: 'A gravação continua sem o seu ecrã e sem som.',
    resting:
      'O tempo está parado e as suas perguntas estão ocultas. Pode deixar o seu lugar e a sua câmara: nada é vigiado.',
    ends: 'A pausa termina por si ou quando a terminar. Então o tempo conta e as suas perguntas voltam.',
    over: 'A sua pausa terminou. O tempo está a contar.',
    failed: 'O servidor não respondeu. Tente novamente.',
    refused: 'Agora não é possível começar nem terminar esta pausa.',
  },
  'room-texts': {
    locked: 'Esta resposta já não pode ser alterada!',
    expired: 'A ligação expirou',
    errorTitle: 'Erro: entrevista automatizada',
    answerTrouble:
      'Erro: entrevista automatizada. O servidor não conseguiu guardar a sua resposta. Está conservada e continuamos a tentar.',
    answerRefused:
      'Erro: entrevista automatizada. Esta resposta não foi aceite. Nada do que deu se perdeu.',
    submitTrouble:
      'O servidor não conseguiu receber a sua entrega. Nada se perdeu e continuamos a tentar.',
    submitRefused:
      'Erro: entrevista automatizada. A sua entrevista não foi entregue a partir desta página. O que está guardado conta; abra novamente a sua ligação para prosseguir.',
  },
};
