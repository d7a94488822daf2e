import type { Authenticator } from '../platform/access/index.ts';
import type { Clock, Database } from '../platform/db/index.ts';
import type { Files } from '../platform/files/index.ts';
import type { MountedEndpoint } from '../platform/http/index.ts';
import { fileEndpoints } from './file/index.ts';
import { sessionDeps, sessionRoutes } from './session/index.ts';
import { systemRoutes } from './system/index.ts';
import { tenderingRoutes } from './tendering/index.ts';

/** What the modules are given when the server is assembled. */
export interface ModuleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly authenticator: Authenticator;
  readonly files: Files;
  /** Master secret: keys for sealing and links are derived from it. */
  readonly secret: string;
  readonly demo: boolean;
}

/** Everything that answers under /api. */
export function mountedEndpoints(options: ModuleOptions): readonly MountedEndpoint[] {
  return [
    ...sessionRoutes(sessionDeps(options)),
    ...systemRoutes(options),
    ...fileEndpoints(options),
    ...tenderingRoutes(options),
  ];
}
