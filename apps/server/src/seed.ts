import type { Logger } from 'pino';
import { modules } from './modules/index.ts';
import { seedPlatform, type Seeded } from './modules/system/index.ts';
import { forgetStatementNames, openDatabase, type ActSeal } from './platform/db/index.ts';
import type { Platform, Tools } from './platform/module/index.ts';

export interface SeedOptions extends Pick<Tools, 'clock' | 'demo'> {
  readonly ownerUrl: string;
  readonly acts?: ActSeal;
  readonly log: Logger;
}

/** Brings in what the program cannot do without; at every start, changing nothing that is there. */
export async function seed({ ownerUrl, clock, acts, demo, log }: SeedOptions): Promise<Seeded> {
  // Rows of several tenants: through the owner's connection, which is closed again at once.
  const owner = openDatabase({ appUrl: ownerUrl, max: 1, clock, log, acts });
  try {
    for (const module of modules) await module.seed?.(owner);
    return await seedPlatform(owner, { demo });
  } finally {
    await owner.end();
  }
}

/** The demo's projects, flows and all else, by the commands that everybody uses; needs an assembled application. */
export async function seedDemo(platform: Platform, log: Logger): Promise<void> {
  if (!platform.demo) return;
  for (const module of modules) await module.seedDemo?.({ ...platform, log });
  forgetStatementNames();
}
