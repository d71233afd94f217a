import type { Translated } from '../../people/language-rules.ts';
import type { NoticeWords } from './english-words.ts';

export const german: Translated<NoticeWords> = {
  titles: {
    eu: 'Hinweis für Stellen in der Europäischen Union',
    'us-il': 'Hinweis für Stellen in Illinois',
    'us-nyc': 'Hinweis für Stellen in New York City',
    'us-co': 'Hinweis für Stellen in Colorado',
    'us-ca': 'Hinweis für Stellen in Kalifornien',
  },
  software: (company) =>
    `In einem Interview für diese Stelle zählt Software, welche Antworten richtig sind, als Maß dafür, was Sie über die Themen wissen. Wo ${company} es verlangt und Sie zustimmen, notiert Software außerdem Anzeichen, die sich Menschen ansehen: dass die Seite verlassen wurde, kopierten Text, oder was Kamera, Mikrofon und Tastatur zeigen. Auf der ersten Seite des Interviews steht, was davon. Niemand wird von Software abgelehnt: Menschen entscheiden.`,
  rights: {
    eu: (company) =>
      `Sie können ${company} darum bitten, dass ein Mensch noch einmal hinsieht, Ihre Sicht darlegen und eine Entscheidung anfechten. Sie können sehen, berichtigen und kopieren, was über Sie gespeichert ist, und es löschen lassen. Sie können sich bei einer Datenschutzbehörde beschweren.`,
    'us-il': (company) =>
      `Wer den Bedingungen des Interviews zustimmt, stimmt diesem Einsatz von Software zu. Wenn Sie ${company} bitten, Ihr Interview und seine Aufzeichnung zu löschen, müssen sie innerhalb von 30 Tagen gelöscht werden, auch von allen, die eine Kopie erhalten haben. Auf Ihrer eigenen Seite, zu der jede Mail führt, können Sie sofort alles löschen. ${company} darf die Aufzeichnung nur Personen zeigen, deren Fachkenntnis für Ihre Beurteilung nötig ist.`,
    'us-nyc': (company) =>
      `Die Stadt nennt dies ein „automated employment decision tool“. Das Interview öffnet, wenn seit Ihrer Einladung zehn Geschäftstage vergangen sind. Sie können um einen anderen Weg der Beurteilung oder um eine Anpassung bitten, über den Link für das, was Sie brauchen, in Ihrer Einladung. Wenn Sie ${company} schreiben, erfahren Sie innerhalb von 30 Tagen, welche Daten das Werkzeug erhebt, woher sie stammen und wie lange sie aufbewahrt werden.`,
    'us-co': (company) =>
      `${company} nutzt dies als Hilfe bei Entscheidungen über Beschäftigung. Nach einer Absage können Sie fragen, welchen Anteil Software daran hatte, sehen und berichtigen lassen, was über Sie gespeichert ist, und darum bitten, dass ein Mensch noch einmal hinsieht.`,
    'us-ca': (company) =>
      `Sie können ${company} fragen, wie Software in der Entscheidung verwendet wurde, und um einen anderen Weg der Beurteilung oder eine Anpassung bitten, über den Link für das, was Sie brauchen, in Ihrer Einladung. Kaliforniens Regeln verlangen, dass Arbeitgeber Unterlagen aufbewahren: ${company} bewahrt Bewerbungen, Interviews und was darin aufgefallen ist mindestens vier Jahre nach der Entscheidung auf, auch wo ein anderer Text eine kürzere Zeit nennt. Aufzeichnungen werden so lange aufbewahrt, wie die Bedingungen des Interviews sagen. Was Sie selbst auf Ihrer eigenen Seite löschen, ist früher gelöscht, es sei denn, das Unternehmen muss es für einen Streitfall behalten.`,
  },
  audit: (day, url) =>
    `Die letzte Prüfung dieses Werkzeugs auf Benachteiligung („bias audit“) war am ${day}. Ihre Zusammenfassung: ${url}`,
};
