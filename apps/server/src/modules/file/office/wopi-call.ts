import type { Clock, Database } from '../../../platform/db/index.ts';
import type { Attachment, Files } from '../../../platform/files/index.ts';
import type { Limits } from '../../../platform/http/index.ts';
import type { LockHolder } from './file-lock.ts';
import type { OfficeGrant, OfficeTokens } from './office-token.ts';

export interface WopiDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly tokens: OfficeTokens;
  /** How long a document may take to come; a test does not wait a minute. */
  readonly limits?: Limits;
}

/** A call of the office server for a user, admitted. */
export interface WopiCall {
  readonly grant: OfficeGrant;
  readonly holder: LockHolder;
  readonly attachment: Attachment;
  readonly userName: string;
  readonly canWrite: boolean;
}
