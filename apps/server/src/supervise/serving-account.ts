import { chownSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import {
  type Account,
  canUse,
  clusterAccount,
  ordinaryAccount,
  type StartLog,
} from '../platform/embedded-postgres/index.ts';

/** What whoever serves writes; all else in DATA_DIR is the parent's and stays as it is. */
const writtenFolders = ['files', 'evidence'];

export interface ServingOptions {
  readonly env: Pick<Env, 'dataDir' | 'port' | 'metricsPort'>;
  /** The program that serves. */
  readonly script: string;
  readonly log: StartLog;
}

/**
 * As whom the server runs where root starts it: as the account that PostgreSQL runs as, to which the folders that it
 * writes are handed over. Undefined where we are no root, or where that account could not serve, which is told.
 */
export function servingAccount({ env, script, log }: ServingOptions): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const account = accountOf(env.dataDir);
    demandAble(account, { env, script });
    for (const name of writtenFolders) handOver(join(env.dataDir, name), account, log);
    return account;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`The server runs as root 服务以 root 身份运行: ${reason} (docs/operations.md, As root)`);
    return undefined;
  }
}

/** Who owns the cluster; without one who owns the files already, so that the same account goes on. */
function accountOf(dataDir: string): Account {
  const account = clusterAccount(dataDir) ?? ownerOf(join(dataDir, 'files')) ?? ordinaryAccount();
  if (!account) throw new Error('there is no ordinary account');
  return account;
}

function ownerOf(path: string): Account | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && found.uid > 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function demandAble(account: Account, { env, script }: Pick<ServingOptions, 'env' | 'script'>): void {
  const who = `account ${account.uid}`;
  if (!canUse(account, process.execPath, 'run')) throw new Error(`${who} cannot run ${process.execPath}`);
  if (!canUse(account, script, 'read')) throw new Error(`${who} cannot read ${script}`);
  if (!canUse(account, env.dataDir, 'enter')) throw new Error(`${who} cannot enter ${env.dataDir}`);
  const limit = firstOpenPort();
  const closed = [env.port, env.metricsPort ?? 0].find((port) => port > 0 && port < limit);
  if (closed !== undefined) throw new Error(`${who} may not listen on port ${closed}, which is below ${limit}`);
}

/** Below it Linux lets root alone listen. */
function firstOpenPort(): number {
  const setting = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
  return existsSync(setting) ? Number(readFileSync(setting, 'utf8')) : 1_024;
}

/**
 * What root wrote before, or a restore brought. The folder itself comes last: one that is the account's is so whole, and
 * nothing that the account has laid into it since is ever given to it by root.
 */
function handOver(folder: string, account: Account, log: StartLog): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).uid === account.uid) return;
  const content = readdirSync(folder);
  if (content.length > 0) log.info(`${folder} is handed over to account ${account.uid}.`);
  for (const name of content) giveAway(join(folder, name), account);
  chownSync(folder, account.uid, account.gid);
}

/** A link itself, never what it points to. */
function giveAway(path: string, account: Account): void {
  const isFolder = lstatSync(path).isDirectory();
  for (const name of isFolder ? readdirSync(path) : []) giveAway(join(path, name), account);
  lchownSync(path, account.uid, account.gid);
}
