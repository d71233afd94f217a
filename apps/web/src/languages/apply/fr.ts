import {
  APPLICATION_KEPT_MONTHS,
  TALENT_POOL_MONTHS,
} from '@candor/contract/hiring/application-privacy-rules';
import { SMALLEST_GROUP } from '@candor/contract/hiring/equality-rules';
import type { Words } from './english.ts';

export const words: Words = {
  apply: {
    apply: 'Postuler',
    at: (companyName) => `Postuler chez ${companyName}`,
    noAccount: 'Vous n’avez pas besoin de compte. Les champs marqués * sont nécessaires.',
    form: 'le formulaire',
    closed: 'Cette offre n’accepte plus de candidatures',
    closedWhy: 'L’entreprise l’a fermée ou mise en pause.',
    failed: 'Le formulaire n’a pas pu être chargé',
    sent: 'Envoyé',
    received: (companyName) => ({
      before: `${companyName} a reçu votre envoi. Un e-mail à `,
      after: ' le confirme et indique la suite.',
    }),
    ownApplications: 'Vos candidatures',
    allJobs: 'Toutes les offres',
    account:
      'Pour suivre votre candidature ou la retirer, connectez-vous ou inscrivez-vous avec cette adresse, dans l’espace des candidatures.',
    signIn: 'Se connecter',
    signUp: 'S’inscrire',
    voluntary: 'questions facultatives',
  },
  'apply-form': {
    questionsOf: (companyName) => `Questions de ${companyName}`,
    topic: 'Sujet',
    send: 'Envoyer la candidature',
    clear: 'Vider le formulaire',
    kept: 'Ce que vous saisissez reste dans ce navigateur jusqu’à ce que vous l’envoyiez, vidiez le formulaire, vous connectiez ou vous déconnectiez.',
    you: 'Vous',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone (facultatif)',
    city: 'Ville',
    country: 'Pays',
    choose: 'Veuillez choisir',
    documents: 'Vos documents',
    cv: 'CV (nécessaire)',
    cvHint: 'PDF, DOCX ou ODT, 10 Mo au plus.',
    cvAgain: 'Après un rechargement, veuillez le choisir à nouveau.',
    cvMissing: 'Veuillez choisir votre CV.',
    cvLarge: 'Le fichier dépasse 10 Mo. Veuillez en choisir un plus petit.',
    links: 'Liens (facultatif)',
    linksHint: 'Une adresse web par ligne : un portfolio, un profil, du code.',
    letter: 'Lettre de motivation (facultative)',
    yes: 'Oui',
    no: 'Non',
  },
  'apply-privacy': {
    title: 'Vos données',
    inEnglish: 'Ce que vous acceptez est conservé en anglais, en ces termes :',
    text: (companyName) => [
      `${companyName} reçoit ce que vous saisissez ici : votre nom et vos coordonnées, votre CV et d’autres fichiers, votre lettre, vos liens et vos réponses.`,
      `Chez ${companyName}, le voient l’administration et les personnes dont le rôle comprend les candidatures, ainsi que les programmes que ${companyName} a connectés. Qui exploite cette installation de Candor peut y accéder. Aucun logiciel ne vous rejette.`,
      `C’est conservé au plus ${APPLICATION_KEPT_MONTHS} mois après la décision sur votre candidature ou son retrait, puis supprimé ; si l’avis légal affiché avec l’offre indique une durée plus longue, pendant cette durée. Vous pouvez la retirer jusqu’à la décision, et demander à ${companyName} de montrer, corriger ou supprimer vos données.`,
    ],
    agree: (companyName) =>
      `J’ai lu ce texte, et ${companyName} peut utiliser mes données pour cette candidature.`,
    keep: (companyName) =>
      `${companyName} peut conserver mes données pendant ${TALENT_POOL_MONTHS} mois et m’écrire au sujet d’autres offres. Pour revenir là-dessus, je m’adresse à ${companyName}, dont l’administration peut effacer ce qui est conservé.`,
    needed: '(nécessaire)',
    optional: '(facultatif)',
    missing: (companyName) =>
      `Veuillez donner votre accord, pour que ${companyName} puisse lire votre candidature.`,
    changed:
      'Le texte que vous acceptez a changé depuis l’ouverture de cette page. Veuillez recharger la page et le lire ; ce que vous avez saisi est conservé.',
  },
  volunteer: {
    title: 'Questions facultatives',
    thanks: 'Merci. Vos réponses sont conservées séparément de votre candidature.',
    questions: {
      gender: 'Quel est votre genre ?',
      age: 'Quel âge avez-vous ?',
      ethnicity: 'Quelle est votre origine ethnique ?',
      disability: 'Avez-vous un handicap ?',
    },
    unsaid: 'Je préfère ne pas répondre',
    text: (companyName) => [
      `${companyName} pose ces questions pour voir si sa façon de choisir est équitable. Vous n’avez à répondre à aucune, et rien ne change à votre candidature dans un cas comme dans l’autre.`,
      `Aucune des personnes qui choisissent ne voit vos réponses, ni si vous en avez donné. L’administration de ${companyName} voit des totaux d’au moins ${SMALLEST_GROUP} personnes et rien d’autre.`,
      `Vos réponses sont conservées séparément de votre candidature, et supprimées avec elle ou quand vous la retirez. Dès que ${SMALLEST_GROUP} personnes ou plus ont reçu une décision pour cette offre, les réponses sont additionnées puis supprimées.`,
    ],
    agree: (companyName) =>
      `En envoyant mes réponses, j’accepte que ${companyName} les additionne comme décrit.`,
    send: 'Envoyer les réponses',
  },
  'file-field': { download: 'Télécharger', remove: 'Retirer', uploading: 'Envoi du fichier…' },
  'form-problems': { one: 'Il manque une chose :', some: 'Il manque certaines choses :' },
  refusals: {
    form_changed: {
      job: 'Cette offre a été modifiée entre-temps. Veuillez revoir le formulaire.',
      equality: 'Ces questions ont été modifiées entre-temps. Rien n’a été conservé.',
    },
    form_expired: 'Ce formulaire est resté ouvert trop longtemps. Veuillez l’envoyer à nouveau.',
    too_fast: 'C’était très rapide. Veuillez relire et envoyer à nouveau.',
  },
  sentences: {
    'Please enter your email ID.': 'Veuillez saisir votre adresse e-mail.',
    'Please enter valid email ID.': 'Veuillez saisir une adresse e-mail valide.',
    'Please enter your city.': 'Veuillez saisir votre ville.',
    'Please choose your country.': 'Veuillez choisir votre pays.',
    'Please enter a web address.': 'Veuillez saisir une adresse web.',
    'Please enter a web address that begins with https:// or http://.':
      'Veuillez saisir une adresse web qui commence par https:// ou http://.',
    'Please give at most five web addresses.': 'Veuillez donner cinq adresses web au plus.',
    'Please use at most 80 characters.': 'Veuillez utiliser 80 caractères au plus.',
    'Please use at most 300 characters.': 'Veuillez utiliser 300 caractères au plus.',
    'Please use at most 5000 characters.': 'Veuillez utiliser 5000 caractères au plus.',
    'Please use at most 10000 characters.': 'Veuillez utiliser 10 000 caractères au plus.',
    'Please answer this question.': 'Veuillez répondre à cette question.',
    'Please enter a number.': 'Veuillez saisir un nombre.',
    'Please choose a day.': 'Veuillez choisir un jour.',
    'Please choose yes or no.': 'Veuillez choisir oui ou non.',
    'Please choose an answer.': 'Veuillez choisir une réponse.',
    'Please choose at least one answer.': 'Veuillez choisir au moins une réponse.',
    'Please choose from the answers.': 'Veuillez choisir parmi les réponses.',
    'The file is larger than 10 MB. Please choose a smaller one.':
      'Le fichier dépasse 10 Mo. Veuillez en choisir un plus petit.',
    'This file cannot be taken. Please choose a PDF, a Word document (DOCX) or an OpenDocument text (ODT).':
      'Ce fichier ne peut pas être accepté. Veuillez choisir un PDF, un document Word (DOCX) ou un texte OpenDocument (ODT).',
  },
};
