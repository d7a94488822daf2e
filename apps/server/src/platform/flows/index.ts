export type { FlowBusiness, FlowBusinesses, FlowEnd, HandingInAgain, TakenForm } from './flow-business.ts';
