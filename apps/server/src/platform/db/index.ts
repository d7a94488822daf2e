export { forgetStatementNames } from './statement-names.ts';
export { createClock, formatInstant, minutesAfter, parseInstant, type Clock, type Span } from './clock.ts';
export {
  openDatabase,
  type Database,
  type DatabaseOptions,
  type PoolMetrics,
  type TransactionOptions,
} from './database.ts';
export { nextId, startIds, type IdGenerator } from './ids.ts';
export { migrate } from './migrate.ts';
export { demandOwnNames, foreignNames, withOwnNames } from './own-names.ts';
export type { Snapshot } from './snapshot.ts';
export type { Tx } from './transaction.ts';
export type { Act, ActSeal, Db } from './types.ts';
export { elsewhere, type Ask, type Elsewhere } from './elsewhere.ts';
export { isConnectionFailure, isOverlong, isSerializationFailure, retryWhileConnecting } from './connection-failure.ts';
