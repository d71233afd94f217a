export { createMailTemplateHandlers } from './mail-template-handlers.ts';
export { buttonOf, type LetterText, type Words, writeFilled, writeLetter } from './letters.ts';
export { candidateWords, tellDay } from './candidate-words.ts';
export { inLanguage } from './default-words.ts';
export { findAbout } from './about-store.ts';
export { refuseForeignAddress } from './own-address.ts';
export { toldReasons } from './law-store.ts';
export { plannedMailDue, plannedTellingDue } from './planned-mails.ts';
export { postLetter } from './post-letter.ts';
export { findReader, senderOf } from './sender-store.ts';
export { findTemplates, findWords, lockWords, saveTemplates } from './template-store.ts';
export {
  cancelEveryMail,
  cancelMailsOf,
  cancelWaitingMails,
  deletePlannedMails,
  findHeld,
  releaseHeld,
  SHOW_FLAGS,
  findMailValues,
  insertPlannedMails,
} from './planned-mail-store.ts';
