export type { FlowBusiness, FlowBusinesses, FlowEnd, FlowResult, HandingInAgain, TakenForm } from './flow-business.ts';
