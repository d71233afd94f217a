import type { TranslatedTerms } from '../terms-shape.ts';

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);

export const de: TranslatedTerms = {
  translates: {
    Bot: '25b765002272328d',
    FacialTracking: 'c6bc9e7f3f4059d3',
    words: 'a12bec8f5e594c02',
  },
  texts: {
    Bot: `Worum es geht
Sie nehmen gleich an einem Interview von {{company}} teil, bei dem Ihnen niemand gegenübersitzt: schriftliche Fragen mit je bis zu vier Antworten und eine feste Zeit. {{company}} wird das Ergebnis lesen.

Was aufgezeichnet wird
{{recorded}}
Wir bewahren außerdem Ihre Antworten mit ihren Zeiten auf, welchen Browser Sie benutzen, Ihre Netzwerkadresse und Ereignisse wie das Verlassen des Vollbilds, den Wechsel zu einem anderen Tab, das Einfügen oder eine unterbrochene Verbindung.
Bitte schließen Sie, bevor Sie beginnen, alles, was andere nicht sehen sollen.

Was überwacht wird
{{monitored}}

Wer es sieht
{{access}}
{{sharing}}
{{host}}
Nichts wird verkauft, und nichts wird verwendet, um Modelle zu trainieren.

Was es nicht ist
Ein Ereignis ist eine Notiz darüber, was geschehen ist, mit der Zeit dazu. Es ist keine Feststellung gegen Sie: Eine unterbrochene Verbindung oder eine getrennte Kamera ist eine technische Lücke. Die Software trifft keine Entscheidung; ein Mensch sieht sich Ihr Interview an und entscheidet.

Wie lange es aufbewahrt wird
{{kept}}

Ihre Rechte
Sie dürfen von {{company}} eine Kopie dessen verlangen, was über Sie gespeichert ist, oder dass es berichtigt oder gelöscht wird, und Sie dürfen der Beurteilung Ihres Interviews widersprechen. Die Teilnahme steht Ihnen frei: Sie dürfen diese Seite jetzt schließen. Bevor Sie starten, wird nichts aufgezeichnet.
Wenn Sie wegen einer Behinderung mehr Zeit oder einen anderen Weg für das Interview brauchen, sagen Sie es {{company}}, bevor Sie starten.

Während des Interviews
Die Zeit läuft auf unserem Server, sobald Sie starten, auch wenn Ihre Seite geschlossen oder Ihre Verbindung unterbrochen ist. Antworten bleiben auf Ihrem Gerät, bis sie angekommen sind; wenn Sie zurückkommen, werden sie von selbst gesendet. Bleiben Sie im Vollbild, beenden Sie die Freigabe nicht, und antworten Sie selbst.`,
    FacialTracking: `{{face}}
{{alone}}
{{place}}
{{watched}}
Ein Ereignis ist eine Notiz, die sich ein Mensch ansieht. Es führt nie von selbst zu einer Ablehnung.`,
  },
  words: {
    days,
    and: 'und',
    watched: {
      eye: 'Ihr Gesicht und wohin Sie blicken, im Bild der Kamera',
      voice: 'Stimmen, im Ton des Mikrofons',
      keyboard: 'welche Arten von Tasten und Tastenkürzeln Sie drücken',
    },
    noteOnly:
      'Das geschieht auf Ihrem eigenen Gerät. Gesendet werden nur die gefundenen Ereignisse mit ihren Zeiten: Die Auswertung sendet kein Bild und keinen Ton.',
    host: {
      named: (host) =>
        `${host} betreibt diese Installation von Candor und kann auf das Gespeicherte zugreifen, um sie in Betrieb zu halten.`,
      unnamed:
        'Wer diese Installation von Candor betreibt, kann auf das Gespeicherte zugreifen, um sie in Betrieb zu halten.',
    },
    recorded: {
      nothing:
        'In diesem Interview wird weder Ihr Bildschirm noch irgendein Ton aufgezeichnet, und auch nicht das Bild Ihrer Kamera.',
      screen:
        'Während das Interview läuft, zeichnen wir Ihren ganzen Bildschirm und den Ton Ihres Mikrofons auf, und den Ton Ihres Computers, wo Ihr Browser ihn geben kann.',
      camera:
        'Ihr Kamerabild ist für Sie auf der Seite zu sehen und damit Teil der Aufzeichnung Ihres Bildschirms.',
      noCamera: 'Ihre Kamera wird nicht benutzt.',
    },
    monitored: {
      nothing:
        'Keine Software überwacht Ihre Kamera, Ihr Mikrofon oder Ihre Tastatur, es sei denn, Sie schalten es selbst ein.',
      things: (things) => `Software überwacht ${things}.`,
      asked: 'Vorher werden Sie nach Ihrer Einwilligung gefragt.',
    },
    access: (company) =>
      `Angemeldete Personen von ${company}: alle mit Administrationsrechten und alle, zu deren Rolle Interviews gehören. Programme, die ${company} angebunden hat, erfahren Ihre Antworten und das Ergebnis; die Aufzeichnung erhalten sie nicht.`,
    sharing: {
      nothing:
        'Es gibt keine Aufzeichnung, also kann auch niemandem außerhalb eine gezeigt werden.',
      people: (company, most) =>
        `${company} darf die Aufzeichnung auch Personen außerhalb zeigen. Jede von ihnen ist namentlich genannt, weist ihre Adresse durch einen Code nach, verpflichtet sich, sie für sich zu behalten, und hat höchstens ${most} Tage lang Zugang. Wenn Sie hier ein Konto haben, sehen Sie dort, wer sie angesehen hat.`,
    },
    kept: {
      recording: (count, company) =>
        `Die Aufzeichnung wird nach dem Ende Ihres Interviews höchstens ${count} lang aufbewahrt, was auch immer ${company} später einstellt.`,
      rest: (noted, answers, company) =>
        `So wie ${company} es heute eingestellt hat, wird ${noted} lang aufbewahrt, was während des Interviews vermerkt wurde, und ${answers} lang werden es Ihre Antworten und das Ergebnis. Danach löscht Candor sie von selbst, in einer der nächsten Nächte.`,
      heldBack:
        'Nur wo das Unternehmen etwas aus einem Grund zurückhalten muss, den es schriftlich festhält, etwa wegen einer Beschwerde, wird es länger aufbewahrt.',
    },
    guideline: {
      face: 'Bleiben Sie mit dem Gesicht im Bild, und sitzen Sie dem Bildschirm zugewandt.',
      noFace: 'Ihr Gesicht wird in diesem Interview nicht überwacht.',
      alone:
        'Seien Sie allein im Raum: keine zweite Person im Bild und keine Gespräche mit anderen.',
      aloneInPicture: 'Seien Sie allein im Raum: keine zweite Person im Bild.',
      aloneInSound: 'Seien Sie allein im Raum: keine Gespräche mit anderen.',
      byYourself: 'Antworten Sie selbst.',
      light:
        'Sitzen Sie in gleichmäßigem Licht, und lassen Sie die Kamera bis zum Ende unverdeckt.',
      quiet: 'Sitzen Sie bis zum Ende dort, wo es ruhig ist.',
      stay: 'Bleiben Sie bis zum Ende auf dieser Seite.',
      watched: (things) => `Überwacht: ${things}.`,
    },
  },
};
