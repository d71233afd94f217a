/** Why a logo is not taken. */
export const refusedLogo = {
  /** A page that draws no pictures yet sent the file as it was. */
  oldPage: 'Please load this page again, then choose the picture once more.',
  large: 'This picture is too large. Please choose a simpler one.',
  broken: 'This picture cannot be read. Please choose another.',
} as const;
