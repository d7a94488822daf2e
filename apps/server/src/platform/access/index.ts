export { createAuthenticator, type Authenticator } from './authenticator.ts';
export { scopeCondition, scopeSql, type ScopeCondition } from './data-scope.ts';
export { forgetSessions, listenForForgotten } from './forget-sessions.ts';
export type { Forgotten } from './session-cache.ts';
export type { ScopeKind, SessionUser } from './session-user.ts';
export { newSalt, newToken, successorPair, tenantOfToken, tokenHash, type TokenPair } from './token.ts';
