import type { Endpoint } from './endpoint.ts';
import * as applicantProfile from './applicant-profile.ts';
import * as applicants from './applicants.ts';
import * as applications from './applications.ts';
import * as blueprints from './blueprints.ts';
import * as candidateFiles from './candidate-files.ts';
import * as candidateMerges from './candidate-merges.ts';
import * as candidateTimeline from './candidate-timeline.ts';
import * as dashboard from './dashboard.ts';
import * as equality from './equality.ts';
import * as interviewReview from './interview-review.ts';
import * as interviews from './interviews.ts';
import * as invitations from './invitations.ts';
import * as letters from './letters.ts';
import * as pipeline from './pipeline.ts';
import * as pipelineMoves from './pipeline-moves.ts';
import * as pipelineSettings from './pipeline-settings.ts';
import * as questionImport from './question-import.ts';
import * as questionReports from './question-reports.ts';
import * as questions from './questions.ts';
import * as reports from './reports.ts';
import * as retention from './retention.ts';
import * as scheduling from './scheduling.ts';

/** The company's working day, a part of `contract`: from an application to a decision. */
export const recruiting = {
  interviews: {
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
  applicants: {
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
  blueprints: {
    listBlueprints: blueprints.listBlueprints,
    getBlueprint: blueprints.getBlueprint,
    createBlueprint: blueprints.createBlueprint,
    saveBlueprint: blueprints.saveBlueprint,
    cloneBlueprint: blueprints.cloneBlueprint,
    archiveBlueprint: blueprints.archiveBlueprint,
    previewBlueprint: blueprints.previewBlueprint,
  },
  letters: {
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
