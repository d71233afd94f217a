/** Below the button of every mail that leads to an interview. */
export const needsText = (url: string): string =>
  `Do you need something to take part, such as more time, breaks or no camera? Ask before you begin; asking uses nothing up: ${url}`;
