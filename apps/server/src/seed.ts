import type { Logger } from 'pino';
import type { ModuleOptions } from './modules/index.ts';
import { seedPlatform, type Seeded } from './modules/system/index.ts';
import { seedDemoProjects, seedTendering } from './modules/tendering/index.ts';
import { openDatabase } from './platform/db/index.ts';

export interface SeedOptions extends Pick<ModuleOptions, 'clock' | 'demo'> {
  readonly ownerUrl: string;
  readonly log: Logger;
}

/** Brings in what the program cannot do without; at every start, changing nothing that is there. */
export async function seed({ ownerUrl, clock, demo, log }: SeedOptions): Promise<Seeded> {
  // Rows of several tenants: through the owner's connection, which is closed again at once.
  const owner = openDatabase({ appUrl: ownerUrl, max: 1, clock, log });
  try {
    await seedTendering(owner);
    return await seedPlatform(owner, { demo });
  } finally {
    await owner.end();
  }
}

/** The demo's projects, by the commands that everybody uses; needs an assembled application. */
export async function seedDemo(modules: ModuleOptions, log: Logger): Promise<void> {
  if (modules.demo) await seedDemoProjects({ ...modules, log });
}
