import { expect, test } from 'vitest';
import type { Entity } from '../kit/entity.ts';
import type { Action } from '../kit/lifecycle.ts';
import { entities } from '../catalog.ts';
import { messageKind } from './message-states.ts';

const moving = (entities as readonly Entity[]).flatMap(({ name, lifecycle }) =>
  lifecycle ? [{ name, lifecycle }] : [],
);

/** What another decides than whoever made the row: four eyes, and every way out of the same decision. */
function decisionsOf(actions: Readonly<Record<string, Action>>): string[] {
  const byOthers = Object.values(actions).filter(({ notBy = [] }) => notBy.length > 0);
  return Object.entries(actions)
    .filter(([, action]) => byOthers.some((decision) => decision === action || isBeside(action, decision)))
    .map(([name]) => name);
}

const isBeside = ({ from, permission }: Action, decision: Action) =>
  permission !== undefined && permission === decision.permission && from.some((state) => decision.from.includes(state));

/** Decisions of others of which the maker of a row is not told by its lifecycle, each with its reason. */
const untold: Readonly<Record<string, string>> = {
  'agencyDraw.join': 'a step of the draw, which waits for the next',
  'borrow.returnLate': 'told when everything has come back',
  'borrow.returnPart': 'told when everything has come back',
  'budgetAdjust.passFirst': 'the second level decides',
  'budgetPro.passFirst': 'the second level decides',
  'bulletin.askAgain': 'whoever wrote it asks for it',
  'bulletin.askApproval': 'whoever wrote it asks for it',
  'bulletin.handOver': 'whoever wrote it asks for it',
  'bulletin.withdrawApproval': 'whoever wrote it asks for it',
  'costIn.correct': 'finance among itself: the receipt is another project’s now',
  'expertDraw.join': 'a step of the draw, which waits for the next',
  'judgement.archive': 'changes nothing for anybody',
  'project.askResult': 'the handler asks for it; the flow tells him what came of it',
  'project.recallResult': 'told with the decision of the exception',
  'project.suspend': 'told with the decision of the exception, suppliers included',
  'project.terminate': 'told with the decision of the exception, suppliers included',
  'project.withdrawResult': 'the handler asks for it; the flow tells him what came of it',
  'projectException.agree': 'told by its command: exceptionDecided',
  'projectException.refuse': 'told by its command: exceptionDecided',
  'roomContract.file': 'what follows from a decision that was told',
  'roomContract.settle': 'what follows from a decision that was told',
  'roomContract.settleCompelled': 'what follows from a decision that was told',
  'roomRent.pay': 'bills are made by the clock: nobody’s own',
  'roomRent.payPart': 'bills are made by the clock: nobody’s own',
  'roomRent.payPartLate': 'bills are made by the clock: nobody’s own',
  'roomRent.waive': 'bills are made by the clock: nobody’s own',
};

test('whoever made a row is told of what another decided about it, or it stands here why not', () => {
  const silent = moving.flatMap(({ name, lifecycle: { actions, told = [] } }) => {
    const words = new Set(told.flatMap((side) => Object.keys(side.words)));
    return decisionsOf(actions).flatMap((action) => (words.has(action) ? [] : `${name}.${action}`));
  });
  expect(silent.toSorted()).toEqual(Object.keys(untold).toSorted());
});

test('of a move at most one person of each side is told, in a word that there is', () => {
  const faults = moving.flatMap(({ name, lifecycle: { told = [] } }) => {
    const moves = told.flatMap(({ party, words }) =>
      Object.keys(words).map((action) => `${name}.${action} ${party === undefined ? 'own' : 'other'}`),
    );
    const unknown = told.flatMap(({ words }) => Object.values(words)).filter((word) => !messageKind.named(word));
    return [...moves.filter((one, at) => moves.indexOf(one) !== at), ...unknown];
  });
  expect(faults).toEqual([]);
});
