import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import type { FileAccess } from '../files/index.ts';
import type { FlowBusiness } from '../flows/index.ts';
import type { Ctx, MountedEndpoint } from '../http/index.ts';
import type { Part, PartOptions, Task } from '../jobs/index.ts';
import type { OutboxReader } from '../outbox/index.ts';
import type { ScopeHook } from '../rows/index.ts';
import type { SealedAtRest, Secret } from '../secrets/index.ts';
import type { Platform } from './platform.ts';
import type { TemplatePart } from './template-part.ts';

/** What a module works with where no request waits. */
export type Background = Pick<
  Platform,
  'database' | 'clock' | 'authenticator' | 'files' | 'flowBusinesses' | 'rootBook' | 'secret' | 'privateHosts'
> &
  PartOptions;

/** What a domain brings to the server; `modules/index.ts` lists each once. */
export interface Module {
  /** The folder of the module, of its domain in the model and of its feature in the web. */
  readonly name: string;
  /** Its tables that hold no entity: links, and what is written once. */
  readonly tables?: readonly string[];
  /** Everything of it that answers: under /api, and of what anybody reads under /portal. */
  readonly routes: (platform: Platform) => readonly MountedEndpoint[];
  /** Its objects that flows can be about. */
  readonly flowBusinesses?: (platform: Platform) => readonly FlowBusiness[];
  /** Who reads the files of its objects, by the kind of business that they hang on. */
  readonly fileAccess?: (platform: Platform) => Readonly<Record<string, FileAccess>>;
  /**
   * What its lists show of an entity beyond the data scope, by the entity's name: a row that they keep from somebody is
   * no duty of his either.
   */
  readonly dutyScopes?: Readonly<Record<string, ScopeHook>>;
  /** What of it lies sealed under SECRET: brought under another one when SECRET changes. */
  readonly sealed?: (secret: Secret) => readonly SealedAtRest[];
  /** Rows that the product cannot do without: at every start, through the owner's connection, changing nothing there is. */
  readonly seed?: (owner: Database) => Promise<void>;
  /** Its part of the demo, by the commands that everybody uses; what is there is left alone. */
  readonly seedDemo?: (platform: Platform & { readonly log: Logger }) => Promise<void>;
  /** What a tenant that has just been made begins with; called inside it. */
  readonly furnish?: (ctx: Ctx) => Promise<void>;
  /** What of it a template of tenants carries. */
  readonly templatePart?: (platform: Platform) => TemplatePart;
  /** Hears what other processes committed. */
  readonly listen?: (reader: Pick<OutboxReader, 'onMessage'>, platform: Background) => void;
  /** Once when the process starts, for it may have rested long. */
  readonly atStart?: (platform: Background) => Promise<void>;
  /** Its parts of the nightly work; each may run twice, and none keeps the others from being done. */
  readonly nightly?: (platform: Background) => Promise<readonly Part[]>;
  /** Jobs by the name under which they are enqueued. */
  readonly tasks?: (platform: Background) => Readonly<Record<string, Task>>;
  /** When its tasks run of themselves: lines of graphile-worker, counted in UTC. */
  readonly crontab?: readonly string[];
}
