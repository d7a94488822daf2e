import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { mountedEndpoints, type ModuleOptions } from './modules/index.ts';
import { createAuthenticator } from './platform/access/index.ts';
import { createFiles } from './platform/files/index.ts';
import {
  createHttpServer,
  exposeHealth,
  exposeMetrics,
  exposeOpenApi,
  mount,
  serveWebFiles,
  type MountedEndpoint,
} from './platform/http/index.ts';

export interface AppOptions extends Pick<ModuleOptions, 'database' | 'clock' | 'secret' | 'demo'> {
  readonly log: Logger;
  /** DATA_DIR/files */
  readonly filesFolder: string;
  readonly trustProxy?: boolean | number | string;
  /** From one address. */
  readonly requestsPerMinute?: number;
  /** Where the built web application lies; absent in tests of the API. */
  readonly webFolder?: string;
}

export interface App {
  readonly server: FastifyInstance;
  readonly mounted: readonly MountedEndpoint[];
  /** What the modules were given: seeds run commands with it. */
  readonly modules: ModuleOptions;
}

/** Assembles the server from the platform and the modules; the caller listens, and closes what it gave. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, clock, log, secret, demo } = options;
  const authenticator = createAuthenticator({ database, clock });
  const files = createFiles({ folder: options.filesFolder, secret });
  const modules = { database, clock, authenticator, files, secret, demo };
  const server = await createHttpServer({
    log,
    trustProxy: options.trustProxy ?? false,
    requestsPerMinute: options.requestsPerMinute ?? 12_000,
  });
  exposeHealth(server, () => database.scoped(undefined).query('select 1'));
  exposeMetrics(server, () => database.poolMetrics());
  const mounted = mountedEndpoints(modules);
  const authenticate = (header: string | undefined) => authenticator.authenticate(header);
  for (const one of mounted) mount(server, one, { database, clock, authenticate });
  exposeOpenApi(
    server,
    mounted.map(({ endpoint }) => endpoint),
  );
  if (options.webFolder) await serveWebFiles(server, options.webFolder);
  return { server, mounted, modules };
}
