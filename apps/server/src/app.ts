import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createOfficeTokens, exposeWopi } from './modules/file/index.ts';
import { assembleAll } from './modules/index.ts';
import { createSockets, type Sockets } from './modules/workflow/index.ts';
import { createRequestLog, type RequestLog } from './modules/log/index.ts';
import { storeDirectory } from './modules/resource/index.ts';
import { createAuthenticator } from './platform/access/index.ts';
import { createMinuteCounts, type MinuteCounts } from './platform/budgets/index.ts';
import { demandOwnNames } from './platform/db/index.ts';
import { createRootBook } from './platform/audit/index.ts';
import { createFiles } from './platform/files/index.ts';
import { createTally, type Tally } from './platform/jobs/index.ts';
import type { Platform, Tools } from './platform/module/index.ts';
import { documentedInput } from './platform/crud/index.ts';
import {
  callerAddress,
  bodyKeyOf,
  createHttpServer,
  exposeHealth,
  countCalls,
  type ProcessMetrics,
  exposeOpenApi,
  mount,
  observeCalls,
  serveWebFiles,
} from './platform/http/index.ts';

export interface AppOptions extends Pick<
  Tools,
  'database' | 'clock' | 'secret' | 'demo' | 'privateHosts' | 'officeUrl' | 'baseUrl' | 'webFolder'
> {
  readonly log: Logger;
  /** DATA_DIR/files */
  readonly filesFolder: string;
  /** DATA_DIR/evidence; absent in tests of other things. */
  readonly rootsFolder?: string;
  /** CLAMD: `host:port` of a scanner for malware. */
  readonly clamd?: string | undefined;
  readonly trustProxy?: boolean | number | string;
  /** From one address. */
  readonly requestsPerMinute?: number;
  /** Of the sockets; a test does not wait a minute. */
  readonly heartbeatMs?: number;
  /** Nothing is answered but how it is: its work is the jobs. */
  readonly isSilent?: boolean;
}

export interface App {
  readonly server: FastifyInstance;
  /** Notices in real time; fed by the background. */
  readonly sockets: Sockets;
  readonly metrics: ProcessMetrics;
  /** What the modules build on: seeds run commands with it. */
  readonly platform: Platform;
  readonly requestLog: RequestLog;
  /** What goes wrong in the background, which counts it here. */
  readonly tally: Tally;
  /** Of calls by the minute: what may be shared with other processes. */
  readonly counts: MinuteCounts;
}

/** Assembles the server from the platform and the modules; the caller listens, and closes what it gave. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, clock, log, secret } = options;
  const counts = createMinuteCounts(clock);
  const platform = platformOf(options, counts);
  const tally = createTally();
  const requestLog = createRequestLog({ database, clock, log });
  const server = await createHttpServer({
    log,
    trustProxy: options.trustProxy ?? false,
    requestsPerMinute: options.requestsPerMinute ?? 12_000,
    counts,
    officeUrl: options.officeUrl,
  });
  exposeHealth(server, () => demandOwnNames(database.scoped(undefined)));
  const metrics = countCalls(server, () => database.poolMetrics(), [...requestLog.metrics, ...tally.metrics]);
  observeCalls(server, requestLog);
  server.addHook('onClose', () => requestLog.stop());
  if (!options.isSilent) await exposeProduct(server, platform, options);
  const sockets = createSockets({
    database,
    clock,
    secret,
    log,
    counts,
    addressOf: (request) => callerAddress(request, options.trustProxy ?? false),
    ...(options.heartbeatMs && { heartbeatMs: options.heartbeatMs }),
  });
  if (!options.isSilent) sockets.listen(server.server);
  server.addHook('preClose', async () => sockets.close());
  return { server, platform, requestLog, sockets, tally, metrics, counts };
}

/** All that people and programs call. */
async function exposeProduct(server: FastifyInstance, platform: Platform, options: AppOptions): Promise<void> {
  const { mounted, flowBusinesses, authenticator, files } = platform;
  const { database, clock, secret } = options;
  const bodyKey = bodyKeyOf(secret);
  for (const one of mounted)
    mount(server, one, { database, clock, bodyKey, authenticate: authenticator.authenticate, flowBusinesses });
  await exposeWopi(server, { database, clock, files, tokens: createOfficeTokens(secret) });
  exposeOpenApi(
    server,
    mounted.map(({ endpoint }) => endpoint),
    documentedInput,
  );
  if (options.webFolder) await serveWebFiles(server, options.webFolder);
}

/** The modules, with what they build on. */
function platformOf(options: AppOptions, counts: MinuteCounts): Platform {
  const { database, clock, secret, demo, privateHosts, officeUrl, baseUrl, webFolder } = options;
  const authenticator = createAuthenticator({ database, clock, counts });
  const directory = storeDirectory({ database, secret });
  const files = createFiles({ folder: options.filesFolder, secret, directory, privateHosts, clamd: options.clamd });
  const rootBook = options.rootsFolder ? createRootBook({ folder: options.rootsFolder, secret }) : undefined;
  const tools = { database, clock, authenticator, files, secret, demo, privateHosts, officeUrl, baseUrl, webFolder };
  return assembleAll({ ...tools, ...(rootBook && { rootBook }) });
}
