import { existsSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { copy, forgetPort } from '../kept-cluster.ts';
import { inTurn } from '../seeded-database.ts';

/**
 * Lays the data directory of a product that was started once into the empty folder. The first who asks in a run makes
 * it: initdb, the migrations and the demo take longer than most of what is done with them. Outside of a test run, where a
 * benchmark asks, nobody shares it: it is made in place.
 *
 * @param make prepares one in the folder it is given, and leaves it stopped
 */
export async function layPreparedData(dataDir: string, make: (dataDir: string) => Promise<void>): Promise<void> {
  if (!process.env.VITEST) return make(dataDir);
  const { preparedData } = inject('postgres');
  const whole = join(preparedData, 'whole');
  await inTurn('prepared data', async () => {
    if (existsSync(whole)) return;
    const making = join(preparedData, 'making');
    await mkdir(making, { recursive: true });
    await chmod(making, 0o711);
    await make(making);
    await rename(making, whole);
  });
  await copy(whole, dataDir);
  await forgetPort(dataDir);
}
