import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Env, environment, readEnv, SettingError } from './env.ts';
import { restoreBackup } from './platform/embedded-postgres/index.ts';

/** `npm run restore -- FILE [--force]` */
export async function restore(args: readonly string[]): Promise<void> {
  try {
    const env = envWithoutSecret();
    const archive = args.find((arg) => !arg.startsWith('-'));
    if (!archive || !existsSync(archive)) throw new SettingError(usage(env.backupDir, archive));
    await restoreBackup({ ...env, archive: resolve(archive), force: args.includes('--force') });
    process.stdout.write(`恢复完成 Restored into ${env.dataDir}: npm start.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Reading the settings would make a secret in an empty data directory; the right one is in the backup. */
function envWithoutSecret(): Env {
  const source = environment();
  if (source['DATABASE_URL']) {
    throw new SettingError('DATABASE_URL is set: restore that database with pg_restore, and DATA_DIR with tar.');
  }
  return readEnv({ ...source, SECRET: source['SECRET'] || '-'.repeat(32) });
}

function usage(backupDir: string, given: string | undefined): string {
  const names = existsSync(backupDir) ? readdirSync(backupDir).filter((name) => name.endsWith('.tar.gz')) : [];
  const newest = names.sort().at(-1);
  const example = newest ? join(backupDir, newest) : 'FILE';
  return `${given ? `${given} is not there. ` : ''}Say which backup: npm run restore -- ${example} [--force]`;
}
