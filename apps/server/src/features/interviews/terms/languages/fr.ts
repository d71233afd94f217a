import type { TranslatedTerms } from '../terms-shape.ts';

const days = (count: number): string => (count === 1 ? '1 jour' : `${count} jours`);

export const fr: TranslatedTerms = {
  translates: {
    Bot: '25b765002272328d',
    FacialTracking: 'c6bc9e7f3f4059d3',
    words: 'a12bec8f5e594c02',
  },
  texts: {
    Bot: `De quoi il s’agit
Vous allez passer un entretien de {{company}} sans personne en face de vous : des questions écrites, chacune avec quatre réponses au plus, et une durée fixe. {{company}} lira le résultat.

Ce qui est enregistré
{{recorded}}
Nous conservons aussi vos réponses et leurs heures, le navigateur que vous utilisez, votre adresse réseau, et des événements comme la sortie du plein écran, le passage à un autre onglet, un collage ou une perte de connexion.
Avant de commencer, fermez tout ce que d’autres ne doivent pas voir.

Ce qui est surveillé
{{monitored}}

Qui le voit
{{access}}
{{sharing}}
{{host}}
Rien n’est vendu, et rien ne sert à entraîner des modèles.

Ce que ce n’est pas
Un événement est une note de ce qui s’est passé, avec son heure. Ce n’est pas un constat contre vous : une connexion perdue ou une caméra débranchée est une lacune technique. Le logiciel ne prend aucune décision ; une personne regarde votre entretien et décide.

Combien de temps c’est conservé
{{kept}}

Vos droits
Vous pouvez demander à {{company}} une copie de ce qui est enregistré à votre sujet, sa rectification ou son effacement, et vous pouvez vous opposer à la manière dont votre entretien a été jugé. Votre participation est libre : vous pouvez fermer cette page maintenant. Rien n’est enregistré avant que vous commenciez.
S’il vous faut plus de temps ou une autre façon de passer l’entretien en raison d’un handicap, dites-le à {{company}} avant de commencer.

Pendant l’entretien
Le temps s’écoule sur notre serveur dès que vous commencez, même si votre page est fermée ou votre connexion perdue. Les réponses sont gardées sur votre appareil jusqu’à leur arrivée ; à votre retour, elles partent d’elles-mêmes. Restez en plein écran, maintenez le partage et répondez sans aide.`,
    FacialTracking: `{{face}}
{{alone}}
{{place}}
{{watched}}
Un événement est une note qu’une personne examine. Il n’entraîne jamais à lui seul un refus.`,
  },
  words: {
    days,
    and: 'et',
    watched: {
      eye: 'votre visage et la direction de votre regard, dans l’image de la caméra',
      voice: 'les voix, dans le son du microphone',
      keyboard: 'les types de touches et de raccourcis que vous utilisez',
    },
    noteOnly:
      'Cela se passe sur votre propre appareil. Seuls les événements trouvés sont envoyés, avec leurs heures : l’analyse n’envoie ni image ni son.',
    host: {
      named: (host) =>
        `${host} exploite cette installation de Candor et peut accéder à ce qui est stocké, pour la maintenir en service.`,
      unnamed:
        'Qui exploite cette installation de Candor peut accéder à ce qui est stocké, pour la maintenir en service.',
    },
    recorded: {
      nothing:
        'Ni votre écran, ni aucun son, ni l’image de votre caméra n’est enregistré pendant cet entretien.',
      screen:
        'Pendant l’entretien, nous enregistrons tout votre écran et le son de votre microphone, ainsi que le son de votre ordinateur si votre navigateur peut le donner.',
      camera:
        'L’image de votre caméra vous est montrée sur la page : elle fait donc partie de l’enregistrement de votre écran.',
      noCamera: 'Votre caméra n’est pas utilisée.',
    },
    monitored: {
      nothing:
        'Aucun logiciel ne surveille votre caméra, votre microphone ou votre clavier, sauf si vous l’activez vous-même.',
      things: (things) => `Un logiciel surveille ${things}.`,
      asked: 'Votre consentement vous est demandé avant.',
    },
    access: (company) =>
      `Les personnes de ${company} qui ont ouvert une session : celles qui l’administrent, et celles dont le rôle comprend les entretiens. Les programmes que ${company} a reliés reçoivent vos réponses et le résultat ; l’enregistrement ne leur est pas donné.`,
    sharing: {
      nothing:
        'Il n’y a pas d’enregistrement : aucun ne peut donc être montré à qui que ce soit à l’extérieur.',
      people: (company, most) =>
        `${company} peut aussi montrer l’enregistrement à des personnes extérieures. Chacune est désignée par son nom, prouve son adresse par un code, s’engage à le garder pour elle, et y a accès pendant ${most} jours au plus. Si vous avez un compte ici, vous y voyez qui l’a regardé.`,
    },
    kept: {
      recording: (count, company) =>
        `L’enregistrement est conservé ${count} au plus après la fin de votre entretien, quoi que ${company} règle par la suite.`,
      rest: (noted, answers, company) =>
        `D’après les réglages actuels de ${company}, ce qui a été noté pendant l’entretien est conservé ${noted}, et vos réponses et le résultat ${answers}. Ensuite, Candor les supprime de lui-même, dans l’une des nuits suivantes.`,
      heldBack:
        'Seulement si l’entreprise doit retenir quelque chose pour une raison qu’elle consigne par écrit, une plainte par exemple, la conservation est plus longue.',
    },
    guideline: {
      face: 'Gardez votre visage dans l’image et restez face à l’écran.',
      noFace: 'Votre visage n’est pas surveillé pendant cet entretien.',
      alone:
        'Ne soyez avec personne dans la pièce : pas d’autre personne dans l’image et aucune conversation.',
      aloneInPicture: 'Ne soyez avec personne dans la pièce : pas d’autre personne dans l’image.',
      aloneInSound: 'Ne soyez avec personne dans la pièce : aucune conversation.',
      byYourself: 'Répondez sans aide.',
      light:
        'Installez-vous dans une lumière régulière et laissez la caméra découverte jusqu’à la fin.',
      quiet: 'Restez dans un endroit calme jusqu’à la fin.',
      stay: 'Restez sur cette page jusqu’à la fin.',
      watched: (things) => `Surveillance : ${things}.`,
    },
  },
};
