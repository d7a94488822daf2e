import { expect, test } from 'vitest';
import { entities } from './catalog.ts';
import type { Entity } from './kit/entity.ts';

/** Words by which an action settles what somebody has written or asked for, or moves money. */
const deciding = /^(approve|confirm|agree|pass|pay|waive|convert|restore|compel|settle)/;

/** Where another person is certain otherwise, or there is nothing of a person's to look at. */
const reasons: Readonly<Record<string, string>> = {
  'leaveRequest.agree': 'its flow decides, and asks nobody about his own',
  'project.confirmDocuments': 'follows from documentConfirm.agree, which is not for who handed them in',
  'entry.approve': 'a supplier registered, of another tenant',
  'hallConfirmation.confirm': 'a bidder confirms what was read out of his own bid',
  'deposit.confirm': 'a supplier handed it in, of another tenant',
  'objection.confirm': 'who raised it agrees to an answer of the other side',
  'committee.confirm': 'the law counts its members, and its experts come by a draw that two have made',
  'payOrder.settle': 'a channel says that the money has come',
  'payOrder.confirm': 'a supplier handed the voucher in, of another tenant',
  'payRecord.settle': 'a channel says that the money has come',
  'projectTask.pass': 'follows from what the project does',
  'plan.settle': 'takes back what a finished plan left over; nobody asked for it',
  'roomContract.compel': 'the university asks for it itself, after notice; another settles it',
  'roomRent.pay': 'keeps a receipt: the sum follows from contract and calendar',
  'roomRent.payPart': 'keeps a receipt',
  'roomRent.payPartLate': 'keeps a receipt',
  'roomRent.settle': 'follows from roomContract.settle, which is not for who ended the contract',
};

const lifecycles = (entities as readonly Entity[]).flatMap(({ name, lifecycle }) =>
  Object.entries(lifecycle?.actions ?? {}).map(([action, definition]) => ({
    ...definition,
    name: `${name}.${action}`,
  })),
);
const decisions = lifecycles.filter(({ name, byClock }) => deciding.test(name.split('.')[1] ?? '') && !byClock);

test.each(decisions.filter(({ name }) => !(name in reasons)))(
  '$name is done by another than who made or asked for it',
  ({ notBy = [] }) => {
    expect(notBy).not.toEqual([]);
  },
);

test('a reason for one pair of eyes is given of decisions alone that look for no other pair', () => {
  const alone = decisions.filter(({ notBy }) => !notBy).map(({ name }) => name);
  expect(Object.keys(reasons).filter((name) => !alone.includes(name))).toEqual([]);
});
