import type { Translated } from '@candor/contract/people/language-rules';
import type { English } from '../english-words.ts';

const standing: Translated<English['standing']> = {
  window: 'Sie können von {{opens}} bis {{closes}} beginnen. Es dauert {{minutes}} Minuten.',
  until: 'Sie können bis {{closes}} beginnen. Es dauert {{minutes}} Minuten.',
  oldLinks: 'Links in früheren Mails funktionieren nicht mehr.',
  readiness:
    'Sie brauchen einen Computer mit Chrome oder Edge. Sie können den Link vorher öffnen und Ihren Computer prüfen: Es beginnt nichts, bevor Sie zustimmen.',
  openInterview: 'Interview öffnen',
  seeApplication: 'Bewerbung ansehen',
  follow:
    'Um zu sehen, wie es steht, oder um sie zurückzuziehen, melden Sie sich mit dieser Adresse als Bewerberin oder Bewerber an oder legen ein Konto an.',
  notYouReceived:
    'Wenn Sie das nicht waren, melden Sie sich mit dieser Adresse an und ziehen die Bewerbung zurück.',
  notYouWithdrawn: 'Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort.',
  when: 'Es beginnt am {{when}} und dauert {{minutes}} Minuten.',
  withWhom: 'Sie sprechen mit {{interviewers}}.',
  where: 'Ort: {{place}}',
  still: 'Bis ein anderer Termin feststeht, bleibt es bei {{when}}.',
  noAccount: 'Sie brauchen kein Konto.',
  moveByLink:
    'Über den Link können Sie es auch verschieben oder absagen oder dem Unternehmen schreiben.',
  seeInterview: 'Interview ansehen',
  sayWhen: 'Zeiten angeben',
  needs: (url) =>
    `Brauchen Sie etwas, um teilzunehmen, etwa mehr Zeit, Pausen oder keine Kamera? Fragen Sie, bevor Sie beginnen; das Fragen verbraucht nichts: ${url}`,
};

const applications: Translated<English['applications']> = {
  noPromise: (company) => `${company} hat nicht gesagt, bis wann es antwortet.`,
  promise: (day) => `Sie können bis ${day} (UTC) mit einer Antwort rechnen.`,
  later: {
    subject: (job, company) => `Ihre Bewerbung für ${job} bei ${company}: eine spätere Antwort`,
    first: (job, company) =>
      `${company} braucht für die Antwort auf Ihre Bewerbung für ${job} mehr Zeit.`,
    usualWhy: 'Die Antwort dauert länger, als beim Versprechen gedacht war.',
    why: (why) => `Das Unternehmen schreibt: ${why}`,
  },
  repeated: {
    subject: (company) => `Sie haben sich bei ${company} bereits beworben`,
    preview: (day) => `Sie haben sich am ${day} beworben.`,
    before: (job, company, day) =>
      `Sie haben sich bereits am ${day} bei ${company} für „${job}“ beworben.`,
    stands: 'Es bleibt dabei.',
    withdrawn: (day) =>
      `Am ${day} haben Sie Ihre Bewerbung zurückgezogen. Wenn Sie wieder berücksichtigt werden möchten, schreiben Sie bitte dem Unternehmen.`,
    kept: 'Was jetzt gesendet wurde, liegt daneben, damit das Unternehmen es ansehen kann.',
    notYou:
      'Wenn Sie das nicht waren, beachten Sie diese Mail nicht: An Ihrer Bewerbung hat sich nichts geändert.',
  },
};

const interviews: Translated<English['interviews']> = {
  videoCall: 'Videogespräch im Browser: Treten Sie über die Seite des Interviews bei',
  somebody: (company) => `jemandem von ${company}`,
  reason: (reason) => `Der Grund: ${reason}`,
  begins: (when, minutes) => `Es beginnt am ${when} und dauert ${minutes} Minuten.`,
  where: (place) => `Ort: ${place}`,
  summary: (job, company) => `Interview für ${job} bei ${company}`,
  windowDescription: (minutes) =>
    `Beginnen Sie es jederzeit in diesem Zeitraum. Es dauert ${minutes} Minuten.\nDer Link steht in Ihrer Einladung.`,
  takes: (minutes) => `Es dauert ${minutes} Minuten.`,
  with: (names) => `Mit ${names}.`,
  moveByMail: 'Verschieben oder absagen können Sie es über den Link in Ihrer Mail.',
  withdrawn: {
    subject: (job, company) => `Sie haben Ihr Interview für ${job} bei ${company} abgesagt`,
    told: (company) => `${company} weiß Bescheid.`,
    gone: (job, company) => `Ihr Interview für ${job} bei ${company} findet nicht statt.`,
    notYou: (company) => `Wenn Sie das nicht waren, schreiben Sie bitte an ${company}.`,
  },
  kept: {
    subject: (job) => `Ihr Interview für ${job} behält seinen Termin`,
    preview: (company) => `${company} braucht keinen anderen Termin mehr.`,
    first: (job, company) =>
      `${company} braucht für Ihr Interview für ${job} keinen anderen Termin mehr. Es bleibt, wie es ist.`,
  },
  placed: {
    subject: (job, company) => `Neuer Ort: Ihr Interview für ${job} bei ${company}`,
    preview: 'Der Termin bleibt.',
    first: (job, company) =>
      `Ihr Interview für ${job} bei ${company} findet an einem anderen Ort statt als bisher angegeben. Der Termin bleibt.`,
  },
  feedback: {
    subject: (company) => `Wie war Ihr Interview mit ${company}?`,
    preview: (job) => `Vier Fragen zu Ihrem Interview für ${job}.`,
    ask: (job, company) =>
      `Sie haben mit ${company} über ${job} gesprochen. Mögen Sie sagen, wie es war? Es dauert zwei Minuten.`,
    promise: (company) =>
      `Ihre Antworten haben keinen Einfluss auf Ihre Bewerbung: ${company} liest sie, nachdem es entschieden hat. Wer das Interview geführt hat, sieht nur Zahlen von fünf oder mehr Personen.`,
    closing:
      'Sie müssen nicht antworten. Auf derselben Seite können Sie sagen, dass Sie nicht mehr gefragt werden möchten.',
    button: 'Sagen, wie es war',
  },
  evidence: {
    subject: (job) => `Sehen Sie, was in Ihrem Interview für ${job} festgehalten wurde`,
    preview: (company) => `Sie können es ${company} erklären.`,
    first: (job, company, day) =>
      `Während Ihres Interviews für ${job} wurde etwas festgehalten, das ${company} sich ansieht. Sie können alles davon sehen, an seiner Stelle der Aufzeichnung, und in Ihren Worten erklären; das Unternehmen erfährt, was Sie sagen. Bitte tun Sie das bis ${day}.`,
    button: 'Hinweise ansehen',
  },
  needs: {
    subject: (company) => `${company} hat auf Ihre Bitte geantwortet`,
    preview: (job) => `Zu Ihrem Interview für ${job}.`,
    granted: (job, company) =>
      `${company} gewährt, worum Sie für Ihr Interview für ${job} gebeten haben. Was nun gilt und was Ihnen geschrieben wurde, steht auf der Seite.`,
    offered: (job, company) =>
      `${company} bietet für Ihr Interview für ${job} etwas anderes an als das, worum Sie gebeten haben. Sie können zustimmen oder ablehnen.`,
    declined: (job, company) =>
      `${company} lehnt ab, worum Sie für Ihr Interview für ${job} gebeten haben. Zwei Menschen haben das dort entschieden.`,
    seeGranted: 'Sehen, was gewährt wurde',
    readOffer: 'Angebot lesen',
    readAnswer: 'Antwort lesen',
  },
};

const offers: Translated<English['offers']> = {
  button: 'Angebot lesen',
  until: (here, inUtc) => `${here}, das ist ${inUtc}`,
  sent: {
    subject: (job, company) => `Ein Angebot von ${company}: ${job}`,
    preview: (company, until) =>
      `${company} bietet Ihnen eine Stelle an. Bitte antworten Sie bis ${until}.`,
    first: (job, company) => `${company} bietet Ihnen die Stelle „${job}“ an.`,
    read: (until) =>
      `Sie können die Bedingungen lesen, als PDF behalten und bis ${until} annehmen oder ablehnen.`,
  },
  reminder: {
    subject: (company) => `Ihr Angebot von ${company} endet bald`,
    preview: (until) => `Bitte antworten Sie bis ${until}.`,
    first: (job, company, until) =>
      `Das Angebot von ${company} für „${job}“ wartet auf Ihre Antwort. Es kann bis ${until} angenommen werden.`,
    closing: 'Auch die Links in früheren Mails funktionieren.',
  },
  withdrawn: {
    subject: (company) => `Das Angebot von ${company} ist zurückgezogen`,
    preview: (job) => `Es galt für „${job}“.`,
    first: (job, company) =>
      `${company} hat das Angebot für „${job}“ zurückgezogen. Es kann nicht mehr angenommen werden, und Sie müssen nichts tun.`,
  },
  accepted: {
    subject: (company) => `Sie haben das Angebot von ${company} angenommen`,
    preview: (job, company) => `„${job}“ bei ${company}.`,
    first: (job, company, by) =>
      `Sie haben das Angebot von ${company} für „${job}“ als ${by.name} angenommen, am ${by.at}.`,
    paper:
      'Über den Link sehen Sie, was Sie angenommen haben, und erhalten es als PDF mit Ihrer Antwort darin.',
    notYou: (company) => `Wenn Sie das nicht waren, sagen Sie es bitte sofort ${company}.`,
    button: 'Sehen, was Sie angenommen haben',
  },
};

const appeals: Translated<English['appeals']> = {
  subject: {
    filed: (company) => `${company} hat Ihren Einspruch`,
    upheld: (company) => `${company} hat Ihren Einspruch beantwortet`,
    overturned: (company) => `${company} hat Ihren Einspruch beantwortet`,
    granted: (company) => `${company} hat Ihre Bewerbung wieder aufgenommen`,
    late: (company) => `${company} ist mit der Antwort im Verzug`,
  },
  preview: (job) => `Zu Ihrer Bewerbung für ${job}.`,
  filed: (job, company, day) =>
    `Ihr Einspruch gegen die Entscheidung über Ihre Bewerbung für ${job} ist angekommen. Eine Person bei ${company}, die nicht entschieden hat und nicht liest, warum so entschieden wurde, sieht alles neu an und antwortet bis ${day}.`,
  upheld: (job, company) =>
    `Eine zweite Person bei ${company} hat Ihre Bewerbung für ${job} angesehen. Die Entscheidung bleibt, wie sie ist. Die Begründung steht auf Ihrer Seite.`,
  overturned: (job, company) =>
    `Eine zweite Person bei ${company} hat Ihre Bewerbung für ${job} angesehen und anders entschieden: Es geht weiter. Die Begründung steht auf Ihrer Seite.`,
  granted: (job, company) =>
    `${company} hat Ihre Bewerbung für ${job} wieder aufgenommen, bevor Ihr Einspruch beantwortet war. Sie geht weiter wie zuvor.`,
  late: (job, company, day) =>
    `${company} hat versprochen, Ihren Einspruch zu ${job} bis ${day} zu beantworten, und hat das noch nicht getan. Wir haben dort Bescheid gegeben. Ihr Einspruch bleibt offen.`,
  reasons: (company, text) =>
    `Die wesentlichen Gründe für diese Entscheidung, in den Worten von ${company}: ${text}`,
  bySoftware: (company) =>
    `Welchen Anteil Software hatte: In Ihrem Interview hat sie gezählt, welche Antworten richtig sind, und auf Signale hingewiesen, die Menschen ansehen, sofern ${company} darum gebeten hat und Sie zugestimmt haben. Entschieden haben Menschen bei ${company}. Sie können ${company} nach mehr dazu fragen.`,
  bySoftwareNot: (company) =>
    `Welchen Anteil Software hatte: Kein Interview von Ihnen wurde von Software ausgewertet. Entschieden haben Menschen bei ${company}.`,
  rights:
    'Auf Ihrer eigenen Seite lesen Sie, was aufgefallen ist, und können es erklären, Gespeichertes berichtigen, eine Kopie davon bekommen und eine zweite Person bitten, noch einmal hinzusehen, so viele Tage lang, wie dort steht.',
  rightsWithoutInterview:
    'Auf Ihrer eigenen Seite können Sie Gespeichertes berichtigen, eine Kopie davon bekommen und eine zweite Person bitten, noch einmal hinzusehen, so viele Tage lang, wie dort steht.',
  button: {
    filed: 'Einspruch ansehen',
    upheld: 'Antwort lesen',
    overturned: 'Antwort lesen',
    granted: 'Ihre Seite öffnen',
    late: 'Einspruch ansehen',
  },
};

export const de: Translated<English> = {
  hello: (firstName) => (firstName === '' ? 'Guten Tag,' : `Guten Tag ${firstName},`),
  secrecy: 'Der Link ist für Sie allein. Bitte geben Sie ihn nicht weiter.',
  ...{ standing, applications, interviews, offers, appeals },
  messages: {
    button: 'Lesen und antworten',
    files: (names) => `Zu dieser Nachricht gehören Dateien, über den Link: ${names}.`,
    answerHere: 'Sie können auf diese Mail oder über den Link antworten, ohne Konto.',
    answerTo: (address) =>
      `Sie können ohne Konto über den Link antworten oder per Mail an ${address}.`,
  },
  pageCode: {
    subject: 'Ihr Code, um Ihre Seite zu öffnen',
    preview: 'Er gilt zehn Minuten.',
    code: (code) => `Ihr Code: ${code}`,
    closing: [
      'Er gilt einmal, zehn Minuten lang, in dem Browser, der ihn angefordert hat.',
      'Wenn Sie das nicht waren, hat jemand eine Mail von Ihnen: Geben Sie den Code nicht weiter.',
    ],
  },
};
