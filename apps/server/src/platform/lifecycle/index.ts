export { theClock, type Actor } from './actor.ts';
export { actionsFor, barredFrom, demandOthersWork } from './may-act.ts';
export { historyOf, movesOf } from './row-moves.ts';
export { demandState, holdRows, transition, transitionAll, type Moved, type Subject } from './transition.ts';
export { turnDue } from './turn-due.ts';
export { applyDutyRules, entityNamed } from './duty-rules.ts';
