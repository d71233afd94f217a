export const downloadWords = {
  severalFiles: 'A call has a file of each who was in it: play them in the report.',
};
