export { theClock, type Actor } from './actor.ts';
export { actionsFor } from './may-act.ts';
export { demandState, holdRows, transition, transitionAll, type Moved, type Subject } from './transition.ts';
