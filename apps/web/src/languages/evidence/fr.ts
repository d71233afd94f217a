import { lengthText } from '../../ui/duration-rules.ts';
import { monitors } from '../own-monitors/fr.ts';
import type { Words } from './english.ts';

const weights: Readonly<Record<string, string>> = {
  low: 'faible',
  medium: 'moyen',
  high: 'élevé',
  critical: 'critique',
};

export const words: Words = {
  monitors,
  evidence: {
    page: 'Votre entretien',
    what: 'votre entretien',
    failed: 'Impossible d’afficher cette page',
    noToken:
      'L’adresse est incomplète. Veuillez l’ouvrir depuis l’e-mail, avec tout ce qui suit le point d’interrogation.',
    none: 'Il n’y a pas de tel entretien sur votre page.',
    again: 'Réessayer',
    back: 'Votre page',
    title: (job) => `Votre entretien pour ${job}`,
    taken: 'Passé le ',
    intro:
      'Voici ce qui a été relevé de votre entretien, tel que l’entreprise le voit. Ce n’est ni une note ni une conclusion.',
  },
  'evidence-receipt': {
    title: 'Récapitulatif',
    answers: 'Réponses enregistrées',
    answersOf: (answered, all) => `${answered} sur ${all}`,
    time: 'Temps utilisé',
    timeOf: (seconds, minutes) => `${lengthText(seconds)} sur ${minutes} min`,
    pauses: 'Pauses',
    ended: 'Fin',
    submitted: 'Vous l’avez remis.',
    timedOut: 'Le temps s’est écoulé. Ce qui était enregistré jusque-là compte.',
    recording: 'Enregistrement',
    notRecorded: 'Rien n’a été enregistré.',
    notAsked: 'Il n’a pas pu être chargé.',
    recordingFailed: 'Ce qui est arrivé ne peut pas être lu.',
    preparing: 'Il est en préparation. Revenez dans quelques minutes.',
    deleted: 'Supprimé le ',
    monitors: 'Surveillance',
    unmonitored: 'Aucun logiciel n’a surveillé l’entretien.',
    gaps: 'Quand la surveillance n’a pas pu se faire',
    gapsNote: 'Cela ne joue pas contre vous.',
  },
  'evidence-flags': {
    title: 'Ce qui a été relevé',
    count: (count) =>
      count === 1
        ? 'Un signalement, à son moment.'
        : `${count} signalements, dans l’ordre chronologique.`,
    meaning:
      'Un signalement dit ce qu’un logiciel a mesuré. Une personne de l’entreprise décide de ce qu’il signifie, et lit ce que vous en dites.',
    none: 'Rien n’a été relevé. L’entreprise ne voit pas non plus de signalement pour cet entretien.',
    deleted: 'Ce qui avait été relevé est supprimé depuis le ',
    watch: (clock, text) => `Regarder à ${clock} : ${text}`,
    weight: (severity) => `poids selon la règle : ${weights[severity] ?? severity}`,
    unjudged: 'Personne de l’entreprise n’en a encore rien dit.',
    unread: 'Le motif n’a pas été écrit pour cette page. Vous pouvez le demander à l’entreprise.',
    judged: (verdict) => `L’entreprise dit : ${verdict}.`,
  },
  'evidence-explain': {
    explain: 'Expliquer',
    change: 'Modifier',
    buttonOf: (button, flag) => `${button} : ${flag}`,
    flag: (text, clock) => `${text}, à ${clock}`,
    field: (text, clock) => `Votre explication de « ${text} » à ${clock}`,
    whole: 'À propos de tout l’entretien',
    wholeField: 'Ce que l’entreprise devrait savoir',
    wholeNote:
      'La lumière, le bruit, quelqu’un qui est entré, un appareil en panne : tout ce qui l’explique.',
    yours: 'Votre explication :',
    sent: 'Envoyée le ',
    notSent: 'Gardée dans ce navigateur, pas encore envoyée.',
    takenBack: 'Vide : l’envoi retire ce que vous aviez dit.',
    closed:
      'Votre candidature a été tranchée ou retirée, ou ce qui avait été relevé est supprimé : les explications ne peuvent plus être modifiées.',
    full: 'L’entreprise ne l’a pas reçu : on ne peut plus le modifier, seulement le retirer.',
    left: 'Écrit et jamais envoyé :',
    copy: 'Copier',
    copied: 'Copié.',
    copyFailed: 'La copie a échoué. Veuillez sélectionner et copier le texte à la main.',
    discard: 'Abandonner',
    bar: 'Explications non envoyées',
    waiting: (count) =>
      count === 1
        ? '1 explication n’est pas envoyée'
        : `${count} explications ne sont pas envoyées`,
    send: 'Envoyer à l’entreprise',
    done: 'Envoyé. L’entreprise le lit à côté de ce qui a été relevé.',
    someRefused: (count) =>
      count === 1
        ? '1 explication ne pouvait plus être modifiée : elle est marquée. Les autres ont été envoyées.'
        : `${count} explications ne pouvaient plus être modifiées : elles sont marquées. Les autres ont été envoyées.`,
    kept: 'Elle est toujours dans ce navigateur.',
    offline:
      'Pas de réseau. C’est gardé dans ce navigateur et envoyé au retour du réseau, tant que cette page est ouverte.',
  },
  'flag-limits': {
    Screen:
      'La page a remarqué que le plein écran, sa fenêtre ou le partage avait changé. Elle ne peut pas savoir pourquoi : un message ou un appel sur votre ordinateur a le même effet.',
    Keyboard:
      'La page a remarqué et bloqué une touche ou un menu. Elle ne peut pas savoir ce que vous vouliez faire.',
    Connection: 'Cela concerne la connexion ou vos appareils, et ne dit rien de vous.',
  },
  'flag-notes': {
    advisory:
      'Ce signal se trompe souvent : il ne compte pas tant qu’une personne ne le confirme pas.',
  },
  'flag-lanes': {
    Questions: 'Questions',
    Face: 'Visage',
    Voice: 'Voix',
    Keyboard: 'Clavier',
    Screen: 'Écran',
    Health: 'Technique',
  },
  episodes: {
    facts: ({ seconds, percent, events, isAdvisory }) =>
      `${lengthText(seconds)}, sûr à ${percent} %, ${events === 1 ? 'un événement' : `${events} événements`}${isAdvisory ? ', à titre indicatif' : ''}`,
    gap: (monitor, was, seconds) => `${monitor} : ${was} pendant ${lengthText(seconds)}`,
    off: (monitor) => `${monitor} : non demandé`,
    spared: (monitor) => `${monitor} : désactivé comme accordé, jamais compté`,
    watched: (monitor, percent) => `${monitor} : surveillance pendant ${percent} % du temps`,
  },
  verdicts: {
    confirmed: 'Confirmé',
    'not-an-issue': 'Sans importance',
    technical: 'Technique',
    accommodation: 'Aménagement accordé',
    open: 'À examiner',
  },
  'monitor-gaps': {
    up: 'en marche',
    starting: 'en préparation',
    stalled: 'arrêt',
    dead: 'sans caméra ni microphone',
    covered: 'image noire',
    hidden: 'derrière une autre fenêtre',
    off: 'désactivé',
    silent: 'sans nouvelles',
  },
  'gap-causes': {
    'not-started': 'avant le début de l’enregistrement',
    interrupted: 'pendant une interruption de l’enregistrement',
    'recorder-stopped': 'car le navigateur a arrêté l’enregistrement, puis repris',
    'recorder-error': 'car l’enregistrement a échoué dans le navigateur, puis repris',
    stalled: 'car le navigateur ne fournissait ni image ni son',
    'ended-early': 'après la fin de l’enregistrement',
    unreadable: 'car une partie de l’enregistrement est illisible',
  },
  gaps: { missing: (seconds, cause) => `il manque ${lengthText(seconds)} ${cause}` },
  'recording-facts': {
    recording: 'Enregistrement',
    systemAudio: 'Son du système',
    microphone: 'Microphone',
    gaps: 'Coupures',
    at: (clock, gap) => `À ${clock}, ${gap}`,
    captured: { all: 'Enregistré', part: 'Enregistré en partie', none: 'Non enregistré' },
  },
  'recording-player': { label: 'Enregistrement de l’entretien' },
  seen: {
    'fullscreen-left': 'Sortie du plein écran',
    'tab-hidden': 'La page était masquée',
    'share-stopped': 'Partage d’écran arrêté',
    paste: 'Collage bloqué',
    'blocked-key': 'Touche bloquée',
    'context-menu': 'Menu contextuel bloqué',
    'camera-lost': 'La caméra ne donnait pas d’image',
    'microphone-lost': 'Microphone perdu',
    offline: 'Hors ligne',
    'page-left': 'La page a été fermée ou rechargée',
    resumed: 'L’entretien a été rouvert',
  },
  'seen-texts': {
    pause: (seconds) => `Pause de ${lengthText(seconds)}`,
    lasted: (what, seconds) => `${what} pendant ${lengthText(seconds)}`,
  },
  'monitor-limits': {
    eye: 'Le logiciel a mesuré où se trouve un visage dans l’image de la caméra et comment il est tourné. Il ne peut pas savoir pourquoi : une mauvaise lumière, des lunettes, un stylo ou la réflexion donnent la même image.',
    voice:
      'Le logiciel a mesuré le volume du microphone et si cela ressemble à de la parole. Il ne peut pas savoir qui a parlé ni ce qui a été dit : un voisin, une radio ou une lecture à voix haute donnent le même son.',
    keyboard:
      'La page a remarqué une touche, un menu, un fichier déposé ou une autre fenêtre. Elle ne peut pas savoir ce que vous vouliez faire : une erreur, une habitude ou un message de votre ordinateur se ressemblent.',
  },
  violations: {
    LOOKING_AWAY: 'Regard hors de l’écran',
    LOOKING_UP: 'Regard vers le haut',
    LOOKING_DOWN: 'Regard vers le bas',
    LOOKING_LEFT: 'Regard vers la gauche',
    LOOKING_RIGHT: 'Regard vers la droite',
    NO_FACE: 'Aucun visage à l’image',
    MULTIPLE_FACES: 'Plus d’un visage à l’image',
    VOICE_DETECTED: 'Une voix a été entendue',
    MULTIPLE_VOICE_DETECTED: 'Plus d’une voix a été entendue',
    TAB_SWITCHING: 'Changement d’onglet ou de fenêtre',
    COPYING_ATTEMPT: 'Copie',
    PASTE_ATTEMPT: 'Collage',
    DEVELOPER_TOOLS: 'Ouverture des outils de développement',
    SCREENSHOT_ATTEMPT: 'Capture d’écran',
    SAVE_ATTEMPT: 'Enregistrement de la page',
    PRINT_ATTEMPT: 'Impression de la page',
    FORBIDDEN_KEY: 'Une touche que l’entretien n’utilise pas',
    EYE_CORNER: 'Regard resté près d’un coin',
    PASTE_BY_MENU: 'Collage depuis un menu',
    COPY_BY_MENU: 'Copie depuis un menu',
    DRAG_AND_DROP: 'Contenu déposé dans la page',
    DEVTOOLS_DOCKED: 'La page est devenue plus étroite dans sa fenêtre',
    WINDOW_BLUR: 'Une autre fenêtre était active',
    SCREEN_ADDED: 'Un autre écran a été branché',
  },
  player: {
    player: 'Lecteur',
    broken: 'Impossible de lire l’enregistrement',
    brokenWhy: 'Le fichier n’est pas arrivé, ou ce navigateur ne peut pas le lire.',
    again: 'Réessayer',
    play: 'Lecture',
    pause: 'Pause',
    back: 'Reculer de 10 secondes',
    forward: 'Avancer de 10 secondes',
    captions: 'Sous-titres',
    picture: 'Image dans l’image',
    full: 'Plein écran',
    leaveFull: 'Quitter le plein écran',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
    volume: 'Volume',
    speed: 'Vitesse',
    custom: 'Autre',
    customSpeed: 'Autre vitesse, de 0,1 à 5',
    keyboard: 'Clavier',
    focus: 'Quand le lecteur est sélectionné.',
  },
};
