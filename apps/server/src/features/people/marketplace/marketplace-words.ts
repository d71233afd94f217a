import { FILM_MOST_SECONDS } from '@candor/contract/people/marketplace-rules';

export const offerWords = {
  tooEarly:
    'Please complete the first two steps of your registration before companies can find you.',
  hint: (last: string) => `•••• ${last}`,
};

export const filmWords = {
  large: 'The film is larger than 10 MB. Please make a shorter or smaller one.',
  long: `The film is longer than ${FILM_MOST_SECONDS} seconds. Please make a shorter one.`,
  unreadable:
    'This film cannot be taken. Please choose an MP4 with H.264, or a WebM; some phones film in HEVC, until their camera is set to “most compatible”.',
};
