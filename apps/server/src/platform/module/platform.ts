import type { Authenticator } from '../access/index.ts';
import type { RootBook } from '../audit/index.ts';
import type { Clock, Database } from '../db/index.ts';
import type { Files } from '../files/index.ts';
import type { FlowBusinesses } from '../flows/index.ts';
import type { Ctx, MountedEndpoint } from '../http/index.ts';
import type { ScopeHook } from '../rows/index.ts';
import type { Secret } from '../secrets/index.ts';
import type { TemplatePart } from './template-part.ts';

/** What a process has made before any module is asked. */
export interface Tools {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticator: Authenticator;
  readonly files: Files;
  /** Master secret: keys for sealing and links are derived from it. */
  readonly secret: Secret;
  readonly demo: boolean;
  /** STORAGE_PRIVATE_HOSTS: inner hosts that an object store may have. */
  readonly privateHosts?: readonly string[];
  /** OFFICE_URL: an office server that speaks WOPI. */
  readonly officeUrl?: string;
  /** BASE_URL: under which others find this server. */
  readonly baseUrl?: string;
  /** Where the built web application lies; absent in tests of the API. */
  readonly webFolder?: string;
  /** Where the chains of evidence stood, kept beside the database; absent in tests of other things. */
  readonly rootBook?: RootBook;
}

/** What a module builds on: the tools, and what all modules together make of them. */
export interface Platform extends Tools {
  /** What flows can be about. */
  readonly flowBusinesses: FlowBusinesses;
  /** Which rows of an entity may be somebody's duty, by its name. */
  readonly dutyScopes: ReadonlyMap<string, ScopeHook>;
  /** What all modules give a tenant that has just been made. */
  readonly furnish: (ctx: Ctx) => Promise<void>;
  /** What of all modules a template of tenants carries; complete once the last module was asked. */
  readonly templateParts: readonly TemplatePart[];
  /** Everything that answers under /api and /portal; complete once the last module was asked, so not to be read before a request. */
  readonly mounted: readonly MountedEndpoint[];
}
