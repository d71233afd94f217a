export { keepStatements } from './keep-statements.ts';
export { listOwed, listPaidLines, type PaidLine } from './owed-store.ts';
export {
  claimStatements,
  oweStatementsAgain,
  type PaidOf,
  payStatements,
  recordPaid,
} from './pay-statements.ts';
export { statementDue } from './statement-due.ts';
export { createStatementHandlers } from './statement-handlers.ts';
export { termsOf } from './terms.ts';
