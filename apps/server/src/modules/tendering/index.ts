import * as model from '@zhaocai/model';
import { rootKeyOf } from '../../platform/audit/index.ts';
import { crud, rowReads } from '../../platform/crud/index.ts';
import { anyReads } from '../../platform/files/index.ts';
import { handle, type MountedEndpoint } from '../../platform/http/index.ts';
import { inEachTenant, partByPart } from '../../platform/jobs/index.ts';
import { endNotices } from './bulletin/end-notices.ts';
import { noticeType } from './bulletin/ask-for-notice.ts';
import { bulletinBusiness } from './bulletin/bulletin-business.ts';
import { bulletinRoutes } from './bulletin/routes.ts';
import { documentsBusiness } from './documents/documents-business.ts';
import { documentRoutes } from './documents/routes.ts';
import { entryFileAccess } from './entry/entry-file-access.ts';
import { entryRoutes } from './entry/routes.ts';
import { invitationRoutes } from './invitation/routes.ts';
import { modifyBusiness, modifyBusinessType } from './modify/modify-business.ts';
import { modifyRoutes } from './modify/routes.ts';
import { projectListRoutes } from './list/routes.ts';
import { openingRoutes } from './opening/routes.ts';
import { packageRoutes } from './package/routes.ts';
import { tellDueHolders } from './project/holders/tell-due-holders.ts';
import { projectRoutes } from './project/routes.ts';
import { quoteBusiness, quoteFileAccess } from './quote/quote-files.ts';
import { quoteRoutes } from './quote/routes.ts';
import { sealedQuotesAtRest } from './server-sealed/reseal-quotes.ts';
import { createSealing } from './server-sealed/sealing.ts';
import { resultType } from './result/result-approval.ts';
import { resultBusiness } from './result/result-business.ts';
import { findSpecialDays } from './rules/special-days.ts';
import { seedDemoProjects } from './seed/demo-projects.ts';
import { seedTendering } from './seed/seed-tendering.ts';
import { supplierRoutes } from './supplier/routes.ts';
import { askedReads } from '../workflow/index.ts';
import { currentSecret } from '../../platform/secrets/index.ts';
import type { Module, Platform } from '../../platform/module/index.ts';

export { packageDetailsOf, packagesOf } from './package/package-queries.ts';
export { dueOf } from './project/begin-tasks.ts';
export { awaitedOfContracts, followContracts, type ContractFacts } from './project/follow-contracts.ts';
export { handOn, isOpenTask } from './project/hand-tasks-on.ts';
export { ableTo } from './project/who-does-tasks.ts';
export { demandForPart, hasPart, worksOn } from './project/members/project-people.ts';
export { awaitedDeed, deedOf, nameOfDeed, type Deed } from './project/task-deeds.ts';
export { beginReady, openBefore, tasksOf, type TaskRecord } from './project/task-order.ts';
export { listMembers } from './project/members/list-members.ts';
export { changesQuotes } from './bulletin/change-in-words.ts';
export { configuredMethod, kindFacts, ownNumbers } from './rules/own-numbers.ts';
export { draftOf, factsOfStandards, standardsOf, type FactsOfStandards } from './rules/standard-facts.ts';
export {
  articleOf,
  loadCalendar,
  loadRules,
  ruleInForce,
  rulesInForce,
  tightenedRules,
} from './rules/project-rules.ts';
export { readOnce } from './rules/read-once.ts';
export { endEvaluations } from './exception/end-evaluations.ts';
export { archivedBids, type ArchivedBid } from './evidence/archived-bids.ts';
export { supplierStream } from './evidence/streams.ts';
export { endsOfSupplierChains } from './evidence/supplier-chains.ts';
export { tellingBrokenChains } from './evidence/project-chains.ts';
export { listEvidence, signedRows } from './evidence/evidence-queries.ts';
export { signReceipt } from './quote/signed-receipt.ts';
export { tellAuction } from './opening/tell-auction.ts';
export {
  demandAsOpened,
  demandAsSelected,
  demandAuctionAsRecorded,
  demandHallAsRecorded,
} from './evidence/demand-as-opened.ts';
export { hashesOfRound } from './evidence/round-claims.ts';
export { saidInProject, type ActIn } from './evidence/said-in-project.ts';
export { digestOfShares, type ReadShare } from './evidence/share-digest.ts';
export { digestOfLog, digestOfTerms, areBidsTold } from './evidence/auction-claims.ts';
export { askException } from './exception/ask-exception.ts';
export { isPossible } from './exception/exception-guards.ts';
export { cancelBidders, endRounds } from './exception/end-rounds.ts';
export { tellRegistrants } from './exception/tell-registrants.ts';
export { seedRules } from './seed/seed-tendering.ts';
export { underEachMethod } from './seed/under-each-method.ts';
export { daysOfYear } from './seed/work-calendar.ts';
export { decideDemoProject, playDemoProject } from './seed/demo-projects.ts';
export { pageProjects } from './project/project-queries.ts';
export { giveShares, readShares } from './opening/give-shares.ts';
export { judgeShares, type BidKeys, type Standing } from './opening/demand-unlocked.ts';
export { failureOf } from './opening/failure-of.ts';
export { openSealed, type SealedBidRow } from './opening/open-sealed.ts';
export { termsOf } from './opening/open-quotes.ts';
export { QuoteFailure } from './opening/quote-failure.ts';
export { demandSoundDatabase } from './opening/sound-database.ts';
export { demandSealed, demandSigned, type SealedParts } from './quote/sealed-parts.ts';
export { areSettled } from './project/holders/key-holders.ts';
export { recordedHolders } from './project/holders/recorded-holders.ts';
export { bodyIn, digestOf, passedOverIn } from './opening/signed-report.ts';
export { demandRuled } from './opening/demand-ruled.ts';
export { duePackages, readOpeningShares } from './opening/holder-shares.ts';
export { openingTools, openProject, type OpenedProject, type OpeningTools } from './opening/open-project.ts';
export { findOwnEntry, type OwnEntry } from './entry/own-entry.ts';
export {
  findProject,
  lockProject,
  maySeeProject,
  ofSeenProject,
  touchProject,
  type ProjectRow,
} from './project/find-project.ts';

/** Projects with their packages, notices, entries, quotes, openings and results; suppliers; rules and the calendar. */
export const tenderingModule: Module = {
  name: 'tendering',
  tables: ['project_member', 'project_key_holder', 'package_key_holder', 'quote_share', 'opening_share'],
  routes: tenderingRoutes,
  flowBusinesses: ({ files }) => [resultBusiness, documentsBusiness, modifyBusiness, bulletinBusiness(files)],
  // Drafts are read by whoever may see them and is asked about them and quotes by their bidder and, opened, by the buyer.
  fileAccess: ({ secret }) => ({
    project: anyReads(rowReads(model.project), askedReads(resultType)),
    bulletin: anyReads(rowReads(model.bulletin), askedReads(noticeType)),
    projectModify: anyReads(rowReads(model.projectModify), askedReads(modifyBusinessType)),
    [quoteBusiness]: quoteFileAccess(createSealing(secret)),
    ...entryFileAccess,
  }),
  sealed: (secret) => sealedQuotesAtRest(secret, createSealing(secret)),
  crontab: ['* * * * * openings ?jobKey=openings', '3 * * * * notices ?jobKey=notices'],
  tasks: (options) => ({
    openings: async () => {
      const parts = await inEachTenant(options, 'openings', (db, tenant) => tellDueHolders({ db, ...tenant }));
      await partByPart(options, parts);
    },
    notices: async () => {
      const parts = await inEachTenant(options, 'notices', (db, tenant) => endNotices({ db, ...tenant }));
      await partByPart(options, parts);
    },
  }),
  seed: seedTendering,
  seedDemo: seedDemoProjects,
};

function tenderingRoutes({ files, secret, rootBook, clock }: Platform): MountedEndpoint[] {
  const sealing = createSealing(secret);
  return [
    ...projectRoutes({ book: rootBook, sealing, files }),
    ...documentRoutes(),
    ...projectListRoutes(),
    ...packageRoutes(),
    ...bulletinRoutes(files),
    ...modifyRoutes(),
    ...invitationRoutes(secret),
    ...entryRoutes(),
    ...quoteRoutes({ files, sealing, clock, rootKey: rootKeyOf(currentSecret(secret)) }),
    ...openingRoutes(),
    ...supplierRoutes(),
    ...crud(model.lawRule),
    ...crud(model.noticeRule),
    ...crud(model.workCalendar),
    handle(model.specialDays, findSpecialDays),
  ];
}
