export const playerKeysTitle = 'Player, while it has the focus';
