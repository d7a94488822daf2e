import type { Ctx } from '../http/context.ts';
import type { FlowBusinessesOf, FlowBusinessOf } from './flow-business.ts';

export { decidedBy } from './decided-by.ts';
export { isOver } from './flow-business.ts';
export type { FlowEnd, HandingInAgain, TakenForm } from './flow-business.ts';

/** Of a call, what decides which rows there are to read. */
export type Reader = Pick<Ctx, 'db' | 'user' | 'tenantId' | 'now'>;

/** What a module says of its objects so that flows can be about them. */
export type FlowBusiness = FlowBusinessOf<Ctx, Reader>;

/** The business objects of this server by their type; a flow of no business has none. */
export type FlowBusinesses = FlowBusinessesOf<Ctx, Reader>;
