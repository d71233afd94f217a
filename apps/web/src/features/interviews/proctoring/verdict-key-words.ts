export const verdictKeysTitle = 'Verdict on the episode';
