import type { Translated } from '../../people/language-rules.ts';
import type { NoticeWords } from './english-words.ts';

export const norwegian: Translated<NoticeWords> = {
  titles: {
    eu: 'Informasjon for stillinger i Den europeiske union',
    'us-il': 'Informasjon for stillinger i Illinois',
    'us-nyc': 'Informasjon for stillinger i New York by',
    'us-co': 'Informasjon for stillinger i Colorado',
    'us-ca': 'Informasjon for stillinger i California',
  },
  software: (company) =>
    `I et intervju for denne stillingen teller programvare hvilke svar som er riktige, som et mål på hva du kan om temaene. Der ${company} ber om det og du sier ja, noterer programvare også tegn som mennesker ser på: at siden ble forlatt, tekst som ble kopiert, eller det kamera, mikrofon og tastatur viser. Den første siden av intervjuet sier hvilke. Ingen blir avvist av programvare: det er mennesker som bestemmer.`,
  rights: {
    eu: (company) =>
      `Du kan be ${company} om at et menneske ser på det igjen, si hvordan du ser det og bestride en avgjørelse. Du kan se, rette og kopiere det som er lagret om deg, og få det slettet. Du kan klage til en personvernmyndighet.`,
    'us-il': (company) =>
      `Å godta vilkårene for intervjuet er å godta denne bruken av programvare. Hvis du ber ${company} om å slette intervjuet og opptaket, må de slettes innen 30 dager, også av alle som har fått en kopi. På din egen side, som hver e-post fører til, kan du slette alt med én gang. ${company} kan bare vise opptaket til personer med fagkunnskap som trengs for å vurdere deg.`,
    'us-nyc': (company) =>
      `Byen kaller dette et «automated employment decision tool». Intervjuet åpner når det har gått ti virkedager siden invitasjonen. Du kan be om å bli vurdert på en annen måte, eller om tilrettelegging, med lenken for det du trenger i invitasjonen. Hvis du skriver til ${company}, får du innen 30 dager vite hvilke data verktøyet samler inn, hvor de kommer fra og hvor lenge de blir oppbevart.`,
    'us-co': (company) =>
      `${company} bruker dette som hjelp til å bestemme om ansettelse. Etter et avslag kan du spørre hvilken del programvare hadde i det, se og rette det som er lagret om deg, og be om at et menneske ser på det igjen.`,
    'us-ca': (company) =>
      `Du kan spørre ${company} hvordan programvare ble brukt i avgjørelsen, og be om å bli vurdert på en annen måte eller om tilrettelegging, med lenken for det du trenger i invitasjonen. Californias regler krever at arbeidsgivere tar vare på opplysninger: ${company} lagrer søknader, intervjuer og det som ble lagt merke til i dem, i minst fire år etter avgjørelsen, også der en annen tekst nevner en kortere tid. Opptak lagres slik vilkårene for intervjuet sier. Det du selv sletter på din egen side, slettes tidligere, med mindre selskapet må beholde det på grunn av en tvist.`,
  },
  audit: (day, url) =>
    `Den siste kontrollen av skjevheter i dette verktøyet («bias audit») ble gjort ${day}. Sammendraget: ${url}`,
};
