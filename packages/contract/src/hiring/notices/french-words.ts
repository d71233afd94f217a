import type { Translated } from '../../people/language-rules.ts';
import type { NoticeWords } from './english-words.ts';

export const french: Translated<NoticeWords> = {
  titles: {
    eu: 'Avis pour les postes dans l’Union européenne',
    'us-il': 'Avis pour les postes dans l’Illinois',
    'us-nyc': 'Avis pour les postes à New York',
    'us-co': 'Avis pour les postes dans le Colorado',
    'us-ca': 'Avis pour les postes en Californie',
  },
  software: (company) =>
    `Dans un entretien pour ce poste, un logiciel compte les réponses justes, comme mesure de vos connaissances des sujets. Si ${company} le demande et que vous l’acceptez, un logiciel relève aussi des signes que des personnes examinent : la page quittée, du texte copié, ou ce que montrent la caméra, le microphone et le clavier. La première page de l’entretien dit lesquels. Personne n’est refusé par un logiciel : ce sont des personnes qui décident.`,
  rights: {
    eu: (company) =>
      `Vous pouvez demander à ${company} qu’une personne regarde de nouveau, dire comment vous voyez les choses et contester une décision. Vous pouvez voir, corriger et copier ce qui est conservé à votre sujet, et le faire effacer. Vous pouvez vous plaindre auprès d’une autorité de protection des données.`,
    'us-il': (company) =>
      `Accepter les conditions de l’entretien, c’est accepter cet emploi d’un logiciel. Si vous demandez à ${company} de supprimer votre entretien et son enregistrement, ils doivent l’être dans les 30 jours, y compris par quiconque en a reçu une copie. Sur votre propre page, à laquelle mène chaque e-mail, vous pouvez tout effacer aussitôt. ${company} ne peut montrer l’enregistrement qu’aux personnes dont la compétence est nécessaire pour vous évaluer.`,
    'us-nyc': (company) =>
      `La ville appelle cela un « automated employment decision tool ». L’entretien s’ouvre quand dix jours ouvrables se sont écoulés depuis votre invitation. Vous pouvez demander une autre façon d’être évalué·e, ou un aménagement, par le lien prévu pour vos besoins dans votre invitation. Si vous écrivez à ${company}, vous apprenez dans les 30 jours quelles données l’outil recueille, d’où elles viennent et combien de temps elles sont conservées.`,
    'us-co': (company) =>
      `${company} s’en sert comme aide pour décider d’un emploi. Après un refus, vous pouvez demander quelle part un logiciel y a eue, voir et faire corriger ce qui est conservé à votre sujet, et demander qu’une personne regarde de nouveau.`,
    'us-ca': (company) =>
      `Vous pouvez demander à ${company} comment un logiciel a servi à sa décision, une autre façon d’être évalué·e et un aménagement, par le lien prévu pour vos besoins dans votre invitation. Les règles de Californie imposent aux employeurs de conserver leurs dossiers : ${company} conserve les candidatures, les entretiens et ce qui y a été relevé au moins quatre ans après la décision, même si un autre texte indique une durée plus courte. Les enregistrements sont conservés comme l’indiquent les conditions de l’entretien. Ce que vous effacez vous-même sur votre page est effacé plus tôt, sauf si l’entreprise doit le garder pour un litige.`,
  },
  audit: (day, url) =>
    `Le dernier audit des biais de cet outil a été réalisé le ${day}. Son résumé : ${url}`,
};
