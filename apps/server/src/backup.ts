import { environment, readEnv, SettingError } from './env.ts';
import { verifyArchive, writeBackup } from './platform/embedded-postgres/index.ts';

/** `npm run backup`: database, files, secret and passwords in one archive, while the server runs or not. */
export async function backup(): Promise<void> {
  try {
    if (environment()['DATABASE_URL']) {
      throw new SettingError('DATABASE_URL is set: back that database up with pg_dump, and DATA_DIR with tar.');
    }
    const env = readEnv();
    const path = await writeBackup(env);
    const files = await verifyArchive(path);
    process.stdout.write(`备份完成 Backed up and verified: ${path} (${files} files)\n`);
    if (!env.secretIsStored)
      process.stdout.write('SECRET comes from the environment and is not in the backup: keep it.\n');
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
