import type { TranslatedTerms } from '../terms-shape.ts';

const days = (count: number): string => (count === 1 ? '1 dia' : `${count} dias`);

export const pt: TranslatedTerms = {
  translates: {
    Bot: '25b765002272328d',
    FacialTracking: 'c6bc9e7f3f4059d3',
    words: 'a12bec8f5e594c02',
  },
  texts: {
    Bot: `De que se trata
Vai fazer uma entrevista da empresa {{company}} sem ninguém do outro lado: perguntas escritas, cada uma com quatro respostas no máximo, e um tempo fixo. A empresa {{company}} vai ler o resultado.

O que é gravado
{{recorded}}
Guardamos também as suas respostas e as respetivas horas, o navegador que usa, o seu endereço de rede e eventos como sair do ecrã inteiro, mudar para outro separador, colar ou perder a ligação à Internet.
Antes de começar, feche tudo o que outras pessoas não devam ver.

O que é vigiado
{{monitored}}

Quem vê
{{access}}
{{sharing}}
{{host}}
Nada é vendido e nada é usado para treinar modelos.

O que não é
Um evento é uma nota do que aconteceu, com a respetiva hora. Não é uma conclusão contra si: uma ligação perdida ou uma câmara desligada é uma falha técnica. O software não toma nenhuma decisão; uma pessoa vê a sua entrevista e decide.

Durante quanto tempo é conservado
{{kept}}

Os seus direitos
Pode pedir à empresa {{company}} uma cópia do que está guardado sobre si, a sua correção ou o seu apagamento, e pode opor-se à forma como a sua entrevista foi avaliada. Participar é uma escolha sua: pode fechar esta página agora. Nada é gravado antes de começar.
Se precisar de mais tempo ou de outra forma de fazer a entrevista por causa de uma deficiência, diga-o à empresa {{company}} antes de começar.

Durante a entrevista
O tempo conta no nosso servidor a partir do momento em que começa, mesmo com a página fechada ou a ligação perdida. As respostas ficam no seu dispositivo até chegarem; quando voltar, são enviadas automaticamente. Permaneça em ecrã inteiro, mantenha a partilha ativa e responda sem ajuda.`,
    FacialTracking: `{{face}}
{{alone}}
{{place}}
{{watched}}
Um evento é uma nota para uma pessoa ver. Nunca leva, por si só, a uma recusa.`,
  },
  words: {
    days,
    and: 'e',
    watched: {
      eye: 'o seu rosto e para onde olha, na imagem da câmara',
      voice: 'vozes, no som do microfone',
      keyboard: 'que tipos de teclas e atalhos prime',
    },
    noteOnly:
      'Isto acontece no seu próprio dispositivo. Só os eventos encontrados são enviados, com as respetivas horas: a análise não envia nenhuma imagem nem nenhum som.',
    host: {
      named: (host) =>
        `${host} gere esta instalação do Candor e pode aceder ao que está guardado, para a manter em funcionamento.`,
      unnamed:
        'Quem gere esta instalação do Candor pode aceder ao que está guardado, para a manter em funcionamento.',
    },
    recorded: {
      nothing:
        'Nesta entrevista não são gravados o seu ecrã, nem qualquer som, nem a imagem da sua câmara.',
      screen:
        'Enquanto a entrevista decorre, gravamos todo o seu ecrã e o som do seu microfone, e o som do seu computador se o seu navegador o puder dar.',
      camera:
        'A imagem da sua câmara é-lhe mostrada na página e, por isso, faz parte da gravação do seu ecrã.',
      noCamera: 'A sua câmara não é usada.',
    },
    monitored: {
      nothing:
        'Nenhum software vigia a sua câmara, o seu microfone ou o seu teclado, a não ser que o ative por sua iniciativa.',
      things: (things) => `Há software que vigia ${things}.`,
      asked: 'Antes disso, é pedido o seu consentimento.',
    },
    access: (company) =>
      `Pessoas da empresa ${company} com sessão iniciada: as que a administram e aquelas cuja função inclui entrevistas. Os programas que a empresa ${company} ligou recebem as suas respostas e o resultado; a gravação não lhes é dada.`,
    sharing: {
      nothing: 'Não há gravação, pelo que nenhuma pode ser mostrada a ninguém de fora.',
      people: (company, most) =>
        `A empresa ${company} também pode mostrar a gravação a pessoas de fora. Cada uma é identificada pelo nome, comprova o seu endereço com um código, compromete-se a não a partilhar e tem acesso durante ${most} dias no máximo. Se tiver aqui uma conta, vê nela quem assistiu.`,
    },
    kept: {
      recording: (count, company) =>
        `A gravação é conservada ${count} no máximo após o fim da sua entrevista, seja o que for que a empresa ${company} defina depois.`,
      rest: (noted, answers, company) =>
        `Segundo o que a empresa ${company} tem definido hoje, o que foi anotado durante a entrevista é conservado ${noted}, e as suas respostas e o resultado, ${answers}. Depois, o Candor apaga-os automaticamente, numa das noites seguintes.`,
      heldBack:
        'Só se a empresa tiver de reter algo por um motivo que regista por escrito, como uma reclamação, é que é conservado durante mais tempo.',
    },
    guideline: {
      face: 'Mantenha o rosto na imagem e sente-se de frente para o ecrã.',
      noFace: 'Nesta entrevista, o seu rosto não é vigiado.',
      alone: 'Não esteja com ninguém na sala: nenhuma segunda pessoa na imagem e nenhuma conversa.',
      aloneInPicture: 'Não esteja com ninguém na sala: nenhuma segunda pessoa na imagem.',
      aloneInSound: 'Não esteja com ninguém na sala: nenhuma conversa.',
      byYourself: 'Responda sem ajuda.',
      light: 'Sente-se com luz uniforme e deixe a câmara destapada até ao fim.',
      quiet: 'Sente-se num lugar calmo até ao fim.',
      stay: 'Permaneça nesta página até ao fim.',
      watched: (things) => `Vigilância: ${things}.`,
    },
  },
};
