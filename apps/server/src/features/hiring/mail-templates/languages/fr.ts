import type { Translated } from '@candor/contract/people/language-rules';
import type { English } from '../english-words.ts';

const standing: Translated<English['standing']> = {
  window: 'Vous pouvez commencer entre {{opens}} et {{closes}}. Il dure {{minutes}} minutes.',
  until: 'Vous pouvez commencer jusqu’au {{closes}}. Il dure {{minutes}} minutes.',
  oldLinks: 'Les liens des e-mails précédents ne fonctionnent plus.',
  readiness:
    'Il vous faut un ordinateur avec Chrome ou Edge. Vous pouvez ouvrir le lien avant et vérifier votre ordinateur : rien ne commence sans votre accord.',
  openInterview: 'Ouvrir l’entretien',
  seeApplication: 'Voir votre candidature',
  follow:
    'Pour voir où elle en est, ou pour la retirer, connectez-vous à votre espace de candidature ou créez un compte avec cette adresse.',
  notYouReceived:
    'Si ce n’était pas vous, connectez-vous avec cette adresse et retirez la candidature.',
  notYouWithdrawn: 'Si ce n’était pas vous, veuillez changer votre mot de passe.',
  when: 'Il commence le {{when}} et dure {{minutes}} minutes.',
  withWhom: 'Vous parlez avec {{interviewers}}.',
  where: 'Lieu : {{place}}',
  still: 'Tant qu’aucune autre date n’est certaine, il reste fixé au {{when}}.',
  noAccount: 'Aucun compte n’est nécessaire.',
  moveByLink: 'Le lien permet aussi de le déplacer, de l’annuler ou d’écrire à l’entreprise.',
  seeInterview: 'Voir l’entretien',
  sayWhen: 'Indiquer vos disponibilités',
  needs: (url) =>
    `Avez-vous besoin de quelque chose pour participer, comme plus de temps, des pauses ou pas de caméra ? Demandez avant de commencer ; demander ne consomme rien : ${url}`,
};

const applications: Translated<English['applications']> = {
  noPromise: (company) => `${company} n’a pas indiqué de délai de réponse.`,
  promise: (day) => `Vous pouvez attendre une réponse d’ici le ${day} (UTC).`,
  later: {
    subject: (job, company) =>
      `Votre candidature pour ${job} chez ${company} : une réponse plus tardive`,
    first: (job, company) =>
      `${company} a besoin de plus de temps pour répondre à votre candidature pour ${job}.`,
    usualWhy: 'La réponse prend plus de temps que prévu lors de la promesse.',
    why: (why) => `L’entreprise écrit : ${why}`,
  },
  repeated: {
    subject: (company) => `Vous avez déjà postulé chez ${company}`,
    preview: (day) => `Vous avez postulé le ${day}.`,
    before: (job, company, day) =>
      `Vous avez déjà postulé pour « ${job} » chez ${company}, le ${day}.`,
    stands: 'Votre candidature reste telle quelle.',
    withdrawn: (day) =>
      `Vous l’avez retirée le ${day}. Pour qu’elle soit de nouveau prise en compte, écrivez à l’entreprise.`,
    kept: 'Ce qui vient d’être envoyé est conservé à côté, pour que l’entreprise l’examine.',
    notYou: 'Si ce n’était pas vous, ignorez cet e-mail : votre candidature n’a pas changé.',
  },
};

const interviews: Translated<English['interviews']> = {
  videoCall: 'Appel vidéo dans le navigateur : rejoignez-le depuis la page de l’entretien',
  somebody: (company) => `une personne de ${company}`,
  reason: (reason) => `La raison : ${reason}`,
  begins: (when, minutes) => `Il commence le ${when} et dure ${minutes} minutes.`,
  where: (place) => `Lieu : ${place}`,
  summary: (job, company) => `Entretien pour ${job} chez ${company}`,
  windowDescription: (minutes) =>
    `Commencez-le quand vous voulez dans cette période. Il dure ${minutes} minutes.\nLe lien se trouve dans votre invitation.`,
  takes: (minutes) => `Il dure ${minutes} minutes.`,
  with: (names) => `Avec ${names}.`,
  moveByMail: 'Pour le déplacer ou l’annuler, utilisez le lien de votre e-mail.',
  withdrawn: {
    subject: (job, company) => `Vous avez annulé votre entretien pour ${job} chez ${company}`,
    told: (company) => `${company} en est informé.`,
    gone: (job, company) => `Votre entretien pour ${job} chez ${company} n’a pas lieu.`,
    notYou: (company) => `Si ce n’était pas vous, veuillez écrire à ${company}.`,
  },
  kept: {
    subject: (job) => `Votre entretien pour ${job} garde sa date`,
    preview: (company) => `${company} n’a plus besoin d’une autre date.`,
    first: (job, company) =>
      `${company} n’a plus besoin d’une autre date pour votre entretien pour ${job}. Rien ne change.`,
  },
  placed: {
    subject: (job, company) => `Nouveau lieu : votre entretien pour ${job} chez ${company}`,
    preview: 'La date ne change pas.',
    first: (job, company) =>
      `Votre entretien pour ${job} chez ${company} a lieu ailleurs que prévu. La date ne change pas.`,
  },
  feedback: {
    subject: (company) => `Comment s’est passé votre entretien avec ${company} ?`,
    preview: (job) => `Quatre questions sur votre entretien pour ${job}.`,
    ask: (job, company) =>
      `Vous avez parlé de ${job} avec ${company}. Voulez-vous dire comment cela s’est passé ? Cela prend deux minutes.`,
    promise: (company) =>
      `Vos réponses ne comptent pas dans la suite de votre candidature : ${company} les lit après avoir décidé. Les personnes qui ont mené l’entretien ne voient que des chiffres portant sur cinq personnes ou plus.`,
    closing:
      'Vous n’êtes pas dans l’obligation de répondre. Sur la même page, vous pouvez dire que vous ne souhaitez plus de telles questions.',
    button: 'Dire comment c’était',
  },
  evidence: {
    subject: (job) => `Voyez ce qui a été relevé pendant votre entretien pour ${job}`,
    preview: (company) => `Vous pouvez l’expliquer à ${company}.`,
    first: (job, company, day) =>
      `Pendant votre entretien pour ${job}, quelque chose a été relevé que ${company} examine. Vous pouvez tout voir, au moment correspondant de l’enregistrement, et l’expliquer avec vos mots ; l’entreprise est informée de ce que vous dites. Veuillez le faire d’ici le ${day}.`,
    button: 'Voir ce qui a été relevé',
  },
  needs: {
    subject: (company) => `${company} a répondu à votre demande`,
    preview: (job) => `À propos de votre entretien pour ${job}.`,
    granted: (job, company) =>
      `${company} accorde ce que vous avez demandé pour votre entretien pour ${job}. Ce qui vaut désormais, et ce qui vous a été écrit, se trouve sur la page.`,
    offered: (job, company) =>
      `${company} propose autre chose que ce que vous avez demandé pour votre entretien pour ${job}. Vous pouvez dire oui ou non.`,
    declined: (job, company) =>
      `${company} refuse ce que vous avez demandé pour votre entretien pour ${job}. Deux personnes y ont pris cette décision.`,
    seeGranted: 'Voir ce qui est accordé',
    readOffer: 'Lire la proposition',
    readAnswer: 'Lire la réponse',
  },
};

const offers: Translated<English['offers']> = {
  button: 'Lire l’offre',
  until: (here, inUtc) => `${here}, soit ${inUtc}`,
  sent: {
    subject: (job, company) => `Une offre de ${company} : ${job}`,
    preview: (company, until) =>
      `${company} vous propose un poste. Veuillez répondre au plus tard le ${until}.`,
    first: (job, company) => `${company} vous propose le poste « ${job} ».`,
    read: (until) =>
      `Vous pouvez lire les conditions, les garder en PDF, et accepter ou refuser jusqu’au ${until}.`,
  },
  reminder: {
    subject: (company) => `Votre offre de ${company} se termine bientôt`,
    preview: (until) => `Veuillez répondre au plus tard le ${until}.`,
    first: (job, company, until) =>
      `L’offre de ${company} pour « ${job} » attend votre réponse. Elle peut être acceptée jusqu’au ${until}.`,
    closing: 'Les liens des e-mails précédents fonctionnent aussi.',
  },
  withdrawn: {
    subject: (company) => `L’offre de ${company} est retirée`,
    preview: (job) => `Elle concernait « ${job} ».`,
    first: (job, company) =>
      `${company} a retiré son offre pour « ${job} ». Elle ne peut plus être acceptée, et vous n’avez rien à faire.`,
  },
  accepted: {
    subject: (company) => `Vous avez accepté l’offre de ${company}`,
    preview: (job, company) => `« ${job} » chez ${company}.`,
    first: (job, company, by) =>
      `Vous avez accepté l’offre de ${company} pour « ${job} » sous le nom ${by.name}, le ${by.at}.`,
    paper:
      'Le lien vous montre ce que vous avez accepté et vous le donne en PDF, avec votre réponse.',
    notYou: (company) => `Si ce n’était pas vous, prévenez ${company} tout de suite.`,
    button: 'Voir ce que vous avez accepté',
  },
};

const appeals: Translated<English['appeals']> = {
  subject: {
    filed: (company) => `${company} a reçu votre recours`,
    upheld: (company) => `${company} a répondu à votre recours`,
    overturned: (company) => `${company} a répondu à votre recours`,
    granted: (company) => `${company} a repris votre candidature`,
    late: (company) => `${company} tarde à répondre`,
  },
  preview: (job) => `À propos de votre candidature pour ${job}.`,
  filed: (job, company, day) =>
    `Votre recours contre la décision sur votre candidature pour ${job} est arrivé. Une personne de ${company} qui n’a pas décidé, et qui ne lit pas les raisons de cette décision, réexamine tout et répond d’ici le ${day}.`,
  upheld: (job, company) =>
    `Une deuxième personne de ${company} a examiné votre candidature pour ${job}. La décision reste la même. Ses raisons se trouvent sur votre page.`,
  overturned: (job, company) =>
    `Une deuxième personne de ${company} a examiné votre candidature pour ${job} et a décidé autrement : elle continue. Ses raisons se trouvent sur votre page.`,
  granted: (job, company) =>
    `${company} a repris votre candidature pour ${job}, avant que votre recours ait reçu une réponse. Elle continue comme avant.`,
  late: (job, company, day) =>
    `${company} a promis de répondre à votre recours concernant ${job} d’ici le ${day} et ne l’a pas encore fait. Nous le lui avons rappelé. Votre recours reste ouvert.`,
  reasons: (company, text) =>
    `Les principales raisons de cette décision, dans les termes de ${company} : ${text}`,
  bySoftware: (company) =>
    `Le rôle des logiciels : pendant votre entretien, un logiciel a compté les bonnes réponses et relevé des signaux à examiner par des personnes, si ${company} l’a demandé et que vous l’avez accepté. Des personnes de ${company} ont décidé. Vous pouvez demander à ${company} d’en dire plus.`,
  bySoftwareNot: (company) =>
    `Le rôle des logiciels : aucun de vos entretiens n’a été évalué par un logiciel. Des personnes de ${company} ont décidé.`,
  rights:
    'Sur votre page, vous lisez ce qui a été relevé et pouvez l’expliquer, corriger ce qui est enregistré sur vous, en prendre une copie et demander qu’une deuxième personne réexamine la décision, pendant le nombre de jours qui y est indiqué.',
  rightsWithoutInterview:
    'Sur votre page, vous pouvez corriger ce qui est enregistré sur vous, en prendre une copie et demander qu’une deuxième personne réexamine la décision, pendant le nombre de jours qui y est indiqué.',
  button: {
    filed: 'Voir votre recours',
    upheld: 'Lire la réponse',
    overturned: 'Lire la réponse',
    granted: 'Ouvrir votre page',
    late: 'Voir votre recours',
  },
};

export const fr: Translated<English> = {
  hello: (firstName) => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`),
  secrecy: 'Ce lien est pour vous uniquement. Merci de ne pas le transmettre.',
  ...{ standing, applications, interviews, offers, appeals },
  messages: {
    button: 'Lire et répondre',
    files: (names) => `Des fichiers accompagnent ce message, par le lien : ${names}.`,
    answerHere: 'Vous pouvez répondre à cet e-mail, ou par le lien, sans compte.',
    answerTo: (address) =>
      `Vous pouvez répondre par le lien, sans compte, ou par e-mail à ${address}.`,
  },
  pageCode: {
    subject: 'Votre code pour ouvrir votre page',
    preview: 'Il est valable dix minutes.',
    code: (code) => `Votre code : ${code}`,
    closing: [
      'Il sert une seule fois, pendant dix minutes, dans le navigateur qui l’a demandé.',
      'Si ce n’était pas vous, quelqu’un a un e-mail qui vous est destiné : ne lui donnez pas le code.',
    ],
  },
};
