import type { Words } from './english.ts';

export const words: Words = {
  accounts: {
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    confirm: 'Confirmer le mot de passe',
    back: 'Retour',
    okay: 'D’accord',
    login: 'Se connecter',
    again: 'Réessayer',
    forgot: 'Mot de passe oublié ?',
    yours: 'votre adresse',
    link: 'votre lien',
  },
  'accounts-sign-in': {
    titles: {
      company: 'Se connecter à votre entreprise',
      candidate: 'Se connecter pour postuler',
      interviewer: 'Se connecter pour mener des entretiens',
      superAdmin: 'Se connecter en super admin',
    },
    passwordMissing: 'Veuillez saisir votre mot de passe.',
    button: 'Se connecter',
    create: 'Créer un compte',
    changed: 'Mot de passe modifié',
    changedText:
      'Votre mot de passe a été modifié et vous n’êtes plus connecté·e sur aucun appareil. Reconnectez-vous avec le nouveau.',
  },
  'accounts-sign-up': {
    company: {
      title: 'Créer le compte de votre entreprise',
      intro:
        'Utilisez votre adresse professionnelle. Si votre entreprise est déjà ici, la personne qui l’administre sera consultée.',
    },
    candidate: {
      title: 'Créer un compte pour postuler',
      intro:
        'Si vous n’avez qu’un lien vers un entretien, il ne vous faut pas de compte : ouvrez le lien.',
    },
    interviewer: {
      title: 'Créer un compte pour mener des entretiens',
      intro:
        'Menez des entretiens pour des entreprises, d’où que vous soyez. Votre identité est vérifiée avant le premier.',
    },
    termsMissing: 'Veuillez accepter les conditions pour continuer.',
    terms: 'J’accepte les conditions ci-dessous.',
    haveOne: 'J’ai un compte',
    button: 'Créer le compte',
  },
  'accounts-address': {
    verify: 'Confirmez votre adresse e-mail',
    sent: {
      before: 'Nous avons envoyé un lien à ',
      after: '. Ouvrez-le pour confirmer que l’adresse est la vôtre.',
    },
    wait: 'Cela peut prendre une minute. Si rien n’arrive, regardez dans les indésirables.',
    resend: 'Renvoyer le lien',
    resent: 'L’e-mail a été envoyé.',
    notResent: 'L’e-mail n’a pas pu être envoyé.',
    expired: 'Le lien de confirmation a expiré',
    tooOld: {
      before: 'Le lien pour ',
      after: ' est trop ancien ou incomplet. Nous pouvons vous en envoyer un nouveau.',
    },
    resendExpired: 'Renvoyer le lien',
    resentExpired: 'L’e-mail a été renvoyé.',
    verified: 'Adresse e-mail confirmée',
    otherBrowser:
      'Votre adresse e-mail est confirmée. Ce n’est pas le navigateur où vous avez créé le compte, donc le mot de passe saisi là-bas n’a pas été repris.',
    setByMail:
      'Nous vous avons envoyé un autre e-mail : choisissez-y votre mot de passe, puis reconnectez-vous pour continuer.',
    signInAgain: 'Votre adresse e-mail est confirmée. Reconnectez-vous pour continuer.',
    pending: 'En attente d’accord',
    pendingText:
      'Votre appartenance attend un accord, et la personne qui administre l’entreprise a été prévenue. Nous vous écrivons dès la décision ; connectez-vous alors comme d’habitude.',
  },
  'accounts-passwords': {
    forgotPage: 'Mot de passe oublié',
    forgotTitle: 'Mot de passe oublié ?',
    forgotIntro: 'Nous vous envoyons un lien pour en choisir un nouveau.',
    reset: 'Réinitialiser',
    linkSent: 'Lien envoyé',
    sentTo: {
      before: 'S’il existe un compte pour ',
      after:
        ', le lien pour réinitialiser son mot de passe y a été envoyé. Il sert une fois, pendant une heure.',
    },
    linkProblem: 'Le lien a expiré ou a déjà servi. Veuillez réessayer.',
    choose: 'Choisir un nouveau mot de passe',
    chooseFor: { before: 'Pour ', after: '. Tous vos appareils seront ensuite déconnectés.' },
    resetButton: 'Réinitialiser le mot de passe',
    changed: 'Mot de passe modifié',
    changedText: 'Votre mot de passe a été modifié. Reconnectez-vous avec le nouveau.',
    unchecked: 'Le lien n’a pas pu être vérifié',
    set: 'Choisir votre mot de passe',
    setFor: { before: 'Pour ', after: '.' },
    submit: 'Envoyer',
    invalid: 'Les données ne conviennent pas',
    isSet: 'Votre mot de passe est enregistré.',
    setAlready: 'Votre mot de passe est déjà choisi',
    signInAs: {
      before: 'Connectez-vous en tant que ',
      after: ' avec le mot de passe que vous avez.',
    },
    unusable: 'Ce lien ne peut plus servir',
    newLink: 'Envoyer un nouveau lien',
  },
  'password-fields': {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    needs: 'Ce qu’il faut au mot de passe',
    lines: {
      length: 'Au moins 8 caractères',
      cases: 'Une majuscule et une minuscule',
      number: 'Un chiffre',
      signs: 'Un de # @ _ $ ! ^ % * ? & - et aucun autre signe',
    },
    done: ' : rempli',
    missing: ' : manque',
  },
  'task-layout': {
    company: 'Jugez sur ce qui s’est passé, à un clic du moment.',
    candidate: 'Sachez avant de commencer ce qui est enregistré, et voyez ensuite qui l’a regardé.',
    interviewer:
      'Dites ce que vous savez et pouvez juger ; une personne vérifie que c’est bien vous.',
    superAdmin: 'Tout ce qui attend quelqu’un, au même endroit.',
    others: 'Des entretiens avec les preuves à côté des réponses.',
  },
  sentences: {
    'Please enter your email ID.': 'Veuillez saisir votre adresse e-mail.',
    'Please enter valid email ID.': 'Veuillez saisir une adresse e-mail valable.',
    'Please enter your new password.': 'Veuillez saisir votre nouveau mot de passe.',
    'Password must be at least 8 characters long, have 1 uppercase letter, 1 lowercase letter, 1 special character, and 1 number.':
      'Le mot de passe doit avoir au moins 8 caractères, une majuscule, une minuscule, un caractère spécial et un chiffre.',
    'Password must be at most 128 characters long.':
      'Le mot de passe doit avoir au plus 128 caractères.',
    'This password is easy to guess. Please choose another one.':
      'Ce mot de passe est facile à deviner. Veuillez en choisir un autre.',
    'Please confirm your new password again.': 'Veuillez confirmer votre nouveau mot de passe.',
    'Password not matched!': 'Le mot de passe ne correspond pas.',
    'Passwords do not match!': 'Les mots de passe ne correspondent pas.',
    'Login failed. Please check your credentials.':
      'La connexion a échoué. Veuillez vérifier vos données.',
    'This account cannot sign in here.': 'Ce compte ne permet pas de se connecter ici.',
    'Link expired or already used. Please try again.':
      'Le lien a expiré ou a déjà servi. Veuillez réessayer.',
    'Email verification failed. Please try again.':
      'L’adresse e-mail n’a pas pu être confirmée. Veuillez réessayer.',
    'Email already verified. !!': 'L’adresse e-mail est déjà confirmée.',
    'This link is not one of ours. Please sign up again.':
      'Ce lien n’est pas des nôtres. Veuillez créer le compte à nouveau.',
    'Your password is set already. Please sign in.':
      'Votre mot de passe est déjà choisi. Veuillez vous connecter.',
  },
};
