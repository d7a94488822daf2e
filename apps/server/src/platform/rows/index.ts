export { projectionOf, toWireRow } from './columns.ts';
export { changeRow } from './change.ts';
export { demandValid, demandVersion, writableValues, type Values } from './values.ts';
export { dropRows } from './drop.ts';
export {
  findRow,
  findRows,
  findTenantRows,
  isSeen,
  lockRow,
  lockRows,
  lockTenantRows,
  lockThere,
  type LockMode,
  type Reach,
} from './find.ts';
export { insertRow, insertRows, type Insertion } from './insert.ts';
export { holdReferences } from './hold-references.ts';
export { holdTenant } from './hold-tenant.ts';
export { byNumber, noteLocks, noteNew } from './lock-order.ts';
export { lockInTenants, rowsToHold, type RowsOfTenant } from './lock-in-tenants.ts';
export { nextNumber, nextNumbers, numberSeries, proposedNumber, type NumberSeries } from './number-series.ts';
export { demandOwner, mayHandle } from './owner.ts';
export { demandReference, demandRows, demandSeen } from './references.ts';
export { Parameters } from './sql-text.ts';
export { columnTypeOf } from './storage.ts';
export { demandFree, isTaken } from './unique.ts';
export { noteWriter } from './writers.ts';
export { visibleConditions, type ScopeHook } from './visible.ts';
