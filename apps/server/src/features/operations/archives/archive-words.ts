export const archiveFileName = (companyName: string, day: string): string =>
  `candor ${companyName.replaceAll(/[^\p{L}\p{N} .-]+/gu, '').trim()} ${day}.zip`;
