export { createMailTemplateHandlers } from './mail-template-handlers.ts';
export { buttonOf, type LetterText, type Words, writeFilled, writeLetter } from './letter-rules.ts';
export { findAbout } from './about-store.ts';
export { postLetter } from './post-letter.ts';
export { findTemplates, findWords } from './template-store.ts';
export {
  cancelEveryMail,
  cancelMailsOf,
  cancelWaitingMails,
  deletePlannedMails,
  findMailValues,
  findWaitingMail,
  insertPlannedMails,
  takePlannedMail,
} from './planned-mail-store.ts';
