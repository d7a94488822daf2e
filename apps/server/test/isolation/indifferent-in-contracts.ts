import { reasoned } from './reasoned.ts';

const notInForce =
  'the sample contract is a draft, of which nothing is performed; the tests of acceptances and payments try it';

/** Ids of what is performed of contracts in which nothing makes a difference to their owner, as in indifferent-ids.ts. */
export const indifferentInContracts: Readonly<Record<string, string>> = {
  ...reasoned(notInForce, [
    'POST /api/purchase/cus/pro/performAccept id',
    'POST /api/purchase/cus/pro/performAccept lines.contractLineId',
    'POST /api/purchase/contract/acceptance/conclude lines.id',
    'POST /api/purchase/contract/acceptance/conclude members.id',
    'POST /api/purchase/contract/acceptance/conclude files.fileId',
    'POST /api/purchase/costDetail/save id',
    'POST /api/purchase/costDetail/save invoiceId',
    'POST /api/purchase/entry/contractPayment voucher.fileId',
    'POST /api/purchase/contract/invoice/save files.fileId',
    'POST /api/purchase/contract/invoice/handIn files.fileId',
  ]),
  'POST /api/purchase/cus/pro/saveProCostDetail id':
    'the expense that it belongs to is asked for first; the tests of project costs try it',
  ...reasoned('the party of the demo has won nothing; the tests of contracts try it', [
    'POST /api/purchase/entry/uploadContract fileId',
    'POST /api/purchase/entry/cusUploadContract fileId',
    'POST /api/purchase/cus/pro/signContract fileId',
  ]),
};
