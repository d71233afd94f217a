import type { Endpoint } from './endpoint.ts';
import * as applicantProfile from './hiring/candidate-profile.ts';
import * as applicants from './hiring/candidates.ts';
import * as applications from './hiring/applications.ts';
import * as blueprints from './interviews/tests.ts';
import * as candidateFiles from './hiring/candidate-files.ts';
import * as candidateMerges from './hiring/candidate-merges.ts';
import * as candidateTimeline from './hiring/candidate-timeline.ts';
import * as dashboard from './hiring/dashboard.ts';
import * as equality from './hiring/equality.ts';
import * as interviewReview from './interviews/review-decisions.ts';
import * as interviews from './interviews/review.ts';
import * as invitations from './interviews/invitations.ts';
import * as letters from './hiring/mail-templates.ts';
import * as pipeline from './hiring/pipeline.ts';
import * as pipelineMoves from './hiring/pipeline-moves.ts';
import * as pipelineSettings from './hiring/pipeline-settings.ts';
import * as questionImport from './interviews/question-import.ts';
import * as questionReports from './interviews/question-reports.ts';
import * as questions from './interviews/questions.ts';
import * as reports from './hiring/reports.ts';
import * as retention from './operations/retention.ts';
import * as scheduling from './interviews/scheduling.ts';

/** The company's working day, a part of `contract`: from an application to a decision. */
export const recruiting = {
  review: {
    listInterviews: interviews.listInterviews,
    exportInterviews: interviews.exportInterviews,
    getInterviewReport: interviews.getInterviewReport,
    getInterviewReview: interviewReview.getInterviewReview,
    decideInterview: interviewReview.decideInterview,
    addInterviewNote: interviewReview.addInterviewNote,
    exportInterviewReport: interviewReview.exportInterviewReport,
  },
  pipeline: {
    getBoard: pipeline.getBoard,
    getColumn: pipeline.getColumn,
    listApplicants: pipeline.listApplicants,
    getApplication: pipeline.getApplication,
    moveApplications: pipelineMoves.moveApplications,
    rejectApplications: pipelineMoves.rejectApplications,
    reopenApplications: pipelineMoves.reopenApplications,
    undoMoves: pipelineMoves.undoMoves,
    addApplicant: pipelineMoves.addApplicant,
    listRejectionReasons: pipelineSettings.listRejectionReasons,
    saveRejectionReasons: pipelineSettings.saveRejectionReasons,
    listStageTemplates: pipelineSettings.listStageTemplates,
    saveStageTemplate: pipelineSettings.saveStageTemplate,
    deleteStageTemplate: pipelineSettings.deleteStageTemplate,
  },
  applications: {
    openApplicationForm: applications.openApplicationForm,
    apply: applications.apply,
    volunteerAnswers: equality.volunteerAnswers,
    openCandidateFile: candidateFiles.openCandidateFile,
    listOwnApplications: applications.listOwnApplications,
    withdrawApplication: applications.withdrawApplication,
  },
  equality: {
    getEqualitySettings: equality.getEqualitySettings,
    saveEqualitySettings: equality.saveEqualitySettings,
  },
  dashboard: {
    getDashboard: dashboard.getDashboard,
  },
  candidates: {
    getCandidatesByFilter: applicants.getCandidatesByFilter,
    listCandidateChoices: applicants.listCandidateChoices,
    exportCandidates: applicants.exportCandidates,
    tagCandidates: applicants.tagCandidates,
    addCandidatesToJob: applicants.addCandidatesToJob,
    listCandidateSearches: applicants.listCandidateSearches,
    saveCandidateSearch: applicants.saveCandidateSearch,
    updateCandidateSearch: applicants.updateCandidateSearch,
    deleteCandidateSearch: applicants.deleteCandidateSearch,
    getCandidateProfile: applicantProfile.getCandidateProfile,
    updateCandidate: applicantProfile.updateCandidate,
    listCandidateTimeline: candidateTimeline.listCandidateTimeline,
    listCandidateNotes: applicantProfile.listCandidateNotes,
    addCandidateNote: applicantProfile.addCandidateNote,
    editCandidateNote: applicantProfile.editCandidateNote,
    removeCandidateNote: applicantProfile.removeCandidateNote,
    listCandidateFiles: applicantProfile.listCandidateFiles,
    addCandidateFile: applicantProfile.addCandidateFile,
    removeCandidateFile: applicantProfile.removeCandidateFile,
    listCandidateConsents: applicantProfile.listCandidateConsents,
    listSamePerson: candidateMerges.listSamePerson,
    compareCandidates: candidateMerges.compareCandidates,
    mergeCandidates: candidateMerges.mergeCandidates,
    undoMerge: candidateMerges.undoMerge,
    keepApart: candidateMerges.keepApart,
  },
  tests: {
    listBlueprints: blueprints.listBlueprints,
    getBlueprint: blueprints.getBlueprint,
    createBlueprint: blueprints.createBlueprint,
    saveBlueprint: blueprints.saveBlueprint,
    cloneBlueprint: blueprints.cloneBlueprint,
    archiveBlueprint: blueprints.archiveBlueprint,
    previewBlueprint: blueprints.previewBlueprint,
  },
  mailTemplates: {
    listMailTemplates: letters.listMailTemplates,
    saveMailTemplates: letters.saveMailTemplates,
    resetMailTemplates: letters.resetMailTemplates,
    previewMail: letters.previewMail,
    sendTestMail: letters.sendTestMail,
    getMailSender: letters.getMailSender,
    saveMailSender: letters.saveMailSender,
  },
  scheduling: {
    getScheduleChoices: scheduling.getScheduleChoices,
    findInvitees: scheduling.findInvitees,
    previewInvitation: scheduling.previewInvitation,
    scheduleInterviews: scheduling.scheduleInterviews,
    getInvitation: invitations.getInvitation,
    resendInvitation: invitations.resendInvitation,
    extendInvitation: invitations.extendInvitation,
    cancelInvitation: invitations.cancelInvitation,
    setAccommodations: invitations.setAccommodations,
    remindCandidates: invitations.remindCandidates,
  },
  retention: {
    getRetention: retention.getRetention,
    previewRetention: retention.previewRetention,
    saveRetention: retention.saveRetention,
    holdCandidate: retention.holdCandidate,
    releaseCandidate: retention.releaseCandidate,
    eraseCandidate: retention.eraseCandidate,
  },
  questions: {
    listQuestions: questions.listQuestions,
    listSkills: questions.listSkills,
    getQuestion: questions.getQuestion,
    createQuestion: questions.createQuestion,
    saveQuestion: questions.saveQuestion,
    moveQuestion: questions.moveQuestion,
    moveQuestions: questions.moveQuestions,
    takeBackMoves: questions.takeBackMoves,
    uploadQuestionImage: questions.uploadQuestionImage,
    previewImport: questionImport.previewImport,
    importQuestions: questionImport.importQuestions,
    exportQuestions: questionImport.exportQuestions,
    reportShownQuestion: questionReports.reportShownQuestion,
    reportQuestion: questionReports.reportQuestion,
    listQuestionReports: questionReports.listQuestionReports,
    resolveQuestionReport: questionReports.resolveQuestionReport,
  },
  reports: {
    getHiringReport: reports.getHiringReport,
    getTestReport: reports.getTestReport,
    exportReport: reports.exportReport,
    getImpactReport: reports.getImpactReport,
    exportImpactReport: reports.exportImpactReport,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
