export { type DocumentType, documentTypeOf } from './document-rules.ts';
export {
  asStored,
  type DocumentRow,
  findDocument,
  findLatest,
  retireDocuments,
} from './document-store.ts';
export { dropDraft, type DraftStep, keepDraft, readDrafts } from './draft-store.ts';
export { keepDocument } from './keep-document.ts';
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
