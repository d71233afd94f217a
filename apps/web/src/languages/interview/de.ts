import type { InterviewRoomWords } from './english.ts';

export const words: InterviewRoomWords = {
  'room-check': {
    title: 'Prüfung des Computers',
    isRunning: 'Ihr Interview läuft. Teilen Sie Ihren Bildschirm und machen Sie weiter.',
    nothingYet: 'Noch wird nichts aufgezeichnet, und die Zeit läuft nicht.',
    start: 'Interview starten',
    states: { passed: 'In Ordnung', failed: 'Nicht in Ordnung', waiting: 'Noch offen' },
    browser: 'Browser',
    browserGood: 'Er kann aufzeichnen und einen Bildschirm teilen.',
    browserBad:
      'Bitte öffnen Sie Ihren Link an einem Computer in einem aktuellen Chrome oder Edge.',
    fullscreen: 'Vollbild',
    fullscreenGood: 'Es öffnet sich, wenn Sie auf „Starten“ drücken.',
    fullscreenBad: 'Dieser Browser erlaubt kein Vollbild. Bitte nehmen Sie Chrome oder Edge.',
    storage: 'Speicher',
    storageGood:
      'Antworten und Aufzeichnung können auf diesem Computer warten, wenn die Verbindung abbricht.',
    storageLittle: 'Es ist wenig frei. Bitte schaffen Sie etwas Platz, wenn Sie können.',
    storageRefused:
      'Verweigert. Verlassen Sie das private Fenster, falls Sie in einem sind; sonst lassen Sie die Seite bis zum Ende offen.',
    sound: 'Ton des Computers',
    soundBad:
      'Dieses Interview braucht den Ton des Computers, den dieser Browser nicht teilen kann. Bitte nehmen Sie Chrome oder Edge unter Windows, oder fragen Sie das Unternehmen.',
    camera: 'Kamera',
    cameraGood: 'Ihr Bild ist zu sehen.',
    cameraAsk: 'Erlauben Sie die Kamera, wenn der Browser fragt.',
    screen: 'Bildschirm und Mikrofon',
    screenAsk: 'Teilen Sie den gesamten Bildschirm, mit Ton.',
    screenSound: 'Geteilt, mit dem Ton des Computers und Ihrem Mikrofon.',
    screenNoSound:
      'Geteilt, mit Ihrem Mikrofon. Dieser Computer kann seinen eigenen Ton nicht teilen; das ist in Ordnung.',
    microphoneLevel: 'Pegel des Mikrofons',
    saySomething: 'Sagen Sie etwas: Der Balken sollte sich bewegen.',
    systemLevel: 'Pegel des Computers',
    systemMoves: 'Bewegt sich, wenn dieser Computer einen Ton spielt.',
    microphone: 'Mikrofon',
    microphoneGood: 'Es ist da. Dieses Interview achtet auf Stimmen und zeichnet keinen Ton auf.',
    microphoneBad:
      'Kein Zugriff auf das Mikrofon. Dieses Interview achtet auf Stimmen und zeichnet keinen Ton auf: Bitte erlauben Sie es und laden Sie neu.',
    microphoneAsk:
      'Dieses Interview achtet auf Stimmen und zeichnet keinen Ton auf. Bitte erlauben Sie es, wenn der Browser fragt.',
    share: 'Meinen Bildschirm teilen',
    shareNeeded: 'Bitte teilen Sie Ihren Bildschirm',
    again: 'Noch einmal versuchen',
    cancel: 'Abbrechen',
    reload: 'Neu laden',
    attempts: (left) => `Noch ${left} ${left === 1 ? 'Versuch' : 'Versuche'}.`,
    answersSafe: 'Ihre Antworten sind sicher. Die Zeit läuft weiter.',
    shareProblems: {
      entireScreen: 'Bitte wählen Sie „Gesamter Bildschirm“ und erlauben Sie das Mikrofon.',
      bothAudios: 'Bitte erlauben Sie den Ton des Computers und das Mikrofon.',
      mustAllow: 'Ohne Bildschirm und Mikrofon geht es nicht weiter. Bitte erlauben Sie beides.',
      unableToStart:
        'Der Bildschirm konnte nicht geteilt werden. Bitte versuchen Sie es noch einmal.',
      endedEarly:
        'Der Bildschirm wird nicht mehr geteilt. Bitte teilen Sie noch einmal den gesamten Bildschirm.',
    },
    yourCamera: 'Ihre Kamera',
    cameraError: 'Fehler der Kamera',
    cameraProblems: {
      lost: 'Die Kamera gibt kein Bild. Bitte prüfen Sie, ob sie erlaubt ist.',
      unsupported: 'Dieser Browser unterstützt keine Kamera.',
      denied: 'Die Kamera wurde nicht erlaubt. Bitte erlauben Sie sie und laden Sie die Seite neu.',
      missing:
        'Dieses Gerät hat keine Kamera. Bitte schließen Sie eine an und versuchen Sie es noch einmal.',
      inUse:
        'Ein anderes Programm benutzt die Kamera schon. Bitte schließen Sie andere Programme, die sie benutzen.',
      noElement: 'Das Kamerabild konnte nicht angezeigt werden. Bitte laden Sie die Seite neu.',
      notPlaying:
        'Die Kamera läuft, aber ihr Bild wird nicht abgespielt. Bitte prüfen Sie die Berechtigungen des Browsers.',
    },
    cameraOther: (message) => `Fehler der Kamera: ${message}`,
  },
  'room-interview': {
    loading: 'Die Fragen werden geladen …',
    preparing: 'Bitte warten Sie, Ihr Interview wird vorbereitet',
    notPrepared:
      'Das Interview konnte nicht vorbereitet werden. Bitte versuchen Sie es noch einmal.',
    welcome: (name) => `Willkommen zum eBot Interview, ${name}`,
    timer: 'Gesamtzeit',
    timerStopped: 'Gesamtzeit, angehalten',
    minutesLeft: (minutes) => `Noch ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}.`,
    saves: {
      saved: 'Gespeichert',
      waiting: 'Wird gespeichert …',
      failed: 'Noch nicht gespeichert, wir versuchen es weiter',
    },
    notAllSaved: 'Nicht alle Antworten sind gespeichert',
    recording: 'Aufzeichnung läuft',
    takeBreak: 'Pause machen',
    leave: 'Verlassen',
    warnings: 'Warnungen',
    closeWarning: (what) => `Schließen: ${what}`,
    modules: 'Fragenblöcke',
    skill: (id) => `Kenntnis ${id}`,
    unknownSkill: 'Unbekannte Kenntnis',
    selectSkill: 'Wählen Sie einen Block, um Fragen zu beantworten',
    chooseModule: 'Wählen Sie links einen Fragenblock, um Ihr Interview zu beginnen',
    start: 'Starten',
    selectOne: 'Bitte wählen Sie einen Fragenblock',
    questionOf: (number, of) => `Frage ${number} von ${of}`,
    previous: 'Vorige Frage',
    next: 'Nächste Frage',
    submit: 'Antworten abgeben',
    left: {
      unseen: (where) => `Noch nicht gesehen: ${where}.`,
      none: 'Sie haben jede Frage beantwortet.',
      open: (where) => `Sie haben jede Frage gesehen. Nicht beantwortet: ${where}.`,
      first: (count, module) => `${count} ${count === 1 ? 'Frage' : 'Fragen'} in ${module}`,
      further: (count, module) => `${count} in ${module}`,
    },
    report: {
      open: 'Ein Problem mit dieser Frage melden',
      field: 'Was stimmt daran nicht? An Ihrem Interview ändert es nichts.',
      send: 'Melden',
      sending: 'Wird gesendet …',
      done: 'Gemeldet. Vielen Dank.',
      failed: 'Es konnte nicht gemeldet werden. Bitte sagen Sie es dem Unternehmen.',
    },
    side: 'Kamera und Stand der Fragen',
    status: 'Stand der Fragen',
    questions: 'Fragen',
    states: {
      Answered: 'Beantwortet',
      Unanswered: 'Nicht beantwortet',
      'Not attempted': 'Noch nicht gesehen',
    },
    questionState: (number, state) => `Frage ${number}, ${state}`,
    reach: { offline: 'Sie sind offline.', away: 'Wir erreichen den Server nicht.' },
    goOnWaiting: {
      durable:
        'Sie können weitermachen: Antworten warten auf diesem Computer, bis sie gesendet werden können.',
      refused:
        'Sie können weitermachen: Antworten warten in dieser Seite, bis sie gesendet werden können.',
    },
    answersWait: (count, since) =>
      `${count === 1 ? 'Eine Antwort wartet' : `${count} Antworten warten`} seit ${since}. Noch nicht gespeichert, wir versuchen es weiter.`,
    storageRefused:
      'Dieser Browser verweigert Speicher. Antworten und Aufzeichnung werden sofort gesendet; bitte lassen Sie diese Seite bis zum Ende offen.',
    onlyHere: (count) =>
      `${count === 1 ? 'Eine Antwort ist' : `${count} Antworten sind`} nur in dieser Seite. Sichern Sie eine Kopie, falls die Verbindung nicht wiederkommt.`,
    takenOver: {
      title: 'Dieses Interview ist auf einem anderen Gerät geöffnet',
      text: 'Es läuft auf der zuletzt geöffneten Seite weiter, hier kann nichts mehr beantwortet werden. Was als gespeichert angezeigt wurde, zählt. Diese Seite zeichnet Ihren Bildschirm nicht mehr auf.',
      goOn: 'Stattdessen hier weitermachen',
    },
    pause: {
      on: 'Sie machen Pause',
      begins: 'Ihre Pause beginnt …',
      endsIn: 'Die Pause endet in',
      ending: 'Wird beendet …',
      end: 'Pause beenden',
      oneMinute: 'Noch eine Minute Pause.',
      ask: 'Pause machen?',
      start: 'Pause beginnen',
      explained: (minutes) =>
        `Die Zeit steht bis zu ${minutes} Minuten still, und Ihre Fragen sind so lange verborgen. Sie können die Pause früher beenden; was Sie davon nicht nutzen, verfällt.`,
      left: (count) => (count === 1 ? 'Das ist Ihre letzte Pause.' : `Sie haben ${count} Pausen.`),
    },
    cancel: 'Abbrechen',
    fullscreenNeeded: 'Vollbild ist nötig',
    returnToFullscreen: 'Zurück zum Vollbild',
    ending: {
      moment: 'Einen Moment',
      puttingAway: 'Alles wird abgelegt …',
      exit: 'Schließen',
      completed: 'eBot Interview erfolgreich abgeschlossen',
      review: 'Unser Team sieht sich Ihre Antworten an und meldet sich bald bei Ihnen.',
      timeUp: 'Die Zeit ist um!',
      timeUpText:
        'Ihr eBot Interview ist zu Ende, weil die Zeit abgelaufen ist. Ihre Antworten wurden zur Prüfung abgegeben.',
      submitting: 'Wird abgegeben',
      onTheirWay: 'Ihre Antworten sind unterwegs. Bitte bleiben Sie hier.',
      notYet:
        'Noch nicht abgegeben, wir versuchen es weiter. Bitte prüfen Sie Ihre Verbindung und bleiben Sie hier.',
      canLeave:
        'Wenn Sie nicht warten können, gehen Sie, und öffnen Sie Ihren Link später wieder an diesem Computer: Was noch nicht gesendet ist, wird dann gesendet. Eine rechtzeitig gegebene Antwort zählt, wenn sie bis eine Minute nach dem Ende ankommt.',
      confirmTitle: 'Antworten abgeben',
      confirm: 'Bestätigen',
      confirmText: 'Möchten Sie Ihre Antworten für das eBot Interview wirklich abgeben?',
      allAnswered: (questions) =>
        questions === 1
          ? 'Die eine Frage ist beantwortet.'
          : `Alle ${questions} Fragen sind beantwortet.`,
      someAnswered: (answered, questions) =>
        `${answered} von ${questions} Fragen sind beantwortet. Danach kann nichts mehr geändert werden.`,
      leaveTitle: 'Das Interview verlassen?',
      stay: 'Bleiben',
      leaveText:
        'Noch ist nichts abgegeben, und die Zeit läuft weiter. Ihr Link führt Sie zurück, bis die Zeit um ist; Fragen, die Sie gesehen haben, bleiben, wie sie sind.',
      answered: 'Beantwortet',
      answeredOf: (answered, questions) => `${answered} von ${questions}`,
      ended: 'Beendet',
      recording: 'Aufzeichnung',
      uploading: (megabytes) =>
        `Wird hochgeladen.${megabytes === '' ? '' : ` Noch ${megabytes} MB.`} Bitte bleiben Sie, bis das fertig ist.`,
      uploaded: 'Vollständig hochgeladen.',
      uploadedLater:
        'Der Rest wird hochgeladen, wenn Sie Ihren Link wieder an diesem Computer öffnen.',
    },
  },
  'room-speed': {
    name: 'Verbindung',
    measuring: 'Wird gemessen …',
    unknown:
      'Konnte nicht gemessen werden; Aufzeichnungen warten auf diesem Computer, bis sie gesendet werden können.',
    up: (megabits) => `Etwa ${megabits} Mbit/s beim Senden.`,
    notRecorded: 'Hier wird nichts aufgezeichnet, und Antworten brauchen fast nichts.',
    keepsUp: 'Die Aufzeichnung wird gesendet, während Sie antworten.',
    behind: (minutes) =>
      `Bei einem bewegten Bildschirm wäre die Aufzeichnung nach einer Stunde bis zu ${minutes} Minuten im Rückstand. Sie wartet auf diesem Computer: Lassen Sie die Seite am Ende offen, bis sie gesendet ist.`,
  },
  'room-banners': {
    tab_switch: 'Achtung! Tab gewechselt oder Browser minimiert',
    copy_paste: 'Achtung! Einfügen ist nicht erlaubt.',
    keyboard_activity: 'Achtung! Diese Taste ist im Interview nicht verfügbar.',
  },
  'room-recording': {
    stopped:
      'Der Bildschirm wird nicht mehr geteilt. Der bisherige Teil wird hochgeladen, und die Aufzeichnung beginnt neu …',
    microphoneLost:
      'Das Mikrofon ist weg. Bitte schließen Sie es wieder an und teilen Sie damit noch einmal Ihren Bildschirm.',
    restarting: 'Bitte beenden Sie die Aufzeichnung nicht von Hand. Sie beginnt neu …',
    failed: 'Die Aufzeichnung konnte nicht beginnen. Bitte versuchen Sie es noch einmal.',
    errorStopping: (message) => `Fehler beim Beenden der Aufzeichnung: ${message}`,
    endedEarly:
      'Der Bildschirm wird nicht mehr geteilt. Bitte teilen Sie noch einmal den gesamten Bildschirm.',
    closed:
      'Die Aufzeichnung dieses Interviews ist beendet. Was nicht hochgeladen wurde, wird nicht mehr angenommen und wurde von diesem Computer gelöscht. Jetzt wird nichts mehr aufgezeichnet.',
    noneLeft:
      'Das war der letzte Versuch. Laden Sie diese Seite neu, um es noch einmal zu versuchen; Ihre Antworten bleiben.',
  },
  'room-fullscreen': {
    required: 'Vollbild ist nötig.',
    explained:
      'Während des Interviews können Sie das Vollbild nicht verlassen. Klicken Sie auf die Seite, um dorthin zurückzukehren.',
    pressF11: 'Oder drücken Sie F11. Ihre Antworten sind sicher, und die Zeit läuft weiter.',
    returned: 'Vollbild ist nötig: Während des Interviews können Sie es nicht verlassen.',
  },
  'room-break': {
    unwatched:
      'Währenddessen wird nichts überwacht: Sie dürfen Ihren Platz und Ihre Kamera verlassen.',
    recorded: 'Die Aufzeichnung läuft weiter, ohne Ihren Bildschirm und ohne Ton.',
    resting:
      'Die Zeit steht still, und Ihre Fragen sind verborgen. Sie dürfen Ihren Platz und Ihre Kamera verlassen: Nichts wird überwacht.',
    ends: 'Die Pause endet von selbst oder wenn Sie sie beenden. Dann läuft die Zeit, und Ihre Fragen sind wieder da.',
    over: 'Ihre Pause ist vorbei. Die Zeit läuft.',
    failed: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
    refused: 'Diese Pause kann jetzt nicht begonnen oder beendet werden.',
  },
  'room-texts': {
    locked: 'Diese Antwort kann nicht mehr geändert werden!',
    expired: 'Der Link ist abgelaufen',
    errorTitle: 'Fehler: Bot-Interview',
    answerTrouble:
      'Fehler: Bot-Interview. Der Server konnte Ihre Antwort nicht speichern. Sie ist aufbewahrt, und wir versuchen es weiter.',
    answerRefused:
      'Fehler: Bot-Interview. Diese Antwort wurde nicht angenommen. Nichts von Ihren Antworten ist verloren.',
    submitTrouble:
      'Der Server konnte Ihre Abgabe nicht annehmen. Nichts ist verloren, und wir versuchen es weiter.',
    submitRefused:
      'Fehler: Bot-Interview. Ihr Interview wurde von dieser Seite nicht abgegeben. Was gespeichert ist, zählt; öffnen Sie Ihren Link wieder, um weiterzumachen.',
  },
};
