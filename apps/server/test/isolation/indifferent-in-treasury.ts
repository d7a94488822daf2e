import { reasoned } from './reasoned.ts';

const secretReceipts =
  'the sample receipt is of a project that is not opened, and nobody’s to see; the tests of mistaken receipts try it';
const ofASecretReceipt = 'the sample receipt that is changed is nobody’s to see, and is answered for first as none is';
const oneOfTwo = 'two are named where one is meant, which is refused first; the tests of mistaken receipts try it';
const namesSecret = 'who evaluates the sample project is a secret until its result; the tests of experts’ fees try it';
const notInForce = 'the sample contract is a draft, beside which nothing is agreed; the tests of supplements try it';
const notWon = 'the sample registration has not won, and nothing is signed of it; the tests of supplements try it';

/** Ids of money beside contracts in which nothing makes a difference to their owner, as in indifferent-ids.ts. */
export const indifferentInTreasury: Readonly<Record<string, string>> = {
  ...reasoned(secretReceipts, [
    'POST /api/purchase/cost/in/queryPage projectId',
    'POST /api/purchase/cost/in/queryPage packageId',
    'POST /api/purchase/cost/in/queryPage supplierId',
    'POST /api/purchase/cost/in/export projectId',
    'POST /api/purchase/cost/in/export packageId',
    'POST /api/purchase/cost/in/export supplierId',
    'POST /api/purchase/cost/in/applyProjectIn id',
    'POST /api/purchase/cost/in/gatherProjectIn id',
    'POST /api/purchase/cost/in/submit id',
    'POST /api/purchase/cost/in/discard id',
    'POST /api/purchase/cost/in/markMistake id',
    'GET /api/purchase/cost/in/queryCostInDetail costInId',
  ]),
  ...reasoned(ofASecretReceipt, [
    'POST /api/purchase/cost/in/applyProjectIn packageId',
    'POST /api/purchase/cost/in/applyProjectIn supplierId',
  ]),
  ...reasoned(oneOfTwo, [
    'POST /api/purchase/cost/in/projectMistakeIn costInId',
    'POST /api/purchase/cost/in/projectMistakeIn receiptId',
    'POST /api/purchase/cost/in/projectMistakeIn projectId',
    'POST /api/purchase/cost/in/projectMistakeIn supplierId',
    'POST /api/purchase/cost/out/projectMistakeOut outId',
    'POST /api/purchase/cost/out/projectMistakeOut costInId',
  ]),
  ...reasoned(namesSecret, [
    'POST /api/purchase/cost/out/applyExpertOut expertId',
    'POST /api/purchase/cost/out/applyExpertOut id',
  ]),
  ...reasoned(notInForce, [
    'POST /api/purchase/cus/pro/submitSup id',
    'POST /api/purchase/cus/pro/submitSup lines.itemId',
  ]),
  ...reasoned(notWon, [
    'POST /api/purchase/entry/uploadContract contractId',
    'POST /api/purchase/entry/cusUploadContract contractId',
    'POST /api/purchase/cus/pro/signContract contractId',
  ]),
};
