import type { contract, Output } from '@candor/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { findPauses, pausedWithin, pausesUntil, type PauseSpan } from '../proctoring/index.ts';
import {
  type AnsweredQuestion,
  findAgreedTerms,
  findDevices,
  findEvents,
  findLateAnswers,
  findOptions,
  findQuestions,
  findReportHead,
  type ReportHead,
} from './report-store.ts';
import { secondsSpent } from './time-spent-rules.ts';
import { groupBySkill, isRight, scoreOf } from './score-rules.ts';

type Report = Output<typeof contract.review.getInterviewReport>;

type ReportNeeds = {
  readonly now: Date;
  /** The URL of a picture, by its key. */
  readonly sign: (objectKey: string) => Promise<string>;
};

/** undefined when the company has no such interview. */
export async function readReport(
  tx: Tx,
  {
    companyId,
    scheduleId,
    needs: { now, sign },
  }: { readonly companyId: number; readonly scheduleId: number; readonly needs: ReportNeeds },
): Promise<Report | undefined> {
  const head = await findReportHead(tx, { companyId, scheduleId, now });
  if (head === undefined) return undefined;
  const { attemptId, startedAt } = head;
  if (attemptId === null || startedAt === null) {
    return { ...headOf(head), ...scoreOf([]), skills: [], events: [], pauses: [], devices: [] };
  }
  const pauses = pausesUntil(await findPauses(tx, companyId, attemptId), head.endedAt ?? now);
  const questions = await readQuestions(tx, companyId, { attemptId, startedAt, pauses, sign });
  const events = await findEvents(tx, { companyId, attemptId, attemptStartedAt: startedAt });
  const devices = await findDevices(tx, companyId, attemptId);
  const agreedTo = await findAgreedTerms(tx, companyId, attemptId);
  return {
    ...headOf(head),
    ...scoreOf(questions),
    skills: groupBySkill(questions).map((skill) => ({
      skillID: skill.skillId,
      skillName: skill.skillName,
      correctCount: skill.correctCount,
      questionCount: skill.questionCount,
      answers: skill.questions.map(({ reviewed }) => reviewed),
    })),
    events: events.map((event) => ({ ...event, occurredAt: event.occurredAt.getTime() })),
    pauses,
    agreedTo: agreedTo.map((terms) => ({ ...terms, agreedAt: terms.agreedAt.getTime() })),
    devices: devices.map((device) => ({ ...device, startedAt: device.startedAt.getTime() })),
  };
}

/** The attempt's id stays inside: the serialiser writes only what the contract names. */
function headOf(head: ReportHead) {
  return {
    ...head,
    invitedAt: head.invitedAt.toISOString(),
    evidenceDeletedAt: head.evidenceDeletedAt?.toISOString() ?? null,
    startedAt: head.startedAt?.getTime() ?? null,
    deadlineAt: head.deadlineAt?.getTime() ?? null,
    endedAt: head.endedAt?.getTime() ?? null,
  };
}

async function readQuestions(
  tx: Tx,
  companyId: number,
  {
    attemptId,
    startedAt,
    pauses,
    sign,
  }: {
    readonly attemptId: number;
    readonly startedAt: Date;
    readonly pauses: readonly PauseSpan[];
  } & Pick<ReportNeeds, 'sign'>,
) {
  const questions = await findQuestions(tx, companyId, attemptId);
  if (questions.length === 0) return [];
  const ids = questions.map(({ questionId }) => questionId);
  const options = Map.groupBy(
    await findOptions(tx, companyId, ids),
    ({ questionId }) => questionId,
  );
  const late = Map.groupBy(
    await findLateAnswers(tx, companyId, attemptId),
    ({ attemptQuestionId }) => attemptQuestionId,
  );
  const spent = secondsSpent(
    startedAt.getTime(),
    questions.map(({ id, choice, answeredAt }) => ({
      ...{ id, choice },
      answeredAt: answeredAt?.getTime() ?? null,
    })),
    (span) => pausedWithin(span, pauses),
  );
  const pictured = await Promise.all(
    questions.map(async (question) => ({
      ...question,
      imageURL: question.objectKey === null ? null : await sign(question.objectKey),
    })),
  );
  return pictured.map((question) => {
    const ofQuestion = options.get(question.questionId) ?? [];
    const key = ofQuestion.find(({ isKey }) => isKey)?.id ?? null;
    const { skillId, skillName, choice } = question;
    const timed = { ...question, secondsSpent: spent.get(question.id) ?? null };
    const reviewed = review(timed, { key, options: ofQuestion, late: late.get(question.id) ?? [] });
    return { skillId, skillName, choice, key, reviewed };
  });
}

type Option = Awaited<ReturnType<typeof findOptions>>[number];
type LateAnswer = Awaited<ReturnType<typeof findLateAnswers>>[number];

function review(
  question: AnsweredQuestion & {
    readonly secondsSpent: number | null;
    readonly imageURL: string | null;
  },
  {
    key,
    options,
    late,
  }: {
    readonly key: number | null;
    readonly options: readonly Option[];
    readonly late: readonly LateAnswer[];
  },
): Report['skills'][number]['answers'][number] {
  const { id, stem, code, explanation, difficulty, choice, answeredAt } = question;
  return {
    botInterviewQuestionID: id,
    questionID: question.questionId,
    questionText: stem,
    questionCode: code,
    questionImageURL: question.imageURL,
    questionImageAlt: question.imageAlt,
    explanation,
    difficulty,
    options: options.map((option) => ({
      optionID: option.id,
      label: option.label,
      text: option.text,
      isKey: option.isKey,
    })),
    choice,
    isViewed: answeredAt !== null,
    isCorrect: isRight({ choice, key }),
    answeredAt: answeredAt?.getTime() ?? null,
    secondsSpent: question.secondsSpent,
    lateAnswers: late.map((answer) => ({
      choice: answer.choice,
      reason: answer.reason,
      answeredAt: answer.answeredAt.getTime(),
      receivedAt: answer.receivedAt.getTime(),
    })),
  };
}
