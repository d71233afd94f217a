export const textFileWords = {
  tooLarge: (bytes: number) => `The file is larger than ${Math.floor(bytes / 1_000_000)} MB.`,
  notUtf8: 'The file is not UTF-8. Save it as “CSV UTF-8” in your spreadsheet.',
} as const;
