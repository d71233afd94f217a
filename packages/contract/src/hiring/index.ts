import type { Endpoint } from '../endpoint.ts';
import * as appeals from './appeals.ts';
import * as applications from './applications.ts';
import * as candidateFiles from './candidate-files.ts';
import * as candidateImport from './candidate-import.ts';
import * as candidateMerges from './candidate-merges.ts';
import * as candidatePage from './candidate-page.ts';
import * as candidateProfile from './candidate-profile.ts';
import * as candidateTimeline from './candidate-timeline.ts';
import * as candidates from './candidates.ts';
import * as careers from './careers.ts';
import * as dashboard from './dashboard.ts';
import * as equality from './equality.ts';
import * as jobs from './jobs.ts';
import * as mailTemplates from './mail-templates.ts';
import * as messageLinks from './message-links.ts';
import * as messages from './messages.ts';
import * as offerLinks from './offer-links.ts';
import * as offerTemplates from './offer-templates.ts';
import * as offers from './offers.ts';
import * as pageLanguage from './page-language.ts';
import * as pageRecordings from './page-recordings.ts';
import * as pipelineMoves from './pipeline-moves.ts';
import * as pipelinePromises from './pipeline-promises.ts';
import * as pipelineSettings from './pipeline-settings.ts';
import * as pipeline from './pipeline.ts';
import * as reports from './reports.ts';

/** From a posted job to a decision. */
export const hiring = {
  jobs: {
    listJobs: jobs.listJobs,
    listJobChoices: jobs.listJobChoices,
    createJob: jobs.createJob,
    cloneJob: jobs.cloneJob,
    getOwnDraft: jobs.getOwnDraft,
    saveOwnDraft: jobs.saveOwnDraft,
    publishOwnDraft: jobs.publishOwnDraft,
    deleteOwnDraft: jobs.deleteOwnDraft,
    getJobToEdit: jobs.getJobToEdit,
    saveJob: jobs.saveJob,
    publishJob: jobs.publishJob,
    pauseJob: jobs.pauseJob,
    closeJob: jobs.closeJob,
    getJob: jobs.getJob,
  },
  careers: {
    listAdverts: careers.listAdverts,
    getAdvert: careers.getAdvert,
    getCareerCompany: careers.getCareerCompany,
  },
  applications: {
    openApplicationForm: applications.openApplicationForm,
    apply: applications.apply,
    volunteerAnswers: equality.volunteerAnswers,
    openCandidateFile: candidateFiles.openCandidateFile,
    listOwnApplications: applications.listOwnApplications,
    withdrawApplication: applications.withdrawApplication,
  },
  appeals: {
    openAppeal: appeals.openAppeal,
    fileAppeal: appeals.fileAppeal,
    withdrawAppeal: appeals.withdrawAppeal,
    openOwnAppeal: appeals.openOwnAppeal,
    fileOwnAppeal: appeals.fileOwnAppeal,
    withdrawOwnAppeal: appeals.withdrawOwnAppeal,
    listAppeals: appeals.listAppeals,
    getAppeal: appeals.getAppeal,
    answerAppeal: appeals.answerAppeal,
  },
  candidates: {
    getCandidatesByFilter: candidates.getCandidatesByFilter,
    listCandidateChoices: candidates.listCandidateChoices,
    exportCandidates: candidates.exportCandidates,
    tagCandidates: candidates.tagCandidates,
    addCandidatesToJob: candidates.addCandidatesToJob,
    listCandidateSearches: candidates.listCandidateSearches,
    saveCandidateSearch: candidates.saveCandidateSearch,
    updateCandidateSearch: candidates.updateCandidateSearch,
    deleteCandidateSearch: candidates.deleteCandidateSearch,
    getCandidateProfile: candidateProfile.getCandidateProfile,
    updateCandidate: candidateProfile.updateCandidate,
    listCandidateTimeline: candidateTimeline.listCandidateTimeline,
    listCandidateNotes: candidateProfile.listCandidateNotes,
    addCandidateNote: candidateProfile.addCandidateNote,
    editCandidateNote: candidateProfile.editCandidateNote,
    removeCandidateNote: candidateProfile.removeCandidateNote,
    listCandidateFiles: candidateProfile.listCandidateFiles,
    addCandidateFile: candidateProfile.addCandidateFile,
    removeCandidateFile: candidateProfile.removeCandidateFile,
    blackenCandidateFile: candidateFiles.blackenCandidateFile,
    removeBlackenedCopy: candidateFiles.removeBlackenedCopy,
    openBlackenedCopy: candidateFiles.openBlackenedCopy,
    listCandidateConsents: candidateProfile.listCandidateConsents,
    listSamePerson: candidateMerges.listSamePerson,
    compareCandidates: candidateMerges.compareCandidates,
    mergeCandidates: candidateMerges.mergeCandidates,
    undoMerge: candidateMerges.undoMerge,
    keepApart: candidateMerges.keepApart,
  },
  candidateImport: {
    previewCandidateImport: candidateImport.previewCandidateImport,
    importCandidates: candidateImport.importCandidates,
  },
  candidatePage: {
    askPageCode: candidatePage.askPageCode,
    enterPage: candidatePage.enterPage,
    leavePage: candidatePage.leavePage,
    showPageGate: candidatePage.showPageGate,
    openPage: candidatePage.openPage,
    takePageStep: candidatePage.takePageStep,
    withdrawOnPage: candidatePage.withdrawOnPage,
    openPageFile: candidatePage.openPageFile,
    correctOnPage: candidatePage.correctOnPage,
    choosePageLanguage: pageLanguage.choosePageLanguage,
    exportPage: candidatePage.exportPage,
    eraseOnPage: candidatePage.eraseOnPage,
    deleteRecordingOnPage: pageRecordings.deleteRecordingOnPage,
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
    moveReply: pipelinePromises.moveReply,
    openApplications: pipelinePromises.openApplications,
    addApplicant: pipelineMoves.addApplicant,
    listRejectionReasons: pipelineSettings.listRejectionReasons,
    saveRejectionReasons: pipelineSettings.saveRejectionReasons,
    listStageTemplates: pipelineSettings.listStageTemplates,
    saveStageTemplate: pipelineSettings.saveStageTemplate,
    deleteStageTemplate: pipelineSettings.deleteStageTemplate,
  },
  mailTemplates: {
    listMailTemplates: mailTemplates.listMailTemplates,
    saveMailTemplates: mailTemplates.saveMailTemplates,
    resetMailTemplates: mailTemplates.resetMailTemplates,
    previewMail: mailTemplates.previewMail,
    sendTestMail: mailTemplates.sendTestMail,
  },
  messages: {
    listMessages: messages.listMessages,
    sendMessage: messages.sendMessage,
    takeMessageBack: messages.takeMessageBack,
    previewMessages: messages.previewMessages,
    sendMessages: messages.sendMessages,
    keepMessageTemplate: messages.keepMessageTemplate,
    removeMessageTemplate: messages.removeMessageTemplate,
    openThread: messageLinks.openThread,
    answerMessage: messageLinks.answerMessage,
    openThreadFile: messageLinks.openThreadFile,
  },
  offers: {
    listOfferTemplates: offerTemplates.listOfferTemplates,
    getOfferTemplate: offerTemplates.getOfferTemplate,
    createOfferTemplate: offerTemplates.createOfferTemplate,
    saveOfferTemplate: offerTemplates.saveOfferTemplate,
    retireOfferTemplate: offerTemplates.retireOfferTemplate,
    listOffers: offers.listOffers,
    getOfferChoices: offers.getOfferChoices,
    createOffer: offers.createOffer,
    getOffer: offers.getOffer,
    saveOffer: offers.saveOffer,
    askForApproval: offers.askForApproval,
    decideOffer: offers.decideOffer,
    reopenOffer: offers.reopenOffer,
    sendOffer: offers.sendOffer,
    withdrawOffer: offers.withdrawOffer,
    copyOffer: offers.copyOffer,
    getOfferPaper: offers.getOfferPaper,
    openOffer: offerLinks.openOffer,
    acceptOffer: offerLinks.acceptOffer,
    declineOffer: offerLinks.declineOffer,
    getOwnOfferPaper: offerLinks.getOwnOfferPaper,
  },
  equality: {
    getEqualitySettings: equality.getEqualitySettings,
    saveEqualitySettings: equality.saveEqualitySettings,
  },
  reports: {
    getHiringReport: reports.getHiringReport,
    getTestReport: reports.getTestReport,
    exportReport: reports.exportReport,
    getImpactReport: reports.getImpactReport,
    exportImpactReport: reports.exportImpactReport,
  },
  dashboard: {
    getDashboard: dashboard.getDashboard,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
