import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Sessions } from './platform/access/index.ts';
import type { Clock, Database } from './platform/db/index.ts';
import {
  createHttpServer,
  exposeHealth,
  exposeMetrics,
  exposeOpenApi,
  mount,
  serveWebFiles,
  type MountedEndpoint,
} from './platform/http/index.ts';
import { mountedEndpoints, type ModuleOptions } from './modules/index.ts';

export interface AppOptions extends ModuleOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly trustProxy: boolean | number | string;
  readonly requestsPerMinute?: number;
  /** Where the built web application lies; absent in tests of the API. */
  readonly webFolder?: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly mounted: readonly MountedEndpoint[];
}

/** Assembles the server from the platform and the modules; the caller listens, and closes what it gave. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, clock, log } = options;
  const server = await createHttpServer({
    log,
    trustProxy: options.trustProxy,
    requestsPerMinute: options.requestsPerMinute ?? 12_000,
  });
  const mounted = mountedEndpoints(options);
  const sessions = new Sessions(database, clock);
  exposeHealth(server, () => database.scoped(undefined).query('select 1'));
  exposeMetrics(server, () => database.poolMetrics());
  for (const one of mounted) mount(server, one, { database, clock, authenticate: (header) => sessions.authenticate(header) });
  exposeOpenApi(server, mounted.map(({ endpoint }) => endpoint));
  if (options.webFolder) await serveWebFiles(server, options.webFolder);
  return { server, mounted };
}
