export { type Account, canUse, ordinaryAccount } from './account.ts';
export { verifyArchive } from './archive-reader.ts';
export { type DataFolders, writeBackup } from './backup.ts';
export {
  connectionUrls,
  type DatabaseUrls,
  externalConnectionUrls,
  inDatabase,
  withClient,
} from './connection-urls.ts';
export { lockData } from './data-lock.ts';
export { discardPostgres } from './discard-postgres.ts';
export { identify, isAlive, type ProcessIdentity, signal, waitUntilGone } from './process-identity.ts';
export { restoreBackup, type RestoreOptions } from './restore.ts';
export { ensureDatabase, MissingRightsError } from './roles.ts';
export {
  clusterAccount,
  type RunningPostgres,
  startPostgres,
  type StartLog,
  type StartOptions,
} from './start-postgres.ts';
