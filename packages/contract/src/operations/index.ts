import type { Endpoint } from '../endpoint.ts';
import * as administration from './administration.ts';
import * as apiKeys from './api-keys.ts';
import * as archives from './archives.ts';
import * as audit from './audit.ts';
import * as bank from './bank.ts';
import * as billing from './billing.ts';
import * as ledger from './billing-administration.ts';
import * as checkout from './billing-checkout.ts';
import * as creditNotes from './credit-notes.ts';
import * as credits from './credits.ts';
import * as changes from './changes.ts';
import { settingEndpoints } from './company-settings.ts';
import * as feeds from './feeds.ts';
import * as fees from './fees.ts';
import * as invoices from './invoices.ts';
import * as health from './operations.ts';
import * as payouts from './payouts.ts';
import * as relay from './relay.ts';
import * as planChanges from './plan-changes.ts';
import * as revenue from './revenue.ts';
import * as retention from './retention.ts';
import * as samples from './samples.ts';
import * as views from './views.ts';
import * as watch from './watch.ts';
import * as webhooks from './webhooks.ts';

/** Running Candor, and what programs and time do in it. */
export const operations = {
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
  archives: {
    getArchives: archives.getArchives,
    makeArchive: archives.makeArchive,
    downloadArchive: archives.downloadArchive,
    listLeavings: archives.listLeavings,
    bringArchive: archives.bringArchive,
    sendArchivePart: archives.sendArchivePart,
    endArchive: archives.endArchive,
    takeArchive: archives.takeArchive,
    dropArchive: archives.dropArchive,
  },
  audit: {
    listAuditEntries: audit.listAuditEntries,
    listAuditChoices: audit.listAuditChoices,
    checkAuditChain: audit.checkAuditChain,
    exportAudit: audit.exportAudit,
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
  billing: {
    listPlans: billing.listPlans,
    choosePlan: billing.choosePlan,
    beginPayment: billing.beginPayment,
    listPayments: billing.listPayments,
    getPayment: billing.getPayment,
    payByTestCard: billing.payByTestCard,
    resendPayment: billing.resendPayment,
    cancelPayment: billing.cancelPayment,
    getPlanChange: planChanges.getPlanChange,
    planChange: planChanges.planChange,
    undoPlanChange: planChanges.undoPlanChange,
    getPriceList: ledger.getPriceList,
    addPlan: ledger.addPlan,
    setPrice: ledger.setPrice,
    offerPlan: ledger.offerPlan,
    setTaxRate: ledger.setTaxRate,
    listAllPayments: ledger.listAllPayments,
    markPaymentPaid: ledger.markPaymentPaid,
    refundPayment: ledger.refundPayment,
    proveLedger: ledger.proveLedger,
    checkOut: checkout.checkOut,
    hearStripe: checkout.hearStripe,
    listFees: fees.listFees,
    setFee: fees.setFee,
    getCredits: credits.getCredits,
    listCreditMoves: credits.listCreditMoves,
    exportCreditMoves: credits.exportCreditMoves,
    getCreditPrices: credits.getCreditPrices,
    setCreditPrice: credits.setCreditPrice,
    withdrawCreditPrice: credits.withdrawCreditPrice,
    addCreditPack: credits.addCreditPack,
    getSeller: invoices.getSeller,
    saveSeller: invoices.saveSeller,
    getBuyer: invoices.getBuyer,
    saveBuyer: invoices.saveBuyer,
    getPaper: invoices.getPaper,
    getAnyPaper: invoices.getAnyPaper,
    listCreditNotes: creditNotes.listCreditNotes,
    getCreditNote: creditNotes.getCreditNote,
    listAllCreditNotes: creditNotes.listAllCreditNotes,
    getAnyCreditNote: creditNotes.getAnyCreditNote,
    getRevenue: revenue.getRevenue,
    exportRevenue: revenue.exportRevenue,
    getProviderHealth: revenue.getProviderHealth,
    previewStatement: bank.previewStatement,
    importStatement: bank.importStatement,
    listBankLines: bank.listBankLines,
    assignBankLine: bank.assignBankLine,
    dismissBankLine: bank.dismissBankLine,
  },
  payouts: {
    listOwed: payouts.listOwed,
    approvePayouts: payouts.approvePayouts,
    listPayoutBatches: payouts.listPayoutBatches,
    getPayoutBatch: payouts.getPayoutBatch,
    exportPayoutBatch: payouts.exportPayoutBatch,
    markBatchPaid: payouts.markBatchPaid,
    takePayoutBack: payouts.takePayoutBack,
    getPayoutOrigin: payouts.getPayoutOrigin,
    savePayoutOrigin: payouts.savePayoutOrigin,
    listOwnPayouts: payouts.listOwnPayouts,
  },
  changes: {
    streamChanges: changes.streamChanges,
  },
  retention: {
    getRetention: retention.getRetention,
    previewRetention: retention.previewRetention,
    saveRetention: retention.saveRetention,
    holdCandidate: retention.holdCandidate,
    releaseCandidate: retention.releaseCandidate,
    eraseCandidate: retention.eraseCandidate,
  },
  samples: {
    getSample: samples.getSample,
    addSample: samples.addSample,
    removeSample: samples.removeSample,
  },
  settings: {
    getMailSender: settingEndpoints.mailSender.read,
    saveMailSender: settingEndpoints.mailSender.save,
    getExternalInterviews: settingEndpoints.externalInterviews.read,
    saveExternalInterviews: settingEndpoints.externalInterviews.save,
    getNeedRules: settingEndpoints.needs.read,
    saveNeedRules: settingEndpoints.needs.save,
    getAppealRules: settingEndpoints.appeals.read,
    saveAppealRules: settingEndpoints.appeals.save,
    getCareerRules: settingEndpoints.careers.read,
    saveCareerRules: settingEndpoints.careers.save,
  },
  views: {
    listViews: views.listViews,
    saveView: views.saveView,
    updateView: views.updateView,
    chooseView: views.chooseView,
    deleteView: views.deleteView,
  },
  watch: {
    getVitals: watch.getVitals,
    retryFailedJob: watch.retryFailedJob,
    checkChains: watch.checkChains,
    getRelay: relay.getRelay,
  },
  operations: {
    getHealth: health.getHealth,
    getReadiness: health.getReadiness,
    getPlatformStatus: health.getPlatformStatus,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
