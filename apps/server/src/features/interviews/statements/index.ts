export { keepStatements } from './keep-statements.ts';
export { statementDue } from './statement-due.ts';
export { createStatementHandlers } from './statement-handlers.ts';
export { termsOf } from './terms.ts';
