import { everywhere } from '../everywhere/pt.ts';
import type { Words } from './english.ts';

export const words: Words = {
  ...everywhere,
  chrome: {
    home: 'Candor, início',
    dashboard: 'Candor, painel',
    skip: 'Saltar para o conteúdo',
    colours: { light: 'Usar cores claras', dark: 'Usar cores escuras' },
  },
  'page-state': {
    loading: (what) => `A carregar: ${what}…`,
    failed: (what) => `Não foi possível carregar: ${what}`,
    again: 'Tentar novamente',
  },
  reply: {
    unreachable: 'Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.',
    unexpected: 'Algo correu mal no servidor.',
    reference: (requestId) => ` Referência: ${requestId}`,
  },
  refusals: {
    already_decided: 'A empresa já decidiu.',
    interview_running: 'Há uma entrevista em curso. Tente novamente depois.',
    not_finished: 'Algo ainda não terminou. Tente novamente dentro de alguns minutos.',
    appeal_closed: 'Este recurso está fechado, ou o prazo passou.',
    candidate_held: 'Os seus dados não podem ser apagados por agora. Escreva à empresa.',
    interview_over: 'Esta entrevista terminou ou foi cancelada.',
    need_closed: 'Isto já não é possível.',
    offer_differs: 'A proposta não é a que esta página mostrava. Carregue-a de novo.',
    offer_over: 'Já não é possível responder a esta proposta.',
    outside_window: 'Marque horas que comecem depois da antecedência mínima e até ao último dia.',
    page_closed: 'Abra esta página com um código novo.',
    records_joined:
      'A empresa juntou dois registos neste e ainda o pode desfazer, durante 14 dias no máximo. Até lá, nada é entregue nem apagado aqui. Se for urgente, escreva à empresa.',
    reply_closed: 'Isto já não pode ser alterado.',
    slot_not_offered: 'Não é uma das horas propostas.',
    slot_taken: 'Essa hora foi entretanto ocupada. As mais próximas ainda estão livres.',
    span_short: 'Isto é mais curto do que a entrevista.',
    feedback_late: 'Já não pode ser dado nem alterado. Carregue esta página de novo.',
    last_day_over: 'O último dia passou.',
    application_ended: 'Esta candidatura terminou, por isso já nada é marcado para ela.',
    request_key_reused:
      'O que enviou antes chegou. Envie de novo apenas se isto também deve seguir.',
    address_differs: 'Este não é o seu endereço.',
    wrong_code: 'Este código não está certo.',
    too_many_moves: ({ most }) =>
      `Uma entrevista pode ser remarcada ${most} vezes no máximo. Escreva à empresa.`,
  },
  sentences: {
    'Please enter your first name.': 'Indique o seu nome próprio.',
    'Please enter your last name.': 'Indique o seu apelido.',
    'Please enter a phone number: digits, spaces and + ( ) - only.':
      'Indique um número de telefone: apenas algarismos, espaços e + ( ) -.',
    'Please write something.': 'Escreva alguma coisa.',
    'Please type your name.': 'Escreva o seu nome.',
    'Please mark a time.': 'Marque uma hora.',
    'Please give a reason.': 'Indique um motivo.',
    'Please choose a time zone.': 'Escolha um fuso horário.',
    'Too many requests. Please wait a moment.': 'Demasiados pedidos. Aguarde um momento.',
    'Too many requests at once. Please wait a moment.':
      'Demasiados pedidos ao mesmo tempo. Aguarde um momento.',
    'The service is catching its breath. Your work is kept; please try again.':
      'O serviço está a recuperar. O seu trabalho está guardado; tente novamente.',
  },
};
