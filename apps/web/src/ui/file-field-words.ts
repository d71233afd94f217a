import { inLanguages } from '../lib/language.ts';

export const fileFieldWords = inLanguages('file-field', {
  download: 'Download',
  remove: 'Remove',
  uploading: 'Uploading…',
});
