import type { Endpoint } from '../endpoint.ts';
import * as recovery from './account-recovery.ts';
import * as accounts from './accounts.ts';
import * as companies from './companies.ts';
import * as companyMembers from './company-members.ts';
import * as identityPayments from './identity-payments.ts';
import * as identitySessions from './identity-sessions.ts';
import * as interviewers from './interviewers.ts';
import * as linkedin from './linkedin.ts';
import * as marketplace from './marketplace.ts';
import * as marketplaceFilm from './marketplace-film.ts';
import * as marketplaceOffer from './marketplace-offer.ts';
import * as multifactor from './multifactor.ts';
import * as noticeReading from './notice-reading.ts';
import * as noticeTimes from './notice-times.ts';
import * as notifications from './notifications.ts';
import * as privileges from './privileges.ts';
import * as registration from './registration.ts';

/** Who takes part. */
export const people = {
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
  multifactor: {
    listFactors: multifactor.listFactors,
    startAuthenticator: multifactor.startAuthenticator,
    confirmAuthenticator: multifactor.confirmAuthenticator,
    startPasskey: multifactor.startPasskey,
    confirmPasskey: multifactor.confirmPasskey,
    removeFactor: multifactor.removeFactor,
    renewRecoveryCodes: multifactor.renewRecoveryCodes,
    forgetTrustedBrowser: multifactor.forgetTrustedBrowser,
    startProof: multifactor.startProof,
    giveProof: multifactor.giveProof,
    verifyFactor: multifactor.verifyFactor,
    askForPasskey: multifactor.askForPasskey,
    verifyPasskey: multifactor.verifyPasskey,
    startEnrolment: multifactor.startEnrolment,
    confirmEnrolment: multifactor.confirmEnrolment,
    startPasskeyEnrolment: multifactor.startPasskeyEnrolment,
    confirmPasskeyEnrolment: multifactor.confirmPasskeyEnrolment,
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
    previewBrand: companies.previewBrand,
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
  privileges: {
    listPrivileges: privileges.listPrivileges,
    lookUpPrivilege: privileges.lookUpPrivilege,
    listRoles: privileges.listRoles,
    createRole: privileges.createRole,
    updateRole: privileges.updateRole,
    deleteRole: privileges.deleteRole,
  },
  registration: {
    getCandidateRegistration: registration.getCandidateRegistration,
    saveCandidatePerson: registration.saveCandidatePerson,
    saveCandidateWork: registration.saveCandidateWork,
    saveCandidatePreferences: registration.saveCandidatePreferences,
    saveCandidateDraft: registration.saveCandidateDraft,
    uploadCv: registration.uploadCv,
    removeCv: registration.removeCv,
    readCv: registration.readCv,
    listOwnInterviews: registration.listOwnInterviews,
  },
  interviewers: {
    getInterviewerRegistration: interviewers.getInterviewerRegistration,
    saveInterviewerPerson: interviewers.saveInterviewerPerson,
    saveInterviewerEmployment: interviewers.saveInterviewerEmployment,
    saveInterviewerDraft: interviewers.saveInterviewerDraft,
    uploadIdentityDocument: interviewers.uploadIdentityDocument,
    readIdentityDocument: interviewers.readIdentityDocument,
    submitIdentityCheck: interviewers.submitIdentityCheck,
    getIdentityPayment: identityPayments.getIdentityPayment,
    beginIdentityPayment: identityPayments.beginIdentityPayment,
    payIdentityByTestCard: identityPayments.payIdentityByTestCard,
    checkOutIdentity: identityPayments.checkOutIdentity,
    resendIdentityPayment: identityPayments.resendIdentityPayment,
    cancelIdentityPayment: identityPayments.cancelIdentityPayment,
    getIdentityPaper: identityPayments.getIdentityPaper,
    getIdentityCreditNote: identityPayments.getIdentityCreditNote,
    openIdentitySession: identitySessions.openIdentitySession,
    lookAtIdentitySession: identitySessions.lookAtIdentitySession,
  },
  marketplace: {
    getOffer: marketplaceOffer.getOffer,
    saveOffer: marketplaceOffer.saveOffer,
    savePayoutDetails: marketplaceOffer.savePayoutDetails,
    removePayoutDetails: marketplaceOffer.removePayoutDetails,
    getFilm: marketplaceFilm.getFilm,
    saveFilm: marketplaceFilm.saveFilm,
    removeFilm: marketplaceFilm.removeFilm,
    listInterviewers: marketplace.listInterviewers,
    getInterviewer: marketplace.getInterviewer,
    markInterviewer: marketplace.markInterviewer,
  },
  notifications: {
    listNotifications: notifications.listNotifications,
    countUnreadNotices: noticeReading.countUnreadNotices,
    readNotices: noticeReading.readNotices,
    getNoticeTimes: noticeTimes.getNoticeTimes,
    saveNoticeTimes: noticeTimes.saveNoticeTimes,
    getPushKey: notifications.getPushKey,
    subscribe: notifications.subscribe,
    unsubscribe: notifications.unsubscribe,
    listNoticeChoices: notifications.listNoticeChoices,
    saveNoticeChoices: notifications.saveNoticeChoices,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
