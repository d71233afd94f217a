import type { Words } from './english.ts';

export const words: Words = {
  accounts: {
    email: 'E-mail',
    password: 'Palavra-passe',
    newPassword: 'Nova palavra-passe',
    confirm: 'Confirmar a palavra-passe',
    back: 'Voltar',
    okay: 'Está bem',
    login: 'Iniciar sessão',
    again: 'Tentar de novo',
    forgot: 'Esqueceu a palavra-passe?',
    yours: 'o seu endereço',
    link: 'a sua ligação',
  },
  'accounts-sign-in': {
    titles: {
      company: 'Iniciar sessão na sua empresa',
      candidate: 'Iniciar sessão para se candidatar',
      interviewer: 'Iniciar sessão para conduzir entrevistas',
      superAdmin: 'Iniciar sessão como superadministração',
    },
    passwordMissing: 'Indique a sua palavra-passe.',
    button: 'Iniciar sessão',
    create: 'Criar uma conta',
    changed: 'Palavra-passe alterada',
    changedText:
      'A sua palavra-passe foi alterada e a sua sessão terminou em todos os dispositivos. Inicie sessão de novo com a nova.',
  },
  'accounts-sign-up': {
    company: {
      title: 'Criar a conta da sua empresa',
      intro:
        'Use o seu endereço de trabalho. Se a sua empresa já está aqui, quem a administra é consultado.',
    },
    candidate: {
      title: 'Criar uma conta para se candidatar',
      intro: 'Se só tem uma ligação para uma entrevista, não precisa de conta: abra a ligação.',
    },
    interviewer: {
      title: 'Criar uma conta para conduzir entrevistas',
      intro:
        'Conduza entrevistas para empresas a partir de onde estiver. A sua identidade é verificada antes da primeira.',
    },
    termsMissing: 'Aceite as condições para continuar.',
    terms: 'Aceito as condições abaixo.',
    haveOne: 'Já tenho uma conta',
    button: 'Criar a conta',
  },
  'accounts-address': {
    verify: 'Confirme o seu e-mail',
    sent: {
      before: 'Enviámos uma ligação para ',
      after: '. Abra-a para confirmar que o endereço é seu.',
    },
    wait: 'Pode demorar um minuto. Se nada chegar, veja na pasta de correio não solicitado.',
    resend: 'Enviar a ligação de novo',
    resent: 'O e-mail foi enviado.',
    notResent: 'Não foi possível enviar o e-mail.',
    expired: 'A ligação de confirmação expirou',
    tooOld: {
      before: 'A ligação para ',
      after: ' é demasiado antiga ou não estava completa. Podemos enviar-lhe outra.',
    },
    resendExpired: 'Enviar a ligação de novo',
    resentExpired: 'O e-mail foi enviado de novo.',
    verified: 'E-mail confirmado',
    otherBrowser:
      'O seu e-mail está confirmado. Este não é o navegador em que criou a conta, por isso a palavra-passe escrita ali não foi aceite.',
    setByMail:
      'Enviámos-lhe outro e-mail: defina com ele a sua palavra-passe e inicie sessão de novo para continuar.',
    signInAgain: 'O seu e-mail está confirmado. Inicie sessão de novo para continuar.',
    pending: 'À espera de aprovação',
    pendingText:
      'A sua pertença espera aprovação, e quem administra a empresa foi avisado. Escrevemos-lhe assim que houver decisão; inicie então sessão como de costume.',
  },
  'accounts-passwords': {
    forgotPage: 'Palavra-passe esquecida',
    forgotTitle: 'Esqueceu a palavra-passe?',
    forgotIntro: 'Enviamos-lhe uma ligação para escolher outra.',
    reset: 'Repor',
    linkSent: 'Ligação enviada',
    sentTo: {
      before: 'Se houver uma conta para ',
      after:
        ', a ligação para repor a palavra-passe foi enviada para lá. Serve uma vez, durante uma hora.',
    },
    linkProblem: 'A ligação expirou ou já foi usada. Tente de novo.',
    choose: 'Escolher uma nova palavra-passe',
    chooseFor: {
      before: 'Para ',
      after: '. Depois a sua sessão termina em todos os dispositivos.',
    },
    resetButton: 'Repor a palavra-passe',
    changed: 'Palavra-passe alterada',
    changedText: 'A sua palavra-passe foi alterada. Inicie sessão de novo com a nova.',
    unchecked: 'Não foi possível verificar a ligação',
    set: 'Definir a sua palavra-passe',
    setFor: { before: 'Para ', after: '.' },
    submit: 'Enviar',
    invalid: 'Os dados não são válidos',
    isSet: 'A sua palavra-passe está definida.',
    setAlready: 'A sua palavra-passe já está definida',
    signInAs: { before: 'Inicie sessão como ', after: ' com a palavra-passe que tem.' },
    unusable: 'Esta ligação já não pode ser usada',
    newLink: 'Enviar uma nova ligação',
  },
  'password-fields': {
    show: 'Mostrar a palavra-passe',
    hide: 'Ocultar a palavra-passe',
    needs: 'O que a palavra-passe precisa',
    lines: {
      length: 'Pelo menos 8 caracteres',
      cases: 'Uma maiúscula e uma minúscula',
      number: 'Um número',
      signs: 'Um de # @ _ $ ! ^ % * ? & - e nenhum outro sinal',
    },
    done: ': cumprido',
    missing: ': falta',
  },
  'task-layout': {
    company: 'Decida sobre o que aconteceu, com o momento a um clique.',
    candidate: 'Saiba antes de começar o que é gravado, e veja depois quem o viu.',
    interviewer: 'Diga o que sabe e pode avaliar; uma pessoa verifica que é mesmo quem diz.',
    superAdmin: 'Tudo o que espera por alguém, num só lugar.',
    others: 'Entrevistas com as provas ao lado das respostas.',
  },
  sentences: {
    'Please enter your email ID.': 'Indique o seu e-mail.',
    'Please enter valid email ID.': 'Indique um e-mail válido.',
    'Please enter your new password.': 'Indique a sua nova palavra-passe.',
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.':
      'A palavra-passe tem de ter pelo menos 8 caracteres, uma maiúscula, uma minúscula, um carácter especial e um número.',
    'Password must be at most 128 characters long.':
      'A palavra-passe tem de ter no máximo 128 caracteres.',
    'This password is easy to guess. Please choose another one.':
      'Esta palavra-passe é fácil de adivinhar. Escolha outra.',
    'Please confirm your new password again.': 'Confirme a sua nova palavra-passe.',
    'Password not matched!': 'A palavra-passe não coincide.',
    'Passwords do not match!': 'As palavras-passe não coincidem.',
    'Login failed. Please check your credentials.':
      'Não foi possível iniciar sessão. Verifique os seus dados.',
    'This account cannot sign in here.': 'Com esta conta não se pode iniciar sessão aqui.',
    'Link expired or already used. Please try again.':
      'A ligação expirou ou já foi usada. Tente de novo.',
    'Email verification failed. Please try again.':
      'Não foi possível confirmar o e-mail. Tente de novo.',
    'Email already verified. !!': 'O e-mail já está confirmado.',
    'This link is not one of ours. Please sign up again.':
      'Esta ligação não é nossa. Crie a conta de novo.',
    'Your password is set already. Please sign in.':
      'A sua palavra-passe já está definida. Inicie sessão.',
  },
};
