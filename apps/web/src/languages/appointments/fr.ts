import { cityOf } from '../../ui/zone-times.ts';
import { hours } from '../../ui/week-grid/grid-words.ts';
import type { Words } from './english.ts';

const kinds: Words['live-kinds'] = {
  'phone-screen': 'Premier entretien téléphonique',
  technical: 'Entretien technique',
  culture: 'Entretien de découverte',
  panel: 'Entretien avec plusieurs personnes',
  final: 'Entretien final',
  other: 'Entretien',
};

export const words: Words = {
  'live-kinds': kinds,
  'live-places': {
    link: 'En ligne',
    call: 'Appel vidéo',
    phone: 'Par téléphone',
    address: 'Sur place',
  },
  'live-states': {
    asked: 'Pas encore d’heure',
    offered: 'Des heures sont proposées',
    booked: 'Réservé',
    over: 'Terminé',
    unable: 'Aucune heure ne convenait',
    cancelled: 'Annulé',
  },
  'live-list': {
    title: 'Entretiens en direct',
    what: 'vos entretiens en direct',
    open: 'Ouvrir',
    openOne: (what) => `Ouvrir : ${what}`,
    turn: 'On vous attend',
    none: 'Aucun entretien en direct n’est prévu',
    noneText:
      'Quand une entreprise vous demande de mener un entretien, il apparaît ici et arrive par e-mail.',
    withCompany: (kind, company) => `${kinds[kind]} avec ${company}`,
    withCandidate: (kind, candidate) => `${kinds[kind]} avec ${candidate}`,
  },
  'live-facts': {
    when: 'Quand',
    where: 'Où',
    videoCall:
      'En appel vidéo ici, dans le navigateur. Il ouvre 15 minutes avant le début de l’entretien.',
    length: 'Durée',
    minutes: (count) => `${count} minutes`,
    who: 'Avec',
    job: 'Poste',
    candidate: 'Candidature de',
    message: 'De l’entreprise',
    none: 'Aucun horaire n’est encore réservé.',
    noOne: 'On ne sait pas encore avec qui.',
    reason: (reason) => `Le motif : ${reason}`,
    short: (minutes) =>
      `L’entretien dure ${minutes} minutes. Veuillez marquer des horaires au moins aussi longs.`,
    elsewhere: (text, city) => `${text} à ${city}`,
  },
  'live-join': { join: 'Rejoindre l’appel vidéo' },
  'live-leave': {
    title: 'Annuler cet entretien ?',
    unableTitle: 'Aucun horaire ne convient ?',
    text: (company) => `${company} et tous les participants en sont informés.`,
    reason: 'Motif',
    isUnable: 'Je voudrais participer, mais aucun horaire ne convient',
    leave: 'Annuler l’entretien',
    unable: 'Le dire à l’entreprise',
    stay: 'Revenir à l’entretien',
    left: 'L’entreprise est informée.',
  },
  'live-note': {
    title: 'Note à l’entreprise',
    hint: 'Elle est lue à côté de l’entretien. Ce que vous envoyez ici remplace ce que vous aviez envoyé.',
    send: 'Envoyer la note',
    sent: 'L’entreprise a la note.',
  },
  'live-pick': {
    title: 'Choisissez un horaire',
    moveTitle: 'Choisissez un autre horaire',
    days: 'Jour',
    times: (day) => `Horaires du ${day}`,
    count: (times) => (times === 1 ? ', 1 horaire' : `, ${times} horaires`),
    none: 'Veuillez choisir un horaire.',
    book: 'Réserver cet horaire',
    move: 'Déplacer à cet horaire',
    booked: 'Votre entretien est réservé. Un e-mail avec une entrée d’agenda est en route.',
    moved: 'Votre entretien est déplacé. Un e-mail avec la nouvelle entrée d’agenda est en route.',
    gone: (time) => `${time} n’est plus libre.`,
    nearest: 'Les horaires libres les plus proches :',
    noneLeft: 'Aucun autre horaire n’est libre pour le moment.',
  },
  'live-candidate': {
    title: (kind, company) => `${kinds[kind]} avec ${company}`,
    asked: {
      pick: (company) => `${company} vous demande de choisir un horaire.`,
      offer: (company) =>
        `${company} vous demande quand vous pouvez. Marquez tous les horaires qui conviennent : plus il y en a, plus vite on en trouve un.`,
      nothingFree: (company) =>
        `Pour le moment, aucun horaire ne convient à tout le monde chez ${company}. Proposez plutôt vos propres horaires.`,
      closed: (company) =>
        `Le dernier jour pour cet entretien est passé. Veuillez écrire à ${company} ci-dessous.`,
    },
    offered: (company) =>
      `Vous avez proposé ces horaires. ${company} en choisit un, et vous recevez un e-mail.`,
    booked: 'Cet horaire est réservé.',
    running: 'Il a commencé.',
    over: 'Cet entretien est terminé.',
    ended: {
      candidate: () => 'Vous avez annulé cet entretien.',
      company: (company) => `${company} a annulé cet entretien.`,
      application: () => 'Votre candidature a pris fin : cet entretien n’a donc pas lieu.',
      unknown: () => 'Cet entretien a été annulé.',
    },
    unable: 'Vous avez dit qu’aucun horaire ne convient. Rien n’est réservé.',
    move: {
      candidate: (company) =>
        `${company} vous demande un autre horaire. D’ici là, l’horaire réservé reste valable.`,
      company: (company) =>
        `Vous avez proposé d’autres horaires. Tant que ${company} n’en réserve pas un, l’horaire réservé reste valable.`,
      interviewers: () =>
        'Vous avez demandé un autre horaire, et on cherche lequel convient. D’ici là, l’horaire réservé reste valable.',
    },
    offers: 'Horaires que vous avez proposés',
    changeOffers: 'Modifier les horaires',
    moveIt: 'Déplacer',
    leave: 'Annuler',
    keepTime: 'Garder l’horaire',
    kept: 'Votre entretien garde son horaire. L’entreprise est informée.',
    unableOnly: 'Aucun horaire ne convient',
    keep: 'Laisser tel quel',
    movesLeft: (count) =>
      count === 1
        ? 'Vous pouvez encore le déplacer une fois.'
        : `Vous pouvez encore le déplacer ${count} fois.`,
    noMoves: (company) =>
      `Cette page ne permet plus de le déplacer. Pour un autre horaire, écrivez à ${company} ci-dessous.`,
  },
  'live-offer': {
    title: 'Quand pouvez-vous ?',
    moveTitle: 'Quand pouvez-vous à la place ?',
    grid: 'Horaires où vous pouvez',
    zone: 'Votre fuseau horaire',
    none: 'Veuillez marquer un horaire.',
    reason: 'Pourquoi un autre horaire',
    reasonHint: 'L’entreprise et les personnes qui mènent l’entretien le lisent.',
    reasonNeeded: 'Veuillez indiquer un motif.',
    note: 'Note à l’entreprise',
    noteHint: 'Ce qu’il faut savoir, par exemple ce qu’il vous faut pour participer.',
    send: 'Proposer ces horaires',
    sendMove: 'Demander l’un de ces horaires',
    sent: 'L’entreprise a vos horaires. Vous recevez un e-mail dès que l’un d’eux est réservé.',
    sentMove: 'L’entreprise a vos horaires. D’ici là, l’ancien horaire reste valable.',
    instead: 'Proposer plutôt d’autres horaires',
    pickInstead: 'Choisir plutôt l’un des horaires libres',
  },
  'live-link': {
    page: 'Entretien',
    back: 'Retour',
    what: 'votre entretien',
    failed: 'Impossible d’afficher l’entretien',
    again: 'Réessayer',
    noToken: 'Le lien est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
    expired:
      'L’e-mail le plus récent sur cet entretien contient un lien valable. Sans e-mail, adressez-vous à la personne à l’origine de l’invitation.',
  },
  'feedback-aspects': {
    overall: 'Dans l’ensemble, c’était un bon entretien',
    prepared: 'Je savais d’avance ce qui allait se passer',
    respect: 'L’échange était respectueux',
    relevance: 'Les questions avaient un rapport avec le poste',
  },
  'feedback-points': {
    all: ['Pas du tout', 'Plutôt pas', 'En partie', 'Plutôt oui', 'Tout à fait'],
  },
  'feedback-give': {
    title: 'Comment c’était ?',
    what: 'les questions à ce sujet',
    who: (company) =>
      `${company} lit vos réponses après avoir décidé de votre candidature. Les personnes qui ont mené l’entretien ne voient que des chiffres de cinq personnes ou plus.`,
    comment: 'Que devrait savoir l’entreprise ?',
    commentHint: 'Rien ne vous oblige à écrire.',
    missing: 'Veuillez choisir une réponse.',
    send: 'Envoyer',
    sendAgain: 'Envoyer la modification',
    sent: 'Merci. C’est conservé pour l’entreprise.',
    given: 'Vous avez dit comment c’était. Merci.',
    until: 'Vous pouvez le modifier jusqu’au',
    fixed: 'Cela ne peut plus être modifié.',
    late: 'Le délai pour dire comment c’était est passé.',
    change: 'Modifier',
    refuse: 'Ne plus me demander comment était un entretien',
    refused: 'Vous avez demandé à ne plus recevoir d’e-mail sur vos entretiens passés.',
    wanted: 'Me le demander à nouveau',
  },
  calendar: {
    add: 'Ajouter à l’agenda',
    addOf: (what) => `Ajouter à l’agenda : ${what}`,
  },
  'week-grid': {
    hint: 'Faites glisser sur les heures, ou utilisez les touches : les flèches déplacent, Espace marque ou efface, Maj avec les flèches étend. Page précédente et Page suivante changent de semaine.',
    touchHint: 'Touchez les demi-heures qui conviennent.',
    week: (from, to) => `${from} – ${to}`,
    earlier: 'Semaine précédente',
    later: 'Semaine suivante',
    times: 'Horaire',
    repeat: 'Aussi la semaine suivante',
    repeated: 'Les mêmes heures sont marquées la semaine suivante, là où c’est possible.',
    early: 'Afficher les heures matinales et tardives',
    usual: 'N’afficher que les heures habituelles',
    days: 'Jour',
    marked: 'Marqué',
    none: 'Rien n’est encore marqué.',
    remove: 'Retirer',
    removeSpan: (span) => `Retirer ${span}`,
    total: (milliseconds) =>
      milliseconds === 0 ? 'Rien n’est encore marqué.' : `${hours(milliseconds)} h marquées`,
    change: (days, zone) => `Changement d’heure à ${cityOf(zone)} : ${days.join(' et ')}.`,
    elsewhere: (text, zone) => `${text} à ${cityOf(zone)}`,
  },
  'week-cells': {
    skipped: ', sautée par le changement d’heure',
    twice: ', vient deux fois : les deux comptent',
    part: ', marquée en partie',
    closed: ', ne peut pas être marquée',
  },
  zones: {
    none: 'Aucun fuseau ne porte ce nom. Essayez la plus grande ville proche.',
    list: 'Fuseaux horaires',
    now: (offset, time) => `${offset}, il est ${time}`,
  },
};
