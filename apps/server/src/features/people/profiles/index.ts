export { documentTypeOf } from './document-rules.ts';
export {
  asStored,
  findDocument,
  findLatest,
  insertDocument,
  retireDocuments,
} from './document-store.ts';
export { dropDraft, keepDraft, readDrafts } from './draft-store.ts';
export { judgeAttachment, judgeDocument, plainName } from './judge-document.ts';
export { keepDocument, storeDocument } from './keep-document.ts';
export { readEmail, readPerson, savePerson } from './person-store.ts';
export {
  readEducations,
  readEmployments,
  readLanguages,
  readSkills,
  saveEducations,
  saveEmployments,
  saveLanguages,
  saveSkills,
} from './work-store.ts';
export {
  lockDocuments,
  retireIdentityDocuments,
} from './document-store.ts';
export type { WatchName } from './watch-name.ts';
