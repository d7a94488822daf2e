export { createAuthenticator, type Authenticator } from './authenticator.ts';
export { demandExport, spendHourly } from './budget-book.ts';
export { everyHolder, holdersOf, type Holder } from './holders-of.ts';
export { sightSql } from './seen-rows.ts';
export { demandDeptInScope } from './dept-in-scope.ts';
export { examineAllPermission, isInScope, scopeCondition, scopeSql, type ScopeCondition } from './data-scope.ts';
export { newApiKey } from './find-api-key.ts';
export { findUser, lastingSessions } from './find-session.ts';
export { forgetEverySession, forgetSessions, forgottenBy, listenForForgotten } from './forget-sessions.ts';
export { holdsRight } from './holds-right.ts';
export { inTenant } from './in-tenant.ts';
export type { Forgotten } from './session-cache.ts';
export { groupScopes, type StoredScope } from './registered-scope.ts';
export { hiddenFields, seenEntity, seenNote, seenProperties, seenRow, tellsHidden } from './seen-fields.ts';
export type { ScopeKind, SessionUser } from './session-user.ts';
export {
  demandPlaceOf,
  isWithin,
  isWithinNetworks,
  isWithinTimes,
  placesOfTenant,
  strangeNetwork,
  unlimited,
} from './places.ts';
export { newSalt, newToken, successorPair, tenantOfToken, tokenHash, type TokenPair } from './token.ts';
export { joinDepts, joinRoles } from './user-joins.ts';
