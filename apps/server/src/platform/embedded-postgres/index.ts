export { bootstrapRoles, connectionUrls, externalConnectionUrls, inDatabase, withClient } from './connection-urls.ts';
export { identify, isAlive, type ProcessIdentity, signal, waitUntilGone } from './process-identity.ts';
export { discardPostgres } from './discard-postgres.ts';
export { ensureDatabase, MissingRightsError } from './roles.ts';
export { type RunningPostgres, startPostgres, type StartLog, type StartOptions } from './start-postgres.ts';
