import { indifferentInContracts } from './indifferent-in-contracts.ts';
import { indifferentInEstate } from './indifferent-in-estate.ts';
import { indifferentInEvaluation } from './indifferent-in-evaluation.ts';
import { indifferentInNotices } from './indifferent-in-notices.ts';
import { indifferentInPerformance } from './indifferent-in-performance.ts';
import { indifferentInTreasury } from './indifferent-in-treasury.ts';
import { reasoned } from './reasoned.ts';

const noHours = 'the sample site has no hours, and refuses for them first; the tests of reservations try it';

const noStaff = 'nobody of the sample department has a part; the tests of the configuration try it';
const unpublished = 'the sample research is a draft, which no supplier reads; the tests of research try it';
const otherFaults = 'the sample plan is refused for its lines first; the tests of budgets try it';
const noPostings = 'the sample budget has no ledger yet, and comes to nothing as none does; its own tests try it';
const withAgency = 'the sample project is with an agency already; the tests of entrustments try it';
const notOffered = 'the sample entrustment is not offered yet; the tests of entrustments try it';
const chosenBy = ['agent', 'cus/agent'].flatMap((place) => [
  `GET /api/purchase/${place}/pro`,
  `POST /api/purchase/${place}/pro`,
]);
const noDocuments = 'the sample project has no documents to be confirmed; the tests of open tenders try it';
const noOpenedBid = 'the sample supplier bids for nothing that is opened; the tests of lists of projects try it';
const noChange = 'the sample notice announces, it changes nothing; the tests of change notices try it';
const notAsked = 'nothing is asked about the sample project, which is no published one; the tests of questions try it';
const notObjected = 'nobody objects to the sample project, which is no published one; the tests of objections try it';
const inAddress = 'files stand in no address: the other spelling is tried';
const asking = 'api/bid-electronic/ele/question';
const membersFirst = 'people without their parts: `members` goes first where both are given';
const invitesNobody = 'the sample project is open to everybody; the tests of invitations try it';
const bidsAlone =
  'the sample registration is one company’s, without papers; the tests of consortia and declarations try it';
const expertsAlone = 'experts alone keep their own records; the tests of their page try it';
const noHolders = 'nobody holds keys of the sample project; the tests of sealed quotes try it';
const openToAll = 'the sample project takes no registrations now; the tests of registrations on paper try it';
const notOpened = 'the sample project is not opened; the tests of openings try it';
const oneSupplier = 'there is one sample supplier, who is not related to himself; the tests of relations try it';
const noHall = 'the sample hall is not at that node; the tests of halls try it';
const deposits =
  'the sample deposit is of a project that is not opened, and nobody’s to see; the tests of deposits try it';
const noAward = 'the sample registration has not won, and its contract is a draft; the tests of contracts try it';
const notAHundred =
  'the sample items do not come to a hundred, and are refused for it first; the tests of templates try it';
const ordersOfSamples =
  'the sample order is unpaid and its invoice a draft, which nobody but its supplier sees; the tests of orders and invoices try it';
const narrowed = 'the sample list is narrowed by every filter at once and has nothing; the tests of orders try it';
const receipts = 'the sample receipt of the bank is settled; the tests of bank receipts try it';
const postings = 'the sample posting is of a project that is not opened; the tests of the ledger try it';
const drawnNow = 'the sample draw is another’s and not at that step; the tests of draws try it';

/** Calls in which the id makes no difference even to its owner, with the reason. Nothing else may be here. */
export const indifferent: Readonly<Record<string, string>> = {
  ...reasoned(openToAll, [
    'POST /api/purchase/entry/offlineSignUp packageIds',
    'POST /api/purchase/entry/offlineSignUp signUpFiles.fileId',
  ]),
  ...reasoned(notOpened, [
    'POST /api/bid-electronic/seal/opening/rule entryId',
    'POST /api/purchase/entry/related/judge id',
  ]),
  ...reasoned(oneSupplier, [
    'POST /api/purchase/supplier/relation/queryPage relatedId',
    'POST /api/purchase/supplier/relation/saveOrUpdate supplierId',
    'POST /api/purchase/supplier/relation/saveOrUpdate relatedId',
    'POST /api/purchase/supplier/relation/export relatedId',
  ]),
  ...reasoned(noHall, [
    'POST /api/bid-electronic/ele/pro/saveEleProject hostId',
    'GET /api/purchase/ele/check/queryByProId proId',
    'GET /api/bid-electronic/ele/check/queryByProId proId',
    'POST /api/purchase/entry/entryDecrypt shares.quoteId',
  ]),
  ...reasoned(noAward, [
    'GET /api/purchase/contract/awards projectId',
    'GET /api/purchase/contract/proposal entryId',
    'POST /api/purchase/contractsinfo/addSave entryId',
    'POST /api/purchase/contractsinfo/addSave text.fileId',
    'POST /api/purchase/contractsinfo/addSave lines.itemId',
    'POST /api/purchase/contractsinfo/updateById id',
    'POST /api/purchase/contractsinfo/updateById text.fileId',
    'POST /api/purchase/contractsinfo/updateById lines.itemId',
    'POST /api/purchase/contract/giveBack id',
    'POST /api/purchase/contract/refuse id',
  ]),
  'GET /api/cus/judge/item/dataList id': 'the template by its other name: `judgeId` goes first where both are given',
  ...reasoned(notAHundred, ['POST /api/cus/judge/save id', 'POST /api/cus/judge/update id']),
  ...reasoned(narrowed, [
    'POST /api/bid-order/order/querySupplierOrderPage projectId',
    'POST /api/bid-order/order/querySupplierOrderPage/export projectId',
  ]),
  ...reasoned(ordersOfSamples, [
    'POST /api/bid-order/order/saveOrder entryId',
    'POST /api/bid-order/payMoneyc/voucher voucher.fileId',
    'POST /api/bid-project/invoice/saveOrUpdate id',
    'POST /api/bid-project/invoice/saveOrUpdate orderIds',
    'POST /api/bid-project/invoice/issue id',
    'POST /api/bid-project/invoice/issue files.fileId',
    'POST /api/bid-project/invoice/accept id',
    'POST /api/bid-project/invoice/reject id',
    'POST /api/bid-project/invoice/reverse id',
    'GET /api/bid-project/invoice/pdf id',
  ]),
  ...reasoned(deposits, [
    'POST /api/purchase/deposit/delete ids',
    'POST /api/purchase/deposit/consentConvert id',
    'POST /api/purchase/deposit/appeal id',
    'GET /api/purchase/deposit/depositDetail id',
    'GET /api/purchase/deposit/depositList projectId',
    'POST /api/purchase/deposit/saveOrUpdateDeposit id',
    'POST /api/purchase/deposit/saveOrUpdateDeposit voucher.fileId',
    'POST /api/purchase/deposit/answerAppeal id',
    'POST /api/purchase/entry/gatherDeposit id',
    'POST /api/purchase/deposit/confirm id',
    'POST /api/purchase/cost/out/applyProjectOut depositId',
    'GET /api/purchase/cost/out/project projectId',
    'POST /api/purchase/deposit/payRefund id',
    'POST /api/purchase/deposit/convert id',
    'POST /api/purchase/deposit/proposeForfeit id',
    'POST /api/purchase/deposit/correct id',
    'POST /api/purchase/deposit/cancelRefund id',
    'POST /api/purchase/deposit/approveForfeit id',
    'POST /api/purchase/deposit/rejectForfeit id',
    'POST /api/purchase/deposit/restore id',
    'GET /api/purchase/project/projectDepositRefundSum projectId',
    'GET /api/purchase/deposit/receipt id',
  ]),
  ...reasoned(receipts, [
    'POST /api/purchase/bank-receipt/match id',
    'POST /api/purchase/bank-receipt/match depositId',
    'POST /api/purchase/bank-receipt/match orderId',
    'GET /api/purchase/bank-receipt/candidates id',
    'POST /api/purchase/bank-receipt/dismiss id',
    'POST /api/purchase/bank-receipt/reopen id',
  ]),
  ...reasoned(postings, [
    'POST /api/ledger/posting/queryPage projectId',
    'POST /api/ledger/posting/queryPage reversesId',
    'POST /api/ledger/posting/export projectId',
    'POST /api/ledger/posting/export reversesId',
    'POST /api/ledger/account/queryPage projectId',
    'GET /api/ledger/posting/queryById id',
    'GET /api/ledger/posting/pdf id',
    'POST /api/ledger/account/queryPage/export projectId',
  ]),
  ...reasoned(drawnNow, [
    'POST /api/expert/random/randomInfo packageIds',
    'POST /api/expert/random/randomExpCheck packageIds',
    'POST /api/expert/random/addByApproval files.fileId',
    'POST /api/expert/random/randomInfo id',
    'POST /api/expert/random/randomInfo supervisorId',
    'POST /api/expert/random/randomExpCheck supervisorId',
    'POST /api/expert/random/addByApproval expertId',
    'POST /api/expert/random/randomRecordPage randomInfoId',
    'GET /api/expert/judge/project/saveCustomerMan userId',
    'POST /api/expert/judge/project/saveCustomerMan userId',
    'POST /api/expert/own/answerInvitation recordId',
    'POST /api/expert/random/randomRecordPage/export randomInfoId',
  ]),
  'POST /api/expert/own/saveRecord id': expertsAlone,
  'POST /api/expert/own/removeRecord id': expertsAlone,
  ...Object.fromEntries(
    ['saveOrUpdateEntry', 'cusBidCenterEntry'].flatMap((path) =>
      ['agreementFiles.fileId', 'smeFiles.fileId'].map((name) => [
        `POST /api/purchase/entry/${path} ${name}`,
        bidsAlone,
      ]),
    ),
  ),
  'POST /api/purchase/entry/updateEntry smeFiles.fileId': bidsAlone,
  'GET /api/purchase/entry/member/queryOwn projectId': bidsAlone,
  'POST /api/purchase/entry/member/answer id': bidsAlone,
  'POST /api/purchase/invitation/save supplierIds': invitesNobody,
  'POST /api/purchase/invitation/draw/start supplierIds': invitesNobody,
  'GET /api/purchase/invitation/own projectId': 'suppliers alone are invited; the tests of invitations try it',
  'POST /api/purchase/invitation/decline projectId': 'suppliers alone decline; the tests of invitations try it',
  'POST /api/purchase/confirm/applyConfirm files.fileId': noDocuments,
  'POST /api/purchase/confirm/queryConfirmPage projectId': noDocuments,
  'GET /api/purchase/attetion/queryWatched bizIds': 'answers what of these the caller watches: nothing of the sample',
  'POST /api/purchase/news/queryNesPage dataId': 'narrows the caller’s own messages: none is about the sample',
  'POST /api/purchase/bulletin/modify/bulletinModifyPage projectId': noChange,
  'GET /api/purchase/bulletin/modify/queryBulletinModifyById id': noChange,
  'POST /api/purchase/bulletin/modify/saveOrUpdate originalId':
    'names the project where that is not said itself; here it is',
  'POST /api/purchase/bulletin/modify/saveOrUpdate packageIds':
    'kept as it is, and read by nobody but the notice’s own page',
  'GET /api/purchase/entry/queryChangedQuotes projectId': noChange,
  'POST /api/purchase/entry/confirmQuote bulletinId': noChange,
  ...Object.fromEntries(
    ['POST', 'GET'].flatMap((method) => [
      [`${method} /${asking}/queryBySupplierIdAndProjectId supplierId`, 'nobody looks questions up by who asked'],
      ...['packageId', 'changeBulletinId', 'files.fileId', 'replyFiles.fileId'].map((name) => [
        `${method} /${asking}/saveOrUpdateQuestion ${name}`,
        notAsked,
      ]),
    ]),
  ),
  ...Object.fromEntries(
    ['sup/appeal', 'appeal'].flatMap((place) =>
      ['projectId', 'packageId', 'parentId', 'evidence.fileId', 'signFile.fileId'].map((name) => [
        `POST /api/purchase/${place}/purchase ${name}`,
        notObjected,
      ]),
    ),
  ),
  'POST /api/purchase/appeal/answer answerFiles.fileId': notObjected,
  'POST /api/purchase/complaint/handle files.fileId': notObjected,
  [`GET /${asking}/saveOrUpdateQuestion id`]: inAddress,
  [`GET /${asking}/saveOrUpdateQuestion projectId`]: inAddress,
  'POST /api/purchase/entry/querySupplierProject supplierId': noOpenedBid,
  'POST /api/integration/key/create userId':
    'keys are made in one’s own name: another’s id is refused like one that is not there',
  'POST /api/bid-project/entry/querySupplierProject supplierId': noOpenedBid,
  'GET /api/purchase/cus/demand/queryByParentId id':
    'another spelling of parentId, which goes first where both are given',
  'GET /api/purchase/cus/demand/research/notice id': unpublished,
  'POST /api/purchase/cus/demand/research/answer researchId': unpublished,
  'POST /api/purchase/cus/demand/research/withdrawAnswer researchId': unpublished,
  ...Object.fromEntries(
    chosenBy.flatMap((base) =>
      ['proId', 'cooperationId', 'drawId', 'agreementFiles.fileId']
        .filter((name) => base.startsWith('GET') || name !== 'proId')
        .map((name) => [`${base}/chooseAgent ${name}`, withAgency]),
    ),
  ),
  'POST /api/purchase/cus/agent/renew agreementFiles.fileId':
    'the sample agency is only invited; the tests of cooperations try it',
  'GET /api/purchase/agent/pro/queryById id': notOffered,
  'GET /api/purchase/cus/agent/pro/queryById id': notOffered,
  'POST /api/purchase/agent/pro/accept id': notOffered,
  'POST /api/purchase/project/backAgent id': notOffered,
  'POST /api/purchase/project/backAgent proId': notOffered,
  'POST /api/purchase/agent/cooperation/answer id':
    'the sample agency is outside of the platform; the tests of cooperations try it',
  'POST /api/purchase/agent/cooperation/answerRenewal id':
    'the sample agency is outside of the platform; the tests of cooperations try it',
  'GET /api/blade-system/menu/routes topMenuId': 'top menus are the platform’s: a tenant has none of its own',
  'POST /api/blade-system/role/grant topId': 'top menus are the platform’s: a tenant has none of its own',
  'POST /api/blade-system/topmenu/updateTopMenuTenant topMenuIds': 'the platform’s alone, and among its own rows',
  'POST /api/blade-system/top-menu/updateTopMenuTenant topMenuIds': 'the platform’s alone, and among its own rows',
  'POST /api/blade-system/topmenu/changeTenantMenu roleIds': 'the platform’s alone; the tests of grants try it',
  'POST /api/blade-system/top-menu/changeTenantMenu roleIds': 'the platform’s alone; the tests of grants try it',
  'POST /api/blade-system/tenant/submit templateId': 'the platform’s alone; the tests of templates try it',
  'POST /api/blade-system/tenant-template/derive templateId': 'the platform’s alone; the tests of templates try it',
  'GET /api/blade-system/tenant-template/compare id': 'the platform’s alone; the tests of templates try it',
  'POST /api/blade-system/tenant-template/handOver id': 'the platform’s alone; the tests of templates try it',
  'POST /api/purchase/bulletin/saveBulletin packageIds': 'kept as it is, and read by nobody but the notice’s own page',
  'POST /api/purchase/bulletin/editBulletinDetails packageIds':
    'kept as it is, and read by nobody but the notice’s own page',
  'POST /api/purchase/project/task/taskFinish files.fileId':
    'the sample task is somebody else’s; the tests of tasks try it',
  'POST /api/purchase/conf/users/queryPage deptId': noStaff,
  'POST /api/purchase/conf/users/export deptId': noStaff,
  'GET /api/purchase/conf/users/queryList deptId': noStaff,
  'GET /api/budget-pro/queryLedgerFigures budgetProId': noPostings,
  'GET /api/budget-pro/queryLedgerFigures budgetCostId': noPostings,
  'GET /api/budget-pro/queryUsesByProId id': 'another spelling of proId, which goes first where both are given',
  ...reasoned(
    'the sample project is of no kind; the tests of kinds try it',
    ['projectPage', 'export', 'checkBeforeChoose'].map((call) => `POST /api/purchase/project/${call} typeId`),
  ),
  'POST /api/plan/redirectPlan receiverId': 'the sample plan is with nobody yet; the tests of plans try it',
  'POST /api/plan/save budgetProId': otherFaults,
  'POST /api/plan/save budgetCostId': otherFaults,
  'POST /api/plan/update budgetProId': otherFaults,
  'POST /api/plan/update budgetCostId': otherFaults,
  'POST /api/blade-user/sessions/end id': 'the sample session is not the asker’s own; the tests of own sessions try it',
  'POST /api/bid-electronic/seal/bid/submit keyId': noHolders,
  'POST /api/bid-electronic/seal/opening/give shares.quoteId': noHolders,
  'POST /api/bid-electronic/seal/key/lose id': 'the sample key is not the asker’s own; the tests of keys try it',
  'POST /api/blade-user/second-factors/passkeys/remove id':
    'the sample passkey is not the asker’s own; the tests of passkeys try it',
  'GET /api/process/form/data/minePage formId': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/process/form/data/mineExport formId': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/process/form/data/change id': 'the sample answer is nobody’s own; the tests of own answers try it',
  'POST /api/blade-system/tenant/datasource datasourceId':
    'refused whatever it names: no tenant has a source of its own',
  'POST /api/bid-project/reserve/saveOrUpdateReserve siteId': noHours,
  'POST /api/bid-project/reserve/saveOrUpdateReserve projectId': noHours,
  'POST /api/bid-project/team/saveTeam userIds': membersFirst,
  'POST /api/bid-project/team/editTeamUser userIds': membersFirst,
  'POST /api/purchase/attetion/saveOrUpdate bizId': 'its kind stands beside it; the tests of attention try each',
  'POST /api/bid-project/reserve/queryListByTime siteId': 'nothing is reserved then; the tests of reservations try it',
  'GET /api/process/flow/getAuditHistoryByFlowIdBusinessId businessId':
    'the sample run is about no object; the test of the sample leave tries it',
  ...indifferentInContracts,
  ...indifferentInEstate,
  ...indifferentInEvaluation,
  ...indifferentInPerformance,
  ...indifferentInNotices,
  ...indifferentInTreasury,
};
