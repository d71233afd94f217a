import type { TranslatedTerms } from '../terms-shape.ts';

const days = (count: number): string => (count === 1 ? '1 dag' : `${count} dager`);

export const nb: TranslatedTerms = {
  translates: {
    Bot: '25b765002272328d',
    FacialTracking: 'c6bc9e7f3f4059d3',
    words: 'a12bec8f5e594c02',
  },
  texts: {
    Bot: `Hva dette er
Du skal nå ta et intervju hos {{company}} uten noen på den andre siden: skriftlige spørsmål med opptil fire svar hver, og en fast tid. {{company}} leser resultatet.

Hva som tas opp
{{recorded}}
Vi tar også vare på svarene dine med tidene for dem, hvilken nettleser du bruker, nettverksadressen din og hendelser som at du forlater fullskjerm, bytter til en annen fane, limer inn eller mister forbindelsen.
Lukk alt som andre ikke bør se, før du begynner.

Hva som overvåkes
{{monitored}}

Hvem som ser det
{{access}}
{{sharing}}
{{host}}
Ingenting selges, og ingenting brukes til å trene modeller.

Hva det ikke er
En hendelse er en merknad om noe som skjedde, med tidspunktet. Den er ikke en konklusjon mot deg: En forbindelse som er brutt, eller et kamera som er koblet fra, er et teknisk hull. Programvaren tar ingen avgjørelser; et menneske ser på intervjuet ditt og avgjør.

Hvor lenge det tas vare på
{{kept}}

Rettighetene dine
Du kan be {{company}} om en kopi av det som er lagret om deg, om at det rettes, eller om at det slettes, og du kan protestere mot hvordan intervjuet ditt ble vurdert. Det er frivillig å delta: Du kan lukke denne siden nå. Ingenting tas opp før du starter.
Hvis du trenger mer tid eller en annen måte å ta intervjuet på fordi du har en funksjonsnedsettelse, si fra til {{company}} før du starter.

Under intervjuet
Tiden går på serveren vår fra det øyeblikket du starter, også når siden din er lukket eller forbindelsen er brutt. Svarene ligger på enheten din til de har kommet fram; når du kommer tilbake, sendes de av seg selv. Bli i fullskjerm, la delingen stå på, og svar på egen hånd.`,
    FacialTracking: `{{face}}
{{alone}}
{{place}}
{{watched}}
En hendelse er en merknad som et menneske ser på. Den fører aldri til avslag av seg selv.`,
  },
  words: {
    days,
    and: 'og',
    watched: {
      eye: 'ansiktet ditt og hvor du ser, i kamerabildet',
      voice: 'stemmer, i lyden fra mikrofonen',
      keyboard: 'hvilke typer taster og hurtigtaster du trykker på',
    },
    noteOnly:
      'Dette skjer på din egen enhet. Bare hendelsene som blir funnet, sendes, med tidene for dem: Analysen sender ikke noe bilde og ikke noen lyd.',
    host: {
      named: (host) =>
        `${host} driver denne installasjonen av Candor og har tilgang til det som er lagret, for å holde den i drift.`,
      unnamed:
        'Den som driver denne installasjonen av Candor, har tilgang til det som er lagret, for å holde den i drift.',
    },
    recorded: {
      nothing:
        'I dette intervjuet tas verken skjermen din eller noen lyd opp, og heller ikke bildet fra kameraet ditt.',
      screen:
        'Mens intervjuet går, tar vi opp hele skjermen din og lyden fra mikrofonen din, og lyden fra datamaskinen din der nettleseren kan gi den.',
      camera:
        'Kamerabildet ditt vises for deg på siden, så det er en del av opptaket av skjermen din.',
      noCamera: 'Kameraet ditt brukes ikke.',
    },
    monitored: {
      nothing:
        'Ingen programvare overvåker kameraet, mikrofonen eller tastaturet ditt, med mindre du slår det på selv.',
      things: (things) => `Programvare overvåker ${things}.`,
      asked: 'Du blir bedt om samtykke først.',
    },
    access: (company) =>
      `Personer hos ${company} som er logget inn: administratorene, og de som har intervjuer i rollen sin. Programmer som ${company} har koblet til, får svarene dine og resultatet; de får ikke opptaket.`,
    sharing: {
      nothing: 'Det finnes ikke noe opptak, så ingen utenfor kan få se noe.',
      people: (company, most) =>
        `${company} kan også vise opptaket til personer utenfor. Hver av dem er navngitt, bekrefter adressen sin med en kode, forplikter seg til å holde det for seg selv og har tilgang i høyst ${most} dager. Hvis du har en konto her, ser du der hvem som har sett det.`,
    },
    kept: {
      recording: (count, company) =>
        `Opptaket tas vare på i høyst ${count} etter at intervjuet ditt er slutt, uansett hva ${company} velger senere.`,
      rest: (noted, answers, company) =>
        `Slik ${company} har valgt det i dag, tas det som ble notert under intervjuet, vare på i ${noted}, og svarene dine og resultatet i ${answers}. Deretter sletter Candor dem av seg selv, en av de neste nettene.`,
      heldBack:
        'Bare der selskapet må holde noe tilbake av en grunn som det skriver ned, for eksempel en klage, tas det vare på lenger.',
    },
    guideline: {
      face: 'Hold ansiktet i bildet, og sitt vendt mot skjermen.',
      noFace: 'Ansiktet ditt overvåkes ikke i dette intervjuet.',
      alone: 'Vær alene i rommet: ingen andre i bildet og ingen samtaler med andre.',
      aloneInPicture: 'Vær alene i rommet: ingen andre i bildet.',
      aloneInSound: 'Vær alene i rommet: ingen samtaler med andre.',
      byYourself: 'Svar på egen hånd.',
      light: 'Sitt i jevnt lys, og la kameraet være utildekket til slutten.',
      quiet: 'Sitt et sted der det er stille, til slutten.',
      stay: 'Bli på denne siden til slutten.',
      watched: (things) => `Overvåkes: ${things}.`,
    },
  },
};
