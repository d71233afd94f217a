/** What a trial is about, and how many of it each half has. */
export const families = {
  near: 30,
  reverberant: 44,
  'over-noise': 30,
  'over-music': 30,
  cough: 26,
  guitar: 24,
  singing: 24,
  music: 12,
  household: 18,
  'two-in-turn': 30,
  'three-in-turn': 12,
  'two-at-once': 34,
  'three-at-once': 12,
} as const;
export type Family = keyof typeof families;

/** In words, for the tables. */
export const familyWords: Readonly<Record<Family, string>> = {
  near: 'one person near the microphone',
  reverberant: 'one person, 0.6 to 2.5 m away in a room that echoes for 0.35 to 0.9 s',
  'over-noise': 'one person over typing, a fan, dishes, a dog …, 5 to 20 dB softer',
  'over-music': 'one person over music, 4 to 16 dB softer, which begins before and ends after',
  cough: 'coughs, some ending in a voice',
  guitar: 'a guitar: strummed, picked, a melody',
  singing: 'somebody sings, with a guitar or alone',
  music: 'music without a voice',
  household: 'typing, clicks, a dog, a vacuum cleaner, a fan, dishes',
  'two-in-turn': 'two people take turns',
  'three-in-turn': 'three people take turns',
  'two-at-once': 'two people talk at once',
  'three-at-once': 'three people talk at once',
};
