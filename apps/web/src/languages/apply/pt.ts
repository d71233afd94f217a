import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '@candor/contract/hiring/application-privacy-rules';
import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Words } from './english.ts';

export const words: Words = {
  apply: {
    apply: 'Candidatar-me',
    at: (companyName) => `Candidatura a ${companyName}`,
    noAccount: 'Não precisa de conta. Os campos com * são necessários.',
    form: 'o formulário',
    closed: 'Esta vaga já não aceita candidaturas',
    closedWhy: 'A empresa fechou-a ou suspendeu-a.',
    failed: 'Não foi possível carregar o formulário',
    sent: 'Enviado',
    received: (companyName) => ({
      before: `${companyName} tem o que enviou. Um e-mail para `,
      after: ' confirma-o e diz como continuar.',
    }),
    ownApplications: 'As suas candidaturas',
    allJobs: 'Todas as vagas',
    account:
      'Para ver como está a sua candidatura, ou para a retirar, inicie sessão ou registe-se com este endereço, no acesso para quem procura emprego.',
    signIn: 'Iniciar sessão',
    signUp: 'Registar-me',
    voluntary: 'perguntas voluntárias',
  },
  'apply-form': {
    questionsOf: (companyName) => `Perguntas de ${companyName}`,
    topic: 'Assunto',
    send: 'Enviar candidatura',
    clear: 'Limpar o formulário',
    kept: 'O que escreve fica neste navegador até o enviar, limpar o formulário, ou iniciar ou terminar sessão.',
    you: 'Sobre si',
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    email: 'E-mail',
    phone: 'Telefone (opcional)',
    city: 'Cidade',
    country: 'País',
    choose: 'Escolha',
    documents: 'Os seus documentos',
    cv: 'CV (necessário)',
    cvHint: 'PDF, DOCX ou ODT, 10 MB no máximo.',
    cvAgain: 'Depois de recarregar, escolha-o de novo.',
    cvMissing: 'Escolha o seu CV.',
    cvLarge: 'O ficheiro tem mais de 10 MB. Escolha um mais pequeno.',
    links: 'Ligações (opcional)',
    linksHint: 'Um endereço web por linha: um portefólio, um perfil, código.',
    letter: 'Carta de apresentação (opcional)',
    yes: 'Sim',
    no: 'Não',
  },
  'apply-privacy': {
    title: 'Os seus dados',
    inEnglish: 'O que aceita fica guardado em inglês, com estas palavras:',
    text: (companyName) => [
      `${companyName} recebe o que escreve aqui: o seu nome e contactos, o seu CV e outros ficheiros, a sua carta, ligações e respostas.`,
      `Em ${companyName}, veem-no a administração e as pessoas cuja função inclui candidaturas, e também os programas que ${companyName} ligou. Quem gere esta instalação do Candor pode aceder-lhe. Nenhum programa rejeita a sua candidatura.`,
      `Fica guardado no máximo ${APPLICATION_KEPT_MONTHS} meses depois de a sua candidatura ser decidida ou retirada, e depois é apagado; se o aviso legal junto da vaga indicar um prazo maior, durante esse prazo. Pode retirá-la até ser decidida, e pedir a ${companyName} que mostre, corrija ou apague os seus dados.`,
    ],
    agree: (companyName) =>
      `Li este texto, e ${companyName} pode usar os meus dados para esta candidatura.`,
    keep: (companyName) =>
      `${companyName} pode guardar os meus dados durante ${TALENT_POOL_MONTHS} meses e escrever-me sobre outras vagas. Para revogar isto, dirijo-me a ${companyName}, cuja administração pode apagar o que está guardado.`,
    needed: '(necessário)',
    optional: '(opcional)',
    missing: (companyName) =>
      `Dê o seu consentimento, para que ${companyName} possa ler a sua candidatura.`,
    changed:
      'O texto que aceita mudou desde que esta página foi aberta. Recarregue a página e leia-o; o que escreveu fica guardado.',
  },
  volunteer: {
    title: 'Perguntas voluntárias',
    thanks: 'Agradecemos. As suas respostas ficam guardadas à parte da sua candidatura.',
    questions: {
      gender: 'Qual é o seu género?',
      age: 'Que idade tem?',
      ethnicity: 'Qual é a sua origem étnica?',
      disability: 'Tem alguma deficiência?',
    },
    unsaid: 'Prefiro não dizer',
    text: (companyName) => [
      `${companyName} faz estas perguntas para ver se a sua forma de escolher é justa. Não tem de responder a nenhuma, e nada muda na sua candidatura em qualquer caso.`,
      `Ninguém que escolha candidaturas vê as suas respostas, nem se deu alguma. A administração de ${companyName} vê somas de pelo menos ${SMALLEST_GROUP} pessoas e nada mais.`,
      `As suas respostas ficam guardadas à parte da sua candidatura, e são apagadas com ela ou quando a retirar. Quando tiver sido decidido sobre ${SMALLEST_GROUP} ou mais pessoas para esta vaga, as respostas são somadas e depois apagadas.`,
    ],
    agree: (companyName) =>
      `Ao enviar as respostas aceito que ${companyName} as some como descrito.`,
    send: 'Enviar respostas',
  },
  'file-field': { download: 'Transferir', remove: 'Remover', uploading: 'A carregar…' },
  'form-problems': { one: 'Falta uma coisa:', some: 'Faltam algumas coisas:' },
  refusals: {
    form_changed: {
      job: 'Esta vaga foi entretanto alterada. Veja o formulário de novo.',
      equality: 'Estas perguntas foram entretanto alteradas. Nada foi guardado.',
    },
    form_expired: 'Este formulário esteve aberto demasiado tempo. Envie-o de novo.',
    too_fast: 'Foi muito rápido. Reveja e envie de novo.',
  },
  sentences: {
    'Please enter your email ID.': 'Indique o seu endereço de e-mail.',
    'Please enter valid email ID.': 'Indique um endereço de e-mail válido.',
    'Please enter your city.': 'Indique a sua cidade.',
    'Please choose your country.': 'Escolha o seu país.',
    'Please enter a web address.': 'Indique um endereço web.',
    'Please enter a web address that begins with https:// or http://.':
      'Indique um endereço web que comece por https:// ou http://.',
    'Please give at most five web addresses.': 'Indique cinco endereços web no máximo.',
    'Please use at most 80 characters.': 'Use 80 caracteres no máximo.',
    'Please use at most 300 characters.': 'Use 300 caracteres no máximo.',
    'Please use at most 5000 characters.': 'Use 5000 caracteres no máximo.',
    'Please use at most 10000 characters.': 'Use 10000 caracteres no máximo.',
    'Please answer this question.': 'Responda a esta pergunta.',
    'Please enter a number.': 'Indique um número.',
    'Please choose a day.': 'Escolha um dia.',
    'Please choose yes or no.': 'Escolha sim ou não.',
    'Please choose an answer.': 'Escolha uma resposta.',
    'Please choose at least one answer.': 'Escolha pelo menos uma resposta.',
    'Please choose from the answers.': 'Escolha entre as respostas.',
    'The file is larger than 10 MB. Please choose a smaller one.':
      'O ficheiro tem mais de 10 MB. Escolha um mais pequeno.',
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).':
      'Este ficheiro não pode ser aceite. Escolha um PDF, um documento Word (DOCX) ou um texto OpenDocument (ODT).',
  },
};
