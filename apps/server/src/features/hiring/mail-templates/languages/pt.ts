import type { Translated } from '@candor/contract/people/language-rules';
import type { English } from '../english-words.ts';

const standing: Translated<English['standing']> = {
  window: 'Pode começar entre {{opens}} e {{closes}}. A entrevista dura {{minutes}} minutos.',
  until: 'Pode começar até {{closes}}. A entrevista dura {{minutes}} minutos.',
  oldLinks: 'As ligações de mensagens anteriores já não funcionam.',
  readiness:
    'Precisa de um computador com Chrome ou Edge. Pode abrir a ligação antes e verificar o seu computador: nada começa sem o seu consentimento.',
  openInterview: 'Abrir a entrevista',
  seeApplication: 'Ver a sua candidatura',
  follow:
    'Para ver em que ponto está, ou para a retirar, inicie sessão na área de candidaturas ou crie uma conta com este endereço.',
  notYouReceived:
    'Se não foi da sua parte, inicie sessão com este endereço e retire a candidatura.',
  notYouWithdrawn: 'Se não foi da sua parte, altere a sua palavra-passe.',
  when: 'Começa {{when}} e dura {{minutes}} minutos.',
  withWhom: 'Vai falar com {{interviewers}}.',
  where: 'Local: {{place}}',
  still: 'Enquanto não houver outra data certa, mantém-se {{when}}.',
  noAccount: 'Não precisa de conta.',
  moveByLink: 'Através da ligação também pode mudá-la, cancelá-la ou escrever à empresa.',
  seeInterview: 'Ver a entrevista',
  sayWhen: 'Dizer quando pode',
  needs: (url) =>
    `Precisa de alguma coisa para participar, como mais tempo, pausas ou não usar a câmara? Peça antes de começar; pedir não gasta nada: ${url}`,
};

const applications: Translated<English['applications']> = {
  noPromise: (company) => `A ${company} não indicou quando responde.`,
  promise: (day) => `Pode esperar uma resposta até ${day} (UTC).`,
  later: {
    subject: (job, company) => `A sua candidatura a ${job} na ${company}: uma resposta mais tarde`,
    first: (job, company) =>
      `A ${company} precisa de mais tempo para responder à sua candidatura a ${job}.`,
    usualWhy: 'A resposta demora mais do que se pensava quando foi prometida.',
    why: (why) => `A empresa escreve: ${why}`,
  },
  repeated: {
    subject: (company) => `Já se candidatou à ${company}`,
    preview: (day) => `Candidatou-se em ${day}.`,
    before: (job, company, day) => `Já se candidatou a «${job}» na ${company}, em ${day}.`,
    stands: 'A candidatura continua como estava.',
    withdrawn: (day) =>
      `Retirou-a em ${day}. Se quiser que volte a ser considerada, escreva à empresa.`,
    kept: 'O que foi enviado agora fica guardado ao lado, para a empresa ver.',
    notYou: 'Se não foi da sua parte, ignore esta mensagem: a sua candidatura não mudou.',
  },
};

const interviews: Translated<English['interviews']> = {
  videoCall: 'Videochamada no navegador: entre pela página da entrevista',
  somebody: (company) => `alguém da ${company}`,
  reason: (reason) => `O motivo: ${reason}`,
  begins: (when, minutes) => `Começa ${when} e dura ${minutes} minutos.`,
  where: (place) => `Local: ${place}`,
  summary: (job, company) => `Entrevista para ${job} na ${company}`,
  windowDescription: (minutes) =>
    `Comece quando quiser dentro deste período. Dura ${minutes} minutos.\nA ligação está no seu convite.`,
  takes: (minutes) => `Dura ${minutes} minutos.`,
  with: (names) => `Com ${names}.`,
  moveByMail: 'Para a mudar ou cancelar, use a ligação da sua mensagem.',
  withdrawn: {
    subject: (job, company) => `Cancelou a sua entrevista para ${job} na ${company}`,
    told: (company) => `A ${company} já sabe.`,
    gone: (job, company) => `A sua entrevista para ${job} na ${company} não se realiza.`,
    notYou: (company) => `Se não foi da sua parte, escreva à ${company}.`,
  },
  kept: {
    subject: (job) => `A sua entrevista para ${job} mantém a data`,
    preview: (company) => `A ${company} já não precisa de outra data.`,
    first: (job, company) =>
      `A ${company} já não precisa de outra data para a sua entrevista para ${job}. Fica tudo como está.`,
  },
  placed: {
    subject: (job, company) => `Novo local: a sua entrevista para ${job} na ${company}`,
    preview: 'A data mantém-se.',
    first: (job, company) =>
      `A sua entrevista para ${job} na ${company} realiza-se num local diferente do indicado antes. A data mantém-se.`,
  },
  feedback: {
    subject: (company) => `Como correu a sua entrevista com a ${company}?`,
    preview: (job) => `Quatro perguntas sobre a sua entrevista para ${job}.`,
    ask: (job, company) =>
      `Falou com a ${company} sobre ${job}. Quer dizer como correu? Demora dois minutos.`,
    promise: (company) =>
      `As suas respostas não contam para o resultado da sua candidatura: a ${company} só as lê depois de ter decidido. Quem conduziu a entrevista vê apenas números de cinco ou mais pessoas.`,
    closing:
      'Não tem de responder. Na mesma página pode dizer que não quer voltar a receber estas perguntas.',
    button: 'Dizer como correu',
  },
  evidence: {
    subject: (job) => `Veja o que foi anotado na sua entrevista para ${job}`,
    preview: (company) => `Pode explicá-lo à ${company}.`,
    first: (job, company, day) =>
      `Durante a sua entrevista para ${job} foi anotado algo que a ${company} está a analisar. Pode ver tudo, no momento certo da gravação, e explicá-lo por palavras suas; a empresa fica a saber o que disser. Faça-o, por favor, até ${day}.`,
    button: 'Ver o que foi anotado',
  },
  needs: {
    subject: (company) => `A ${company} respondeu ao seu pedido`,
    preview: (job) => `Sobre a sua entrevista para ${job}.`,
    granted: (job, company) =>
      `A ${company} concede o que pediu para a sua entrevista para ${job}. O que vale agora, e o que lhe escreveram, está na página.`,
    offered: (job, company) =>
      `A ${company} propõe algo diferente do que pediu para a sua entrevista para ${job}. Pode dizer sim ou não.`,
    declined: (job, company) =>
      `A ${company} recusa o que pediu para a sua entrevista para ${job}. A decisão foi tomada por duas pessoas.`,
    seeGranted: 'Ver o que foi concedido',
    readOffer: 'Ler a proposta',
    readAnswer: 'Ler a resposta',
  },
};

const offers: Translated<English['offers']> = {
  button: 'Ler a proposta',
  until: (here, inUtc) => `${here}, ou seja, ${inUtc}`,
  sent: {
    subject: (job, company) => `Uma proposta da ${company}: ${job}`,
    preview: (company, until) =>
      `A ${company} propõe-lhe um lugar. Responda, por favor, até ${until}.`,
    first: (job, company) => `A ${company} propõe-lhe o lugar «${job}».`,
    read: (until) => `Pode ler as condições, guardá-las em PDF e aceitar ou recusar até ${until}.`,
  },
  reminder: {
    subject: (company) => `A sua proposta da ${company} termina em breve`,
    preview: (until) => `Responda, por favor, até ${until}.`,
    first: (job, company, until) =>
      `A proposta da ${company} para «${job}» aguarda a sua resposta. Pode ser aceite até ${until}.`,
    closing: 'As ligações de mensagens anteriores também funcionam.',
  },
  withdrawn: {
    subject: (company) => `A proposta da ${company} foi retirada`,
    preview: (job) => `Era para «${job}».`,
    first: (job, company) =>
      `A ${company} retirou a sua proposta para «${job}». Já não pode ser aceite e não precisa de fazer nada.`,
  },
  accepted: {
    subject: (company) => `Aceitou a proposta da ${company}`,
    preview: (job, company) => `«${job}» na ${company}.`,
    first: (job, company, by) =>
      `Aceitou a proposta da ${company} para «${job}» com o nome ${by.name}, ${by.at}.`,
    paper: 'Através da ligação vê o que aceitou e recebe-o em PDF com a sua resposta.',
    notYou: (company) => `Se não foi da sua parte, avise já a ${company}.`,
    button: 'Ver o que aceitou',
  },
};

const appeals: Translated<English['appeals']> = {
  subject: {
    filed: (company) => `A ${company} recebeu o seu recurso`,
    upheld: (company) => `A ${company} respondeu ao seu recurso`,
    overturned: (company) => `A ${company} respondeu ao seu recurso`,
    granted: (company) => `A ${company} retomou a sua candidatura`,
    late: (company) => `A ${company} está atrasada na resposta`,
  },
  preview: (job) => `Sobre a sua candidatura para ${job}.`,
  filed: (job, company, day) =>
    `O seu recurso contra a decisão sobre a sua candidatura para ${job} chegou. Uma pessoa da ${company} que não decidiu, e que não lê por que se decidiu assim, vê tudo de novo e responde até ${day}.`,
  upheld: (job, company) =>
    `Uma segunda pessoa da ${company} viu a sua candidatura para ${job}. A decisão mantém-se. Os motivos estão na sua página.`,
  overturned: (job, company) =>
    `Uma segunda pessoa da ${company} viu a sua candidatura para ${job} e decidiu de outra forma: a candidatura continua. Os motivos estão na sua página.`,
  granted: (job, company) =>
    `A ${company} retomou a sua candidatura para ${job} antes de o seu recurso ter resposta. Continua como antes.`,
  late: (job, company, day) =>
    `A ${company} prometeu responder ao seu recurso sobre ${job} até ${day} e ainda não o fez. Já a avisámos. O seu recurso continua aberto.`,
  reasons: (company, text) =>
    `Os motivos principais desta decisão, nas palavras de ${company}: ${text}`,
  bySoftware: (company) =>
    `Que papel teve o software: na sua entrevista contou que respostas estavam certas e anotou sinais para pessoas verem, se a ${company} o pediu e aceitou. Decidiram pessoas da ${company}. Pode pedir mais explicações à ${company}.`,
  bySoftwareNot: (company) =>
    `Que papel teve o software: nenhuma entrevista sua foi avaliada por software. Decidiram pessoas da ${company}.`,
  rights:
    'Na sua própria página lê o que foi anotado e pode explicá-lo, corrigir o que está guardado sobre si, levar uma cópia e pedir que uma segunda pessoa veja de novo, durante os dias que lá estão indicados.',
  rightsWithoutInterview:
    'Na sua própria página pode corrigir o que está guardado sobre si, levar uma cópia e pedir que uma segunda pessoa veja de novo, durante os dias que lá estão indicados.',
  button: {
    filed: 'Ver o seu recurso',
    upheld: 'Ler a resposta',
    overturned: 'Ler a resposta',
    granted: 'Abrir a sua página',
    late: 'Ver o seu recurso',
  },
};

export const pt: Translated<English> = {
  hello: (firstName) => (firstName === '' ? 'Olá,' : `Olá ${firstName},`),
  secrecy: 'A ligação é só para si. Por favor, não a partilhe.',
  ...{ standing, applications, interviews, offers, appeals },
  messages: {
    button: 'Ler e responder',
    files: (names) => `Com esta mensagem vêm ficheiros, pela ligação: ${names}.`,
    answerHere: 'Pode responder a esta mensagem, ou pela ligação, sem conta.',
    answerTo: (address) =>
      `Pode responder pela ligação, sem conta, ou por correio eletrónico para ${address}.`,
  },
  pageCode: {
    subject: 'O seu código para abrir a sua página',
    preview: 'É válido durante dez minutos.',
    code: (code) => `O seu código: ${code}`,
    closing: [
      'Serve uma vez, durante dez minutos, no navegador que o pediu.',
      'Se não foi da sua parte, alguém tem uma mensagem sua: não lhe dê o código.',
    ],
  },
};
