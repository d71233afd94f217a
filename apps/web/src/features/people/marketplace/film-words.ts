import { FILM_MOST_SECONDS } from '@candor/contract/people/marketplace-rules';

export const filmWords = {
  title: 'A short film of you',
  text: 'Companies that look at you in the list see it beside what you wrote. Say who you are and how you interview; nothing of a candidate belongs there.',
  what: 'your film',
  file: 'Film (optional)',
  hint: `MP4 or WebM, at most ${FILM_MOST_SECONDS} seconds and 10 MB. What a camera notes beside picture and sound, such as the place, is left out.`,
  large: 'The film is larger than 10 MB. Please make a shorter or smaller one.',
  own: 'Your film',
  saved: 'Companies that find you see this film.',
  removed: 'The film is removed.',
  of: (name: string) => `A short film of ${name}`,
  broken: 'The film cannot be played now.',
  again: 'Try again',
};
