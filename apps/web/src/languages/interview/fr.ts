import type { InterviewRoomWords } from './english.ts';

export const words: InterviewRoomWords = {
  'room-check': {
    title: 'Vérification de l’ordinateur',
    isRunning: 'Votre entretien est en cours. Partagez votre écran et poursuivez.',
    nothingYet: 'Rien n’est encore enregistré, et le temps ne s’écoule pas.',
    start: 'Commencer l’entretien',
    states: { passed: 'Réussi', failed: 'Échoué', waiting: 'Pas encore fait' },
    browser: 'Navigateur',
    browserGood: 'Il peut enregistrer et partager un écran.',
    browserBad: 'Ouvrez votre lien dans une version récente de Chrome ou Edge sur un ordinateur.',
    fullscreen: 'Plein écran',
    fullscreenGood: 'Il s’ouvre lorsque vous appuyez sur « Commencer ».',
    fullscreenBad: 'Ce navigateur refuse le plein écran. Utilisez Chrome ou Edge.',
    storage: 'Stockage',
    storageGood:
      'Les réponses et l’enregistrement peuvent attendre sur cet ordinateur si la connexion est coupée.',
    storageLittle: 'Il reste peu de place. Libérez-en un peu si vous le pouvez.',
    storageRefused:
      'Refusé. Quittez la fenêtre privée si vous y êtes ; sinon, gardez la page ouverte jusqu’à la fin.',
    sound: 'Son de l’ordinateur',
    soundBad:
      'Cet entretien a besoin du son de l’ordinateur, que ce navigateur ne peut pas partager. Utilisez Chrome ou Edge sous Windows, ou demandez à l’entreprise.',
    camera: 'Caméra',
    cameraGood: 'Votre image s’affiche.',
    cameraAsk: 'Autorisez la caméra lorsque le navigateur le demande.',
    screen: 'Écran et microphone',
    screenAsk: 'Partagez tout votre écran, avec le son.',
    screenSound: 'Partagé, avec le son de l’ordinateur et votre microphone.',
    screenNoSound:
      'Partagé avec votre microphone. Cet ordinateur ne peut pas partager son propre son ; ce n’est pas un problème.',
    microphoneLevel: 'Niveau du microphone',
    saySomething: 'Dites quelque chose : la barre doit bouger.',
    systemLevel: 'Niveau du son de l’ordinateur',
    systemMoves: 'Bouge lorsque cet ordinateur émet un son.',
    microphone: 'Microphone',
    microphoneGood: 'Il est là. Cet entretien écoute s’il y a des voix et n’enregistre aucun son.',
    microphoneBad:
      'Pas d’accès au microphone. Cet entretien écoute s’il y a des voix et n’enregistre aucun son : autorisez-le, puis rechargez.',
    microphoneAsk:
      'Cet entretien écoute s’il y a des voix et n’enregistre aucun son. Autorisez le microphone lorsque le navigateur le demande.',
    share: 'Partager mon écran',
    shareNeeded: 'Partage de l’écran nécessaire',
    again: 'Réessayer',
    cancel: 'Annuler',
    reload: 'Recharger',
    attempts: (left) => `Encore ${left} ${left < 2 ? 'essai' : 'essais'}.`,
    answersSafe: 'Vos réponses sont en sécurité. Le temps continue de s’écouler.',
    shareProblems: {
      entireScreen: 'Choisissez « Écran entier » et autorisez le microphone.',
      bothAudios: 'Autorisez le son de l’ordinateur et le microphone.',
      mustAllow: 'Vous devez autoriser l’écran et le microphone pour continuer.',
      unableToStart: 'Le partage de l’écran n’a pas pu commencer. Réessayez.',
      endedEarly: 'Le partage de l’écran est terminé. Partagez de nouveau tout votre écran.',
    },
    yourCamera: 'Votre caméra',
    cameraError: 'Erreur de la caméra',
    cameraProblems: {
      lost: 'La caméra ne donne pas d’image. Vérifiez ses autorisations.',
      unsupported: 'Ce navigateur ne prend pas en charge la caméra.',
      denied: 'L’accès à la caméra a été refusé. Autorisez-la et rechargez la page.',
      missing: 'Aucune caméra sur cet appareil. Branchez-en une et réessayez.',
      inUse:
        'La caméra est déjà utilisée par une autre application. Fermez les autres applications qui l’utilisent.',
      noElement: 'L’image de la caméra n’a pas pu être affichée. Rechargez la page.',
      notPlaying:
        'La caméra est active, mais son image ne s’affiche pas. Vérifiez les autorisations du navigateur.',
    },
    cameraOther: (message) => `Erreur de la caméra : ${message}`,
  },
  'room-speed': {
    name: 'Connexion',
    measuring: 'Mesure en cours…',
    unknown:
      'N’a pas pu être mesurée ; les enregistrements attendent sur cet ordinateur jusqu’à leur envoi.',
    up: (megabits) => `Environ ${megabits} Mbit/s à l’envoi.`,
    notRecorded: 'Rien n’est enregistré ici, et les réponses n’ont besoin de presque rien.',
    keepsUp: 'L’enregistrement est envoyé pendant que vous répondez.',
    behind: (minutes) =>
      `Si l’écran change beaucoup, l’enregistrement aurait jusqu’à ${minutes} minutes de retard au bout d’une heure. Il attend sur cet ordinateur : laissez la page ouverte à la fin jusqu’à son envoi.`,
  },
  'room-interview': {
    loading: 'Chargement des questions…',
    preparing: 'Veuillez patienter pendant la préparation de votre entretien',
    notPrepared: 'L’entretien n’a pas pu être préparé. Réessayez.',
    welcome: (name) => `Bienvenue dans l’eBot Interview, ${name}`,
    timer: 'Temps total',
    timerStopped: 'Temps total, arrêté',
    minutesLeft: (minutes) => `Encore ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}.`,
    saves: {
      saved: 'Enregistré',
      waiting: 'Enregistrement…',
      failed: 'Pas encore enregistré, nous réessayons',
    },
    notAllSaved: 'Toutes les réponses ne sont pas enregistrées',
    recording: 'Enregistrement en cours',
    takeBreak: 'Faire une pause',
    leave: 'Quitter',
    warnings: 'Avertissements',
    closeWarning: (what) => `Fermer : ${what}`,
    modules: 'Modules de questions',
    skill: (id) => `Compétence ${id}`,
    unknownSkill: 'Compétence inconnue',
    selectSkill: 'Choisissez une compétence pour commencer à répondre',
    chooseModule: 'Choisissez un module de questions à gauche pour commencer votre entretien',
    start: 'Commencer',
    selectOne: 'Veuillez choisir un module de questions',
    questionOf: (number, of) => `Question ${number} sur ${of}`,
    previous: 'Question précédente',
    next: 'Question suivante',
    submit: 'Remettre mes réponses',
    left: {
      unseen: (where) => `Pas encore vues : ${where}.`,
      none: 'Vous avez répondu à toutes les questions.',
      open: (where) => `Vous avez vu toutes les questions. Sans réponse : ${where}.`,
      first: (count, module) => `${count} ${count < 2 ? 'question' : 'questions'} dans ${module}`,
      further: (count, module) => `${count} dans ${module}`,
    },
    report: {
      open: 'Signaler un problème avec cette question',
      field: 'Qu’est-ce qui ne va pas ? Cela ne change rien à votre entretien.',
      send: 'Signaler',
      sending: 'Envoi…',
      done: 'Signalé. Merci.',
      failed: 'Le signalement n’a pas pu être envoyé. Prévenez l’entreprise qui vous a invité·e.',
    },
    side: 'Caméra et état des questions',
    status: 'État des questions',
    questions: 'Questions',
    states: {
      Answered: 'Répondue',
      Unanswered: 'Sans réponse',
      'Not attempted': 'Pas encore vue',
    },
    questionState: (number, state) => `Question ${number}, ${state}`,
    reach: {
      offline: 'Vous êtes hors ligne.',
      away: 'Nous ne parvenons pas à joindre le serveur.',
    },
    goOnWaiting: {
      durable:
        'Vous pouvez continuer : les réponses attendent sur cet ordinateur jusqu’à leur envoi.',
      refused: 'Vous pouvez continuer : les réponses attendent dans cette page jusqu’à leur envoi.',
    },
    answersWait: (count, since) =>
      `${count === 1 ? 'Une réponse attend' : `${count} réponses attendent`} depuis ${since}. Pas encore enregistré, nous réessayons.`,
    storageRefused:
      'Ce navigateur refuse le stockage. Les réponses et l’enregistrement sont envoyés aussitôt ; gardez cette page ouverte jusqu’à la fin.',
    onlyHere: (count) =>
      `${count === 1 ? 'Une réponse se trouve' : `${count} réponses se trouvent`} dans cette page seulement. Gardez une copie au cas où la connexion ne reviendrait pas.`,
    takenOver: {
      title: 'Cet entretien est ouvert sur un autre appareil',
      text: 'Il se poursuit sur la page ouverte en dernier : on ne peut plus répondre ici. Ce qui était indiqué comme enregistré compte. Cette page n’enregistre plus votre écran.',
      goOn: 'Poursuivre plutôt ici',
    },
    pause: {
      on: 'Vous êtes en pause',
      begins: 'Votre pause commence…',
      endsIn: 'La pause se termine dans',
      ending: 'Fin de la pause…',
      end: 'Terminer la pause',
      oneMinute: 'Encore une minute de pause.',
      ask: 'Faire une pause ?',
      start: 'Commencer la pause',
      explained: (minutes) =>
        `Le temps s’arrête pendant ${minutes} minutes au plus, et vos questions sont masquées pendant ce temps. Vous pouvez terminer la pause plus tôt ; ce que vous n’en utilisez pas est perdu.`,
      left: (count) => (count === 1 ? 'C’est votre dernière pause.' : `Vous avez ${count} pauses.`),
    },
    cancel: 'Annuler',
    fullscreenNeeded: 'Plein écran nécessaire',
    returnToFullscreen: 'Revenir au plein écran',
    ending: {
      moment: 'Un instant',
      puttingAway: 'Tout est mis de côté…',
      exit: 'Fermer',
      completed: 'eBot Interview terminé avec succès',
      review: 'Notre équipe examinera vos réponses et reviendra bientôt vers vous.',
      timeUp: 'Le temps est écoulé !',
      timeUpText:
        'Votre eBot Interview est terminé, car le temps prévu est écoulé. Vos réponses ont été remises pour examen.',
      submitting: 'Remise en cours',
      onTheirWay: 'Vos réponses sont en route. Restez sur cette page.',
      notYet:
        'Pas encore remis, nous réessayons. Vérifiez votre connexion et restez sur cette page.',
      canLeave:
        'Si vous ne pouvez pas attendre, quittez et rouvrez votre lien plus tard sur cet ordinateur : ce qui n’est pas encore envoyé le sera alors. Une réponse donnée à temps compte si elle arrive dans la minute qui suit la fin.',
      confirmTitle: 'Remettre vos réponses',
      confirm: 'Confirmer',
      confirmText: 'Voulez-vous vraiment remettre vos réponses pour l’eBot Interview ?',
      allAnswered: (questions) =>
        questions === 1
          ? 'La seule question a une réponse.'
          : `Les ${questions} questions ont une réponse.`,
      someAnswered: (answered, questions) =>
        `Questions avec réponse : ${answered} sur ${questions}. Ensuite, rien ne peut plus être modifié.`,
      leaveTitle: 'Quitter l’entretien ?',
      stay: 'Rester',
      leaveText:
        'Rien n’est encore remis, et le temps continue de s’écouler. Votre lien vous ramène ici jusqu’à la fin du temps ; les questions que vous avez vues restent telles quelles.',
      answered: 'Répondues',
      answeredOf: (answered, questions) => `${answered} sur ${questions}`,
      ended: 'Terminé',
      recording: 'Enregistrement',
      uploading: (megabytes) =>
        `Envoi en cours.${megabytes === '' ? '' : ` Encore ${megabytes} Mo.`} Restez jusqu’à la fin de l’envoi.`,
      uploaded: 'Entièrement envoyé.',
      uploadedLater: 'Le reste sera envoyé lorsque vous rouvrirez votre lien sur cet ordinateur.',
    },
  },
  'room-banners': {
    tab_switch: 'Attention ! Onglet changé ou navigateur réduit',
    copy_paste: 'Attention ! Il n’est pas permis de coller du contenu.',
    keyboard_activity: 'Attention ! Cette touche n’est pas disponible pendant l’entretien.',
  },
  'room-recording': {
    stopped:
      'Le partage de l’écran s’est arrêté. La partie précédente est envoyée, et l’enregistrement redémarre…',
    microphoneLost:
      'Le microphone n’est plus là. Rebranchez-le et partagez de nouveau votre écran avec lui.',
    restarting: 'N’arrêtez pas l’enregistrement à la main. Redémarrage…',
    failed: 'L’enregistrement n’a pas pu commencer. Réessayez.',
    errorStopping: (message) => `Erreur à l’arrêt de l’enregistrement : ${message}`,
    endedEarly: 'Le partage de l’écran est terminé. Partagez de nouveau tout votre écran.',
    closed:
      'L’enregistrement de cet entretien est terminé. Ce qui n’a pas été envoyé n’est plus accepté et a été supprimé de cet ordinateur. Plus rien n’est enregistré.',
    noneLeft:
      'C’était le dernier essai. Rechargez cette page pour réessayer ; vos réponses sont conservées.',
  },
  'room-fullscreen': {
    required: 'Le plein écran est nécessaire.',
    explained:
      'Vous ne pouvez pas quitter le plein écran pendant l’entretien. Cliquez sur la page pour y revenir.',
    pressF11:
      'Ou appuyez sur F11. Vos réponses sont en sécurité, et le temps continue de s’écouler.',
    returned: 'Plein écran nécessaire : vous ne pouvez pas le quitter pendant l’entretien.',
  },
  'room-break': {
    unwatched:
      'Pendant ce temps, rien n’est surveillé : vous pouvez quitter votre place et votre caméra.',
    recorded: 'L’enregistrement continue, sans votre écran et sans le son.',
    resting:
      'Le temps est arrêté, et vos questions sont masquées. Vous pouvez quitter votre place et votre caméra : rien n’est surveillé.',
    ends: 'La pause se termine d’elle-même ou quand vous y mettez fin. Le temps reprend alors, et vos questions reviennent.',
    over: 'Votre pause est terminée. Le temps s’écoule.',
    failed: 'Le serveur n’a pas répondu. Réessayez.',
    refused: 'Cette pause ne peut pas être prise ou terminée maintenant.',
  },
  'room-texts': {
    locked: 'Cette réponse ne peut plus être modifiée !',
    expired: 'Le lien a expiré',
    errorTitle: 'Erreur : entretien automatisé',
    answerTrouble:
      'Erreur : entretien automatisé. Le serveur n’a pas pu enregistrer votre réponse. Elle est conservée, et nous réessayons.',
    answerRefused:
      'Erreur : entretien automatisé. Cette réponse n’a pas été acceptée. Rien de ce que vous avez donné n’est perdu.',
    submitTrouble:
      'Le serveur n’a pas pu prendre vos réponses. Rien n’est perdu, et nous réessayons.',
    submitRefused:
      'Erreur : entretien automatisé. Votre entretien n’a pas été remis depuis cette page. Ce qui est enregistré compte ; rouvrez votre lien pour poursuivre.',
  },
};
