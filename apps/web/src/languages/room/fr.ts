import { everywhere } from '../everywhere/fr.ts';
import type { RoomWords } from './english.ts';

const days = (count: number) => (count === 1 ? '1 jour' : `${count} jours`);

export const words: RoomWords = {
  ...everywhere,
  'room-welcome': {
    page: 'Entretien',
    opening: 'Ouverture de votre entretien…',
    gettingReady: 'Un instant…',
    brand: 'eBot Interview',
    continue: 'Continuer',
    done: 'Terminé',
    goHome: 'Aller à l’accueil',
    tryAgain: 'Réessayer',
    reload: 'Recharger',
    hello: (name, { questions, minutes, skills }) =>
      `Bonjour ${name}. Cet entretien comporte ${questions === 1 ? 'une question' : `${questions} questions`} en ${minutes === 1 ? 'une minute' : `${minutes} minutes`}${skills === '' ? '' : `, sur : ${skills}`}.`,
    running: 'Le temps s’écoule.',
    notStarted: 'Le temps ne commence que lorsque vous appuyez sur « Commencer ».',
    passMark: (percent) => `Il faut ${percent} % de bonnes réponses pour réussir.`,
    breaks: (count, minutes) =>
      count === 1
        ? `Vous pouvez faire une pause de ${minutes} minutes au plus. Le temps s’arrête pendant ce temps, et rien n’est surveillé.`
        : `Vous pouvez faire ${count} pauses de ${minutes} minutes au plus chacune. Le temps s’arrête pendant ce temps, et rien n’est surveillé.`,
    whatRecorded: 'Ce qui est enregistré',
    whoSees: 'Qui le voit',
    howLong: 'Pendant combien de temps',
    answersOnly: 'Vos réponses, et les moments où vous quittez la page.',
    recorded: (hasCamera) =>
      `Tout votre écran, le microphone et, si le navigateur le permet, le son de l’ordinateur. ${
        hasCamera
          ? 'L’image de votre caméra est sur la page : elle figure donc dans l’image de votre écran. '
          : ''
      }Également vos réponses, et les moments où vous quittez la page.`,
    isRunning: 'Votre entretien est en cours.',
    onBreak: 'Vous êtes en pause.',
    timeLeft: 'Temps restant :',
    seenLocked:
      'Les questions que vous avez déjà vues sont verrouillées ; les autres vous attendent.',
    opensOn: 'Votre entretien ouvre le',
    untilThen:
      'Revenez à ce moment-là avec le même lien. Vous pouvez vérifier cet ordinateur dès maintenant : rien n’est utilisé pour autant.',
    goOn: 'Poursuivre',
    toTerms: 'Continuer vers les conditions',
    checkFirst: 'Vérifier d’abord cet ordinateur',
    insecure: {
      title: 'Cette adresse n’est pas sécurisée',
      text: (origin) =>
        `La page a été ouverte sans https (${origin}) : votre navigateur ne lui donne donc ni caméra, ni microphone, ni écran. Demandez à l’entreprise un lien qui commence par https. Rien n’a été utilisé.`,
    },
    computer: {
      title: 'Ouvrez votre lien sur un ordinateur',
      text: 'L’entretien enregistre tout l’écran, ce que cet appareil ne peut pas partager. Ouvrez le même lien dans Chrome ou Edge sur un ordinateur : rien n’a été utilisé.',
      mail: 'M’envoyer ce lien par e-mail',
      copy: 'Copier le lien',
      copied: 'Copié.',
      subject: 'Mon entretien',
      body: (link) =>
        `Ouvrez ce lien dans Chrome ou Edge sur un ordinateur :\n\n${link}\n\nIl est personnel : ne le transmettez à personne.`,
    },
    broken: {
      title: 'Cette page n’a pas pu être chargée',
      text: 'Vérifiez votre connexion et rechargez. Vos réponses sont conservées, et votre lien reste valable.',
    },
    terms: {
      otherwise: 'Ce texte n’existe pas dans votre langue. Il figure ici tel qu’il a été écrit.',
      title: 'Conditions',
      failed: 'Les conditions n’ont pas pu être chargées. Rechargez cette page.',
      changed: 'Les conditions ont changé. Veuillez les relire.',
      loading: 'Chargement des conditions…',
      accept: 'Je confirme avoir lu et accepter les conditions et la politique de confidentialité.',
      agree: 'J’accepte',
    },
    closed: {
      'no-link': {
        title: 'Cette page a besoin de votre lien',
        text: 'Ouvrez de nouveau le lien de votre invitation. Il mène directement à votre entretien.',
      },
      expired: {
        title: 'Le lien a expiré',
        text: 'Ce lien n’est plus valable. Demandez-en un nouveau à l’entreprise qui vous a invité·e.',
      },
      'not-open': {
        title: 'Votre entretien n’est pas encore ouvert',
        text: 'Revenez à l’heure indiquée dans votre invitation. Rien n’a été utilisé.',
      },
      cancelled: {
        title: 'Cet entretien a été annulé',
        text: 'L’entreprise qui vous a invité·e l’a annulé. Écrivez-lui si vous avez des questions.',
      },
      'no-questions': {
        title: 'Cet entretien n’a pas encore de questions',
        text: 'Le temps n’a pas commencé et votre lien reste valable. Prévenez l’entreprise qui vous a invité·e.',
      },
      'facial-terms': {
        title:
          'Pour poursuivre l’entretien, vous devez accepter les conditions de la surveillance du visage.',
        text: 'L’entreprise demande que la caméra soit surveillée pendant cet entretien, et cette page n’a pas pu vous demander votre consentement. Le temps n’a pas commencé et votre lien reste valable : rechargez cette page, ou demandez à l’entreprise un entretien sans caméra.',
      },
      away: {
        title: 'Nous ne parvenons pas à joindre le serveur',
        text: 'Votre lien reste valable. Vérifiez votre connexion et rechargez cette page.',
      },
    },
    ended: {
      title: 'Cet entretien est terminé',
      timedOut: 'Le temps est écoulé. Les réponses données jusque-là ont été remises pour examen.',
      submitted: 'Vos réponses ont été remises pour examen. Vous n’avez plus rien à faire.',
      at: (time) => `Terminé : ${time}.`,
      sending: (parts) =>
        `Cet ordinateur en contient encore une partie, en cours d’envoi : ${parts}. Gardez cette page ouverte jusqu’à ce que cette ligne disparaisse.`,
      answers: (count) => `${count} ${count < 2 ? 'réponse' : 'réponses'}`,
      recording: (megabytes) => `${megabytes} Mo de l’enregistrement`,
      reports: 'ce que la surveillance a noté',
      end: 'la fin de l’enregistrement',
      and: ' et ',
    },
    refused: (count) =>
      `${
        count === 1
          ? 'Le serveur n’a pas accepté une réponse. Elle est conservée'
          : `Le serveur n’a pas accepté ${count} réponses. Elles sont conservées`
      } sur cet ordinateur seulement. Téléchargez-en une copie et envoyez-la à l’entreprise qui vous a invité·e.`,
    download: 'Télécharger mes réponses',
  },
  'room-practice': {
    offer: 'S’entraîner d’abord',
    offered:
      'L’entraînement comporte trois questions sans enjeu. Rien n’en est enregistré ni envoyé.',
    standing: 'Entraînement : rien n’est conservé',
    asks: 'C’est l’entraînement : rien n’est remis.',
    side: 'Caméra et état des questions',
    title: 'C’était l’entraînement',
    answered: (answered, questions) =>
      `Questions avec réponse : ${answered} sur ${questions}. Rien n’a été enregistré, rien n’a quitté cet ordinateur, et tout est oublié.`,
    timeUp:
      'Le temps de l’entraînement est écoulé : dans un entretien, vos réponses auraient été remises maintenant.',
    differs:
      'L’entretien se présente de la même façon. Ses questions sont celles de l’entreprise, et son temps ne court qu’une fois, même si la page est fermée.',
    again: 'S’entraîner encore',
    back: 'Retour à l’invitation',
  },
  'room-practice-questions': {
    modules: [
      {
        name: 'Comment ça marche',
        questions: [
          {
            text: 'Comment choisir une réponse ?',
            options: [
              'En cliquant dessus',
              'Par sa lettre au clavier',
              'Avec les flèches, dès que l’une est choisie',
              'De toutes ces façons',
            ],
          },
          {
            text: 'Que devient une réponse quand vous passez à la question suivante ?',
            options: [
              'Elle est enregistrée d’elle-même et peut être modifiée tant que cette page reste ouverte',
              'Elle est perdue si vous n’appuyez pas sur un bouton',
            ],
          },
        ],
      },
      {
        name: 'Un mot',
        questions: [
          {
            text: 'Lequel de ces mots se lit de la même façon à l’envers ?',
            options: ['Rivière', 'Radar', 'Bougie', 'Table'],
          },
        ],
      },
    ],
  },
  'room-needs': {
    question:
      'Avez-vous besoin de quelque chose pour participer, comme plus de temps, des pauses ou pas de caméra ?',
    ask: 'Demandez-le avant de commencer',
    waiting:
      'Votre demande n’a pas encore de réponse. Vous pouvez commencer maintenant, et l’entretien se déroule alors tel quel : une réponse ultérieure n’y change rien.',
    see: 'Voir ce que vous avez demandé',
    offered:
      'L’entreprise propose autre chose que ce que vous avez demandé. Si vous commencez maintenant, l’entretien se déroule sans cela.',
    answer: 'Lire et répondre',
  },
  promises: {
    inviter: 'l’entreprise qui a envoyé l’invitation',
    people: (company) =>
      `Chez ${company} : l’administration et les personnes dont le rôle comprend les entretiens.`,
    shown: (count) =>
      `Elles peuvent aussi montrer l’enregistrement à des personnes extérieures nommément désignées, chacune derrière un code et pendant ${days(count)} au plus. Qui exploite cette installation de Candor peut accéder à ce qui est stocké.`,
    keptByCompany:
      'L’entreprise fixe le nombre de jours ; ensuite, Candor supprime l’enregistrement de lui-même.',
    saidFirst:
      'La première page de l’entretien indique ce nombre de jours avant tout enregistrement, et personne n’est obligé d’aller plus loin.',
    nothingRecorded:
      'Il n’y a pas d’enregistrement. Les conditions indiquent combien de temps vos réponses sont conservées.',
    kept: (count) =>
      `L’enregistrement est conservé ${days(count)} au plus après la fin de l’entretien. Candor le supprime ensuite de lui-même.`,
    heldBack:
      'Il n’est conservé plus longtemps que si l’entreprise doit le retenir pour une raison qu’elle consigne, par exemple une réclamation.',
  },
};
