import { monitors } from '../own-monitors/fr.ts';
import type { Words } from './english.ts';

export const words: Words = {
  monitors,
  'own-need': {
    page: 'Vos besoins',
    title: 'Ce qu’il vous faut pour participer',
    about: (jobTitle, minutes) => `Entretien pour ${jobTitle}, ${minutes} minutes`,
    until: 'Il peut être commencé jusqu’au',
    what: 'cette page',
    failed: 'Impossible d’afficher cette page',
    noToken: 'Veuillez ouvrir le lien complet de l’e-mail que l’entreprise vous a envoyé.',
    dead: 'Ce lien a expiré, ou un e-mail plus récent en a apporté un autre. Veuillez ouvrir l’e-mail le plus récent.',
    again: 'Réessayer',
    intro: (companyName) =>
      `Demandez ce qui vous permet de participer aussi bien que tout le monde. Cela ne consomme rien : votre lien et votre temps restent inchangés. Seules les personnes qui planifient les entretiens chez ${companyName} le voient. Ce n’est jamais compté, et n’apparaît jamais à côté d’une note.`,
    replyDays: (companyName, days) =>
      `${companyName} promet une réponse sous ${days === 1 ? '1 jour' : `${days} jours`}, et avant la fin du délai de l’entretien, par e-mail et sur cette page.`,
    ask: 'Demander quelque chose',
    askAgain: 'Demander autre chose',
    legend: 'Qu’est-ce qui vous aiderait ?',
    extra: 'Plus de temps',
    noExtra: 'Pas de temps en plus',
    extraChoice: (percent, minutes) => `${percent} % : ${minutes} minutes de plus`,
    breaks: 'Des pauses',
    breaksHint: 'Le chronomètre s’arrête, et rien n’est surveillé',
    noCamera: 'Pas de caméra',
    keyboardNavigation: 'Navigation au clavier',
    keyboardHint: 'Tab, les flèches et les touches d’un lecteur d’écran ne sont pas signalées',
    anotherWay: 'Une tout autre façon de faire',
    anotherWayHint: 'Une conversation à la place de cet entretien, par exemple',
    somethingElse: 'Autre chose',
    somethingElseHint: 'Dites quoi ci-dessous',
    words: 'Avec vos mots',
    wordsHint: 'Inutile de dire pourquoi. Ce qu’il vous faut suffit.',
    keep: 'La même chose aux prochains entretiens de cette entreprise',
    keepHint:
      'Le temps, les pauses et les réglages, une fois accordés. Vous pouvez y mettre fin sur cette page tant que le lien est valable.',
    send: 'Demander',
    sent: 'Votre demande est envoyée. La réponse arrive par e-mail et figure ici.',
    asked: 'Vous avez demandé',
    youWrote: 'Vous avez écrit',
    grantedNow: 'Votre entretien comporte maintenant',
    nothingExtra: 'Rien de plus que d’habitude',
    open: (companyName) => `${companyName} n’a pas encore répondu.`,
    promised: 'Une réponse est promise d’ici le',
    late: 'Le délai promis est dépassé. Vous pouvez encore attendre, ou écrire à l’entreprise.',
    mayBegin:
      'Rien ne vous oblige à attendre. Si l’entretien commence avant la réponse, il se déroule tel qu’il est, et une réponse plus tardive n’y change rien.',
    withdraw: 'Ne plus le demander',
    withdrawn: 'Vous ne le demandez plus.',
    offered: (companyName) => `${companyName} propose autre chose`,
    offerText:
      'Si vous dites oui, cela s’applique aussitôt. Si vous dites non, l’entreprise doit répondre à nouveau.',
    offers: 'Ce qui est proposé',
    accept: 'Oui, cela me convient',
    refuse: 'Non, cela ne m’aide pas',
    theyWrote: 'L’entreprise a écrit',
    begun: 'Votre entretien a commencé. Ce que vous aviez demandé ne peut plus rien y changer.',
    over: 'Cet entretien est terminé. On ne peut plus rien demander pour lui.',
    kept: (companyName) =>
      `À chaque nouvelle invitation à un entretien par lien, ${companyName} vous accorde le même temps, les mêmes pauses et les mêmes réglages, tant que cet entretien est conservé.`,
    keepNow: 'La même chose la prochaine fois',
    keepEnd: 'Y mettre fin',
    keptTitle: 'La prochaine fois',
  },
  'own-need-ended': {
    granted: (companyName) =>
      `${companyName} accorde ce que vous avez demandé. Vous trouverez ci-dessous sa réponse et ce que votre entretien comporte maintenant.`,
    accepted: () =>
      'Vous avez accepté la proposition. Vous trouverez ci-dessous la réponse et ce que votre entretien comporte maintenant.',
    declined: (companyName) =>
      `${companyName} a refusé. Deux personnes en ont décidé ainsi, et voici leur motif.`,
    withdrawn: () => 'Vous ne le demandez plus.',
  },
  asked: {
    extra: (percent) => `${percent} % de temps en plus`,
    breaks: 'Des pauses',
    noCamera: 'Pas de caméra',
    keyboardNavigation: 'Navigation au clavier',
    anotherWay: 'Une tout autre façon de faire',
    somethingElse: 'Autre chose',
  },
  granted: {
    breaks: ({ count, minutes }) =>
      `${count === 1 ? '1 pause' : `${count} pauses`} de ${minutes} minutes`,
    minutes: (minutes) => `${minutes} minutes de plus`,
    spared: (monitor) => `${monitor} : sans surveillance`,
    keyboardNavigation: 'navigation au clavier',
    noCamera: 'pas de caméra',
  },
};
