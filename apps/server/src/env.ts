import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { withoutTail } from '@zhaocai/model/kit/number-text';
import type { DatabaseUrls } from './platform/embedded-postgres/index.ts';

/** The settings of docs/operations.md, checked. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Where this machine alone is told how the server is: /metrics. */
  readonly metricsPort: number | undefined;
  readonly dataDir: string;
  /** The owner's URL of a PostgreSQL of one's own; absent, the embedded one is used. */
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  readonly secret: string;
  /** The youngest first: what was sealed under them opens still, and is brought under `secret`. */
  readonly previousSecrets: readonly string[];
  /** A secret given by the environment is not in DATA_DIR, hence not in a backup either. */
  readonly secretIsStored: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** As Fastify takes it: how many proxies to believe, or which. */
  readonly trustProxy: false | number | string;
  /** So many processes serve on one port; 1: no other is started. */
  readonly workers: number;
  /** What is done here: answering, the jobs, or both. */
  readonly work: (typeof WORKS)[number];
  readonly baseUrl: string;
  readonly backupDir: string;
  /** Hosts of this machine or a private network that an object store may have. */
  readonly privateHosts: readonly string[];
  /** An office server that speaks WOPI. */
  readonly officeUrl: string | undefined;
  /** `host:port` of a clamd, asked of every file before it is kept. */
  readonly clamd: string | undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

/** A setting that is wrong: its message is the one line to show before exiting with 1. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

const WORKS = ['all', 'serve', 'jobs'] as const;
const mostWorkers = 64;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** The same from src/ and from dist/: both lie three levels below the repository's root. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const NEVER_SHOWN = ['SECRET', 'SECRET_PREVIOUS', 'DATABASE_URL'];

const schema = z.object({
  PORT: z.string().refine(isPort, 'must be a whole number from 0 to 65535').transform(Number).default(8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address or a host name')
    .default('127.0.0.1'),
  METRICS_PORT: z.string().refine(isPort, 'must be a whole number from 0 to 65535').transform(Number).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'must read postgres://user:password@host:port/database').optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  SECRET_PREVIOUS: z
    .string()
    .refine(isSecretList, 'must be secrets of at least 32 characters, separated by blanks')
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: z
    .string()
    .refine(isProxyList, 'must be off, a number of proxies, or addresses such as 10.0.0.0/8, separated by commas')
    .default('off'),
  WORKERS: z
    .string()
    .refine(isWorkerCount, `must be a whole number from 1 to ${mostWorkers}`)
    .transform(Number)
    .default(1),
  WORK: z.enum(WORKS, `must be one of ${WORKS.join(', ')}`).default('all'),
  BASE_URL: z.string().refine(isHttpUrl, 'must be an http or https address').optional(),
  BACKUP_DIR: z.string().optional(),
  OFFICE_URL: z.string().refine(isHttpUrl, 'must be an http or https address').optional(),
  CLAMD: z
    .string()
    .regex(/^(?:[\w.-]+|\[[\da-fA-F:]+\]):\d{1,5}$/, 'must read host:port')
    .optional(),
  STORAGE_PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.:[\]-]+(\s*,\s*[\w.:[\]-]+)*$/, 'must be host names or addresses, separated by commas')
    .optional(),
});

/** The environment, and .env for what it does not say. */
export function environment(): Source {
  return { ...dotEnv(join(ROOT, '.env')), ...process.env };
}

/** Checks the settings. Throws SettingError; makes DATA_DIR and its secret where missing, unless all was handed over. */
export function readEnv(source: Source = environment(), { isHanded = false } = {}): Env {
  const given = parse(source);
  const dataDir = resolve(ROOT, given.DATA_DIR);
  return {
    port: given.PORT,
    host: given.HOST,
    metricsPort: given.METRICS_PORT || undefined,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    demo: given.DEMO === undefined ? isLoopback(given.HOST) : given.DEMO === '1',
    secret: given.SECRET ?? storedSecret(dataDir),
    previousSecrets: secretList(given.SECRET_PREVIOUS ?? (isHanded ? '' : previousSecretsStored(dataDir))),
    secretIsStored: given.SECRET === undefined,
    logLevel: given.LOG_LEVEL,
    trustProxy: trustProxy(given.TRUST_PROXY),
    workers: given.WORKERS,
    work: given.WORK,
    baseUrl: withoutTail(given.BASE_URL ?? `http://${urlHost(given.HOST)}:${given.PORT}`, '/'),
    backupDir: given.BACKUP_DIR ? resolve(ROOT, given.BACKUP_DIR) : join(dataDir, 'backups'),
    officeUrl: given.OFFICE_URL && withoutTail(given.OFFICE_URL, '/'),
    clamd: given.CLAMD,
    privateHosts: given.STORAGE_PRIVATE_HOSTS?.split(',').map((host) => host.trim()) ?? [],
  };
}

type ServingUrls = Pick<DatabaseUrls, 'appUrl' | 'jobsUrl'>;

/** The two connections of whoever serves, as the parent handed them over. */
export function readDatabaseUrls(source: Source = process.env): ServingUrls {
  const { ZC_APP_URL, ZC_JOBS_URL } = source;
  if (!ZC_APP_URL || !ZC_JOBS_URL) throw notAlone();
  return { appUrl: ZC_APP_URL, jobsUrl: ZC_JOBS_URL };
}

/** The owner's connection, which only whoever migrates and seeds is handed. */
export function readOwnerUrl(source: Source = process.env): string {
  if (!source.ZC_OWNER_URL) throw notAlone();
  return source.ZC_OWNER_URL;
}

function notAlone(): SettingError {
  return new SettingError('The server gets its database from "npm start" and cannot be started alone.');
}

/**
 * What the parent hands to whoever serves: its own environment without what leads to the database's owner. A DATABASE_URL
 * of `.env` is hidden too, by an empty one.
 */
export function servingEnvironment({ appUrl, jobsUrl }: ServingUrls, source: Source = process.env): Source {
  const { ZC_OWNER_URL: _owner, ...others } = source;
  return { ...others, DATABASE_URL: '', ZC_APP_URL: appUrl, ZC_JOBS_URL: jobsUrl };
}

/** What it hands to whoever migrates and seeds. */
export function owningEnvironment(urls: DatabaseUrls, source: Source = process.env): Source {
  return { ...servingEnvironment(urls, source), ZC_OWNER_URL: urls.ownerUrl };
}

/** Where a browser on the same machine finds a server that listens on this host. */
export function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function dotEnv(path: string): Source {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new SettingError(`.env cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An empty value counts as none: `PORT=` in .env is how people switch a setting off. */
function parse(source: Source): z.infer<typeof schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return NEVER_SHOWN.includes(name) ? `${name} ${message}` : `${name} ${message}, not "${given[name]}"`;
  });
  throw new SettingError(`${lines.join('; ')}.`);
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function isWorkerCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostWorkers;
}

function isSecretList(text: string): boolean {
  return secretList(text).every(({ length }) => length >= 32);
}

function secretList(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function isProxyList(text: string): boolean {
  return text === 'off' || /^\d{1,2}$/.test(text) || text.split(',').every((part) => isCidr(part.trim()));
}

function isCidr(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function trustProxy(text: string): Env['trustProxy'] {
  if (text === 'off' || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Made once, then kept: whatever was sealed with it must open after the next start. */
function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < 32) throw new SettingError(`SECRET is not set, and ${path} does not hold 32 characters.`);
  return secret;
}

/** Where SECRET is kept in DATA_DIR, so are those before it. */
function previousSecretsStored(dataDir: string): string {
  const path = join(dataDir, 'secret.previous');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!isSecretList(text)) throw new SettingError(`${path} does not hold secrets of at least 32 characters.`);
  return text;
}
