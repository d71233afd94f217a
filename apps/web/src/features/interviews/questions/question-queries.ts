import type { Endpoint, Input, Output } from '@candor/contract';
import {
  exportQuestions,
  convertQti,
  importQuestions,
  previewImport,
} from '@candor/contract/interviews/question-import';
import {
  listQuestionReports,
  reportQuestion,
  resolveQuestionReport,
} from '@candor/contract/interviews/question-reports';
import {
  createQuestion,
  getQuestion,
  type listQuestions,
  listSkills,
  moveQuestion,
  moveQuestions,
  saveQuestion,
  takeBackMoves,
  uploadQuestionImage,
} from '@candor/contract/interviews/questions';
import { call } from '../../../lib/api.ts';
import { read, readList, useWrite } from '../../../lib/server-state.ts';

export type QuestionQuery = Input<typeof listQuestions>['query'];
export type QuestionPage = Output<typeof listQuestions>;
export type QuestionRow = QuestionPage['questions'][number];
export type Question = Output<typeof getQuestion>;
export type QuestionBody = Input<typeof createQuestion>['body'];
export type SavedQuestion = Output<typeof saveQuestion>;
export type MovedQuestions = Output<typeof moveQuestions>;
export type ImportPreview = Output<typeof previewImport>;
export type ReportQuery = Input<typeof listQuestionReports>['query'];
export type ReportPage = Output<typeof listQuestionReports>;
export type QuestionReport = ReportPage['reports'][number];

export const skillsQuery = read(listSkills, {});
export const questionQuery = (questionID: string) => read(getQuestion, { params: { questionID } });
export const reportsQuery = (query: ReportQuery) => readList(listQuestionReports, { query });

/** What a test can ask changes with the questions. */
const everyQuestion = ['/api/questions', '/api/question-reports', '/api/blueprints'] as const;
const useChange = <E extends Endpoint>(endpoint: E) =>
  useWrite(endpoint, { refreshes: everyQuestion });

export const useCreateQuestion = () => useChange(createQuestion);
export const useSaveQuestion = () => useChange(saveQuestion);
export const useMoveQuestion = () => useChange(moveQuestion);
export const useMoveQuestions = () => useChange(moveQuestions);
export const useTakeBackMoves = () => useChange(takeBackMoves);
export const useImportQuestions = () => useChange(importQuestions);

/** A report that was dealt with is gone from the list of open ones before all was read again. */
export const useResolveReport = (tells: (done: Output<typeof resolveQuestionReport>) => void) =>
  useWrite(resolveQuestionReport, { refreshes: everyQuestion, tells });

export const useReportQuestion = () => useChange(reportQuestion);

/** Nothing that is on the page changes by these. */
export const sendPicture = (base64: string) => call(uploadQuestionImage, { body: { base64 } });
export type ReadQti = Output<typeof convertQti>;
export const askQti = (body: Input<typeof convertQti>['body']) => call(convertQti, { body });
export const askPreview = (csv: string) => call(previewImport, { body: { csv } });
export const askExport = (query: Input<typeof exportQuestions>['query']) =>
  call(exportQuestions, { query });
