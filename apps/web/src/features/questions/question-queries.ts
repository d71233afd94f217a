import type { Endpoint, Input, Output } from '@candor/contract';
import { exportQuestions, importQuestions, previewImport } from '@candor/contract/question-import';
import {
  listQuestionReports,
  reportQuestion,
  resolveQuestionReport,
} from '@candor/contract/question-reports';
import {
  createQuestion,
  getQuestion,
  listQuestions,
  listSkills,
  moveQuestion,
  moveQuestions,
  saveQuestion,
  takeBackMoves,
  uploadQuestionImage,
} from '@candor/contract/questions';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { CallError } from '../../lib/api-error.ts';

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

export function questionsQuery(query: QuestionQuery) {
  return queryOptions<QuestionPage, CallError<typeof listQuestions>>({
    queryKey: ['questions', 'list', query],
    queryFn: ({ signal }) => call(listQuestions, { query }, { signal }),
    // The rows stay while the next page or the next letter of a search is on its way.
    placeholderData: keepPreviousData,
  });
}

export const skillsQuery = queryOptions({
  queryKey: ['questions', 'skills'],
  queryFn: ({ signal }) => call(listSkills, {}, { signal }),
});

export function questionQuery(questionID: string) {
  return queryOptions<Question, CallError<typeof getQuestion>>({
    queryKey: ['questions', 'question', questionID],
    queryFn: ({ signal }) => call(getQuestion, { params: { questionID } }, { signal }),
  });
}

export function reportsQuery(query: ReportQuery) {
  return queryOptions<ReportPage, CallError<typeof listQuestionReports>>({
    queryKey: ['questions', 'reports', query],
    queryFn: ({ signal }) => call(listQuestionReports, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useChange<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Output<E>, CallError<E>, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    // What a test can ask changes with the questions.
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['questions'] }),
        client.invalidateQueries({ queryKey: ['blueprints'] }),
      ]),
  });
}

export const useCreateQuestion = () => useChange(createQuestion);
export const useSaveQuestion = () => useChange(saveQuestion);
export const useMoveQuestion = () => useChange(moveQuestion);
export const useMoveQuestions = () => useChange(moveQuestions);
export const useTakeBackMoves = () => useChange(takeBackMoves);
export const useImportQuestions = () => useChange(importQuestions);
export const useResolveReport = () => useChange(resolveQuestionReport);
export const useReportQuestion = () => useChange(reportQuestion);

/** Nothing that is on the page changes by these. */
export const sendPicture = (base64: string) => call(uploadQuestionImage, { body: { base64 } });
export const askPreview = (csv: string) => call(previewImport, { body: { csv } });
export const askExport = (query: Input<typeof exportQuestions>['query']) =>
  call(exportQuestions, { query });
