import * as recovery from './people/account-recovery.ts';
import * as accounts from './people/accounts.ts';
import * as administration from './operations/administration.ts';
import * as apiKeys from './operations/api-keys.ts';
import * as attemptBreaks from './interviews/attempt-breaks.ts';
import * as attempts from './interviews/attempts.ts';
import * as audit from './operations/audit.ts';
import * as candidates from './people/registration.ts';
import * as companies from './people/companies.ts';
import * as companyMembers from './people/company-members.ts';
import * as calls from './interviews/calls.ts';
import * as careers from './hiring/careers.ts';
import type { Endpoint } from './endpoint.ts';
import * as feeds from './operations/feeds.ts';
import * as interviewers from './people/interviewers.ts';
import * as jobs from './hiring/jobs.ts';
import * as memberWatched from './interviews/member-watched.ts';
import * as linkedin from './people/linkedin.ts';
import * as multifactor from './people/multifactor.ts';
import * as notifications from './people/notifications.ts';
import * as operations from './operations/operations.ts';
import * as privileges from './people/privileges.ts';
import * as proctoring from './interviews/proctoring.ts';
import * as proctoringReview from './interviews/proctoring-review.ts';
import * as recordings from './interviews/recordings.ts';
import { recruiting } from './recruiting.ts';
import * as sharing from './interviews/sharing.ts';
import * as terms from './interviews/terms.ts';
import * as viewing from './interviews/viewing.ts';
import * as webhooks from './operations/webhooks.ts';

export * from './endpoint.ts';

/** The whole API, feature by feature; the server must have a handler for each entry. */
export const contract = {
  accounts: {
    signIn: accounts.signIn,
    refreshSession: accounts.refreshSession,
    signOut: accounts.signOut,
    getMe: accounts.getMe,
    signUp: recovery.signUp,
    verifyEmail: recovery.verifyEmail,
    resendVerification: recovery.resendVerification,
    resendExpiredVerification: recovery.resendExpiredVerification,
    forgotPassword: recovery.forgotPassword,
    resetPassword: recovery.resetPassword,
    setPassword: recovery.setPassword,
    changePassword: recovery.changePassword,
    listDevices: accounts.listDevices,
    revokeDevice: accounts.revokeDevice,
    signOutEverywhere: accounts.signOutEverywhere,
  },
  privileges: {
    listPrivileges: privileges.listPrivileges,
    lookUpPrivilege: privileges.lookUpPrivilege,
    listRoles: privileges.listRoles,
    createRole: privileges.createRole,
    updateRole: privileges.updateRole,
    deleteRole: privileges.deleteRole,
  },
  terms: {
    listTerms: terms.listTerms,
    getTermsHistory: terms.getTermsHistory,
    saveTermsDraft: terms.saveTermsDraft,
    discardTermsDraft: terms.discardTermsDraft,
    publishTerms: terms.publishTerms,
    setHostName: terms.setHostName,
  },
  audit: {
    listAuditEntries: audit.listAuditEntries,
    listAuditChoices: audit.listAuditChoices,
    checkAuditChain: audit.checkAuditChain,
    exportAudit: audit.exportAudit,
  },
  calls: {
    userHasPassword: calls.userHasPassword,
    resetPasswordWithToken: calls.resetPasswordWithToken,
    getPublicKey: calls.getPublicKey,
    logInToInterview: calls.logInToInterview,
    getInterviewLinkToken: calls.getInterviewLinkToken,
    getCallSite: calls.getCallSite,
  },
  multifactor: {
    listFactors: multifactor.listFactors,
    startAuthenticator: multifactor.startAuthenticator,
    confirmAuthenticator: multifactor.confirmAuthenticator,
    startPasskey: multifactor.startPasskey,
    confirmPasskey: multifactor.confirmPasskey,
    removeFactor: multifactor.removeFactor,
    renewRecoveryCodes: multifactor.renewRecoveryCodes,
    startProof: multifactor.startProof,
    giveProof: multifactor.giveProof,
    verifyFactor: multifactor.verifyFactor,
    askForPasskey: multifactor.askForPasskey,
    verifyPasskey: multifactor.verifyPasskey,
    startEnrolment: multifactor.startEnrolment,
    confirmEnrolment: multifactor.confirmEnrolment,
  },
  notifications: {
    listNotifications: notifications.listNotifications,
    getPushKey: notifications.getPushKey,
    subscribe: notifications.subscribe,
    unsubscribe: notifications.unsubscribe,
    listNoticeChoices: notifications.listNoticeChoices,
    saveNoticeChoices: notifications.saveNoticeChoices,
  },
  linkedin: {
    getLinkedIn: linkedin.getLinkedIn,
    startLinkedIn: linkedin.startLinkedIn,
    exchangeLinkedInCode: linkedin.exchangeLinkedInCode,
  },
  companies: {
    createCompany: companies.createCompany,
    askToJoinCompany: companies.askToJoinCompany,
    getCompany: companies.getCompany,
    updateCompany: companies.updateCompany,
    saveLogo: companies.saveLogo,
    listPlans: companies.listPlans,
    choosePlan: companies.choosePlan,
    getOwnProfile: companies.getOwnProfile,
    saveOwnProfile: companies.saveOwnProfile,
    listUsers: companyMembers.listUsers,
    getUser: companyMembers.getUser,
    updateUser: companyMembers.updateUser,
    deactivateUser: companyMembers.deactivateUser,
    reactivateUser: companyMembers.reactivateUser,
    approveUser: companyMembers.approveUser,
    refuseUser: companyMembers.refuseUser,
    listRolesToGive: companyMembers.listRolesToGive,
    inviteUser: companyMembers.inviteUser,
    listInvitations: companyMembers.listInvitations,
    resendInvitation: companyMembers.resendInvitation,
    revokeInvitation: companyMembers.revokeInvitation,
    openInvitationMail: companyMembers.openInvitationMail,
    acceptInvitation: companyMembers.acceptInvitation,
  },
  registration: {
    getCandidateRegistration: candidates.getCandidateRegistration,
    saveCandidatePerson: candidates.saveCandidatePerson,
    saveCandidateWork: candidates.saveCandidateWork,
    saveCandidatePreferences: candidates.saveCandidatePreferences,
    saveCandidateDraft: candidates.saveCandidateDraft,
    uploadCv: candidates.uploadCv,
    removeCv: candidates.removeCv,
    readCv: candidates.readCv,
    listOwnInterviews: candidates.listOwnInterviews,
  },
  interviewers: {
    getInterviewerRegistration: interviewers.getInterviewerRegistration,
    saveInterviewerPerson: interviewers.saveInterviewerPerson,
    saveInterviewerEmployment: interviewers.saveInterviewerEmployment,
    saveInterviewerDraft: interviewers.saveInterviewerDraft,
    uploadIdentityDocument: interviewers.uploadIdentityDocument,
    readIdentityDocument: interviewers.readIdentityDocument,
    submitIdentityCheck: interviewers.submitIdentityCheck,
  },
  administration: {
    getOverview: administration.getOverview,
    listTroubledRecordings: administration.listTroubledRecordings,
    retryRecording: administration.retryRecording,
    listIdentityChecks: administration.listIdentityChecks,
    getIdentityCheck: administration.getIdentityCheck,
    approveIdentity: administration.approveIdentity,
    refuseIdentity: administration.refuseIdentity,
    listCompanies: administration.listCompanies,
    suspendCompany: administration.suspendCompany,
    reactivateCompany: administration.reactivateCompany,
    releaseDomain: administration.releaseDomain,
    listPeople: administration.listPeople,
    disablePerson: administration.disablePerson,
    resetSecondFactor: administration.resetSecondFactor,
    enablePerson: administration.enablePerson,
    setMaintenance: administration.setMaintenance,
  },
  attempts: {
    openInvitation: attempts.openInvitation,
    getTerms: attempts.getTerms,
    getInterviewTerms: attempts.getInterviewTerms,
    getBotQuestions: attempts.getBotQuestions,
    saveAnswer: attempts.saveAnswer,
    getClock: attempts.getClock,
    takeBreak: attemptBreaks.takeBreak,
    endBreak: attemptBreaks.endBreak,
    submitBotInterview: attempts.submitBotInterview,
    recordAttemptEvents: attempts.recordAttemptEvents,
    measureUpload: operations.measureUpload,
  },
  proctoring: {
    startProctoring: proctoring.startProctoring,
    recordViolation: proctoring.recordViolation,
    recordAuditHistory: proctoring.recordAuditHistory,
    recordMonitorHealth: proctoring.recordMonitorHealth,
    getProctoring: proctoringReview.getProctoring,
    judgeEpisode: proctoringReview.judgeEpisode,
  },
  recordings: {
    initiateUpload: recordings.initiateUpload,
    signPart: recordings.signPart,
    signSlice: recordings.signSlice,
    uploadOnLeaving: recordings.uploadOnLeaving,
    listParts: recordings.listParts,
    completeUpload: recordings.completeUpload,
    getRecording: recordings.getRecording,
  },
  viewing: {
    sendOtpToEmail: viewing.sendOtpToEmail,
    verifyOtp: viewing.verifyOtp,
    getRecordingByToken: viewing.getRecordingByToken,
    logAccess: viewing.logAccess,
    reportWatched: viewing.reportWatched,
    listShares: sharing.listShares,
    shareRecording: sharing.shareRecording,
    revokeShare: sharing.revokeShare,
    resendShare: sharing.resendShare,
    downloadRecording: sharing.downloadRecording,
    reportMemberWatched: memberWatched.reportMemberWatched,
    listViews: sharing.listViews,
    listOwnViews: sharing.listOwnViews,
  },
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
  apikeys: {
    listApiKeys: apiKeys.listApiKeys,
    createApiKey: apiKeys.createApiKey,
    revokeApiKey: apiKeys.revokeApiKey,
    listKeyEndpoints: apiKeys.listKeyEndpoints,
    listJobFeed: feeds.listJobFeed,
    listApplicationFeed: feeds.listApplicationFeed,
    listInterviewFeed: feeds.listInterviewFeed,
  },
  webhooks: {
    listWebhooks: webhooks.listWebhooks,
    createWebhook: webhooks.createWebhook,
    updateWebhook: webhooks.updateWebhook,
    switchWebhook: webhooks.switchWebhook,
    deleteWebhook: webhooks.deleteWebhook,
    rotateWebhookSecret: webhooks.rotateWebhookSecret,
    testWebhook: webhooks.testWebhook,
    listDeliveries: webhooks.listDeliveries,
    getDelivery: webhooks.getDelivery,
    replayDelivery: webhooks.replayDelivery,
  },
  ...recruiting,
  operations: {
    getHealth: operations.getHealth,
    getReadiness: operations.getReadiness,
    getPlatformStatus: operations.getPlatformStatus,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
