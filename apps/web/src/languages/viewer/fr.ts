import { everywhere } from '../everywhere/fr.ts';
import type { Words } from './english.ts';

export const words: Words = {
  ...everywhere,
  chrome: {
    home: 'Candor, accueil',
    dashboard: 'Candor, tableau de bord',
    skip: 'Aller au contenu',
    colours: { light: 'Utiliser les couleurs claires', dark: 'Utiliser les couleurs sombres' },
  },
  'page-state': {
    loading: (what) => `Chargement : ${what}…`,
    failed: (what) => `Chargement impossible : ${what}`,
    again: 'Réessayer',
  },
  reply: {
    unreachable: 'Le serveur est injoignable. Veuillez vérifier votre connexion et réessayer.',
    unexpected: 'Un problème est survenu sur le serveur.',
    reference: (requestId) => ` Référence : ${requestId}`,
  },
  refusals: {
    already_decided: 'L’entreprise a déjà décidé.',
    interview_running: 'Un entretien est en cours. Veuillez réessayer ensuite.',
    not_finished:
      'Quelque chose n’est pas encore terminé. Veuillez réessayer dans quelques minutes.',
    appeal_closed: 'Ce recours est clos, ou son délai est passé.',
    candidate_held:
      'Vos données ne peuvent pas être effacées pour le moment. Veuillez écrire à l’entreprise.',
    interview_over: 'Cet entretien est terminé, ou il a été annulé.',
    need_closed: 'Ce n’est plus possible.',
    offer_differs: 'L’offre n’est pas celle que cette page montrait. Veuillez la recharger.',
    offer_over: 'Il n’est plus possible de répondre à cette offre.',
    outside_window:
      'Veuillez marquer des horaires qui commencent après le préavis et au plus tard le dernier jour.',
    page_closed: 'Veuillez ouvrir cette page avec un nouveau code.',
    records_joined:
      'L’entreprise a réuni deux dossiers dans celui-ci et peut encore revenir en arrière, pendant 14 jours au plus. D’ici là, rien n’est remis ni effacé ici. Si c’est urgent, veuillez écrire à l’entreprise.',
    reply_closed: 'Cela ne peut plus être modifié.',
    slot_not_offered: 'Ce n’est pas l’un des horaires proposés.',
    slot_taken: 'Cet horaire a été pris entre-temps. Les plus proches sont encore libres.',
    span_short: 'C’est plus court que l’entretien.',
    feedback_late:
      'Il n’est plus possible de le donner ou de le modifier. Veuillez recharger cette page.',
    last_day_over: 'Le dernier jour est passé.',
    application_ended: 'Cette candidature est terminée : plus rien n’est réservé pour elle.',
    request_key_reused:
      'Ce que vous aviez envoyé est arrivé. Ne renvoyez que si ceci doit partir aussi.',
    address_differs: 'Ce n’est pas votre adresse.',
    wrong_code: 'Ce code n’est pas le bon.',
    too_many_moves: ({ most }) =>
      `Un entretien peut être déplacé ${most} fois au plus. Veuillez écrire à l’entreprise.`,
  },
  sentences: {
    'Please enter your first name.': 'Veuillez saisir votre prénom.',
    'Please enter your last name.': 'Veuillez saisir votre nom.',
    'Please enter a phone number: digits, spaces and + ( ) - only.':
      'Veuillez saisir un numéro de téléphone : chiffres, espaces et + ( ) - uniquement.',
    'Please write something.': 'Veuillez écrire quelque chose.',
    'Please type your name.': 'Veuillez saisir votre nom.',
    'Please mark a time.': 'Veuillez marquer un horaire.',
    'Please give a reason.': 'Veuillez indiquer un motif.',
    'Please choose a time zone.': 'Veuillez choisir un fuseau horaire.',
    'Too many requests. Please wait a moment.': 'Trop de requêtes. Veuillez patienter un instant.',
    'Too many requests at once. Please wait a moment.':
      'Trop de requêtes à la fois. Veuillez patienter un instant.',
    'The service is catching its breath. Your work is kept; please try again.':
      'Le service reprend son souffle. Votre travail est conservé ; veuillez réessayer.',
  },
};
