import type { Logger } from 'pino';
import type { ModuleOptions } from './modules/index.ts';
import { seedDemoCampus } from './modules/campus/index.ts';
import { seedDemoForms } from './modules/form/index.ts';
import { seedHelp } from './modules/desk/index.ts';
import { seedDictionaries } from './modules/dictionary/index.ts';
import { seedDemoSpace } from './modules/space/index.ts';
import { seedDemoLease } from './modules/lease/index.ts';
import { seedDemoCustomers } from './modules/crm/index.ts';
import { seedDemoPlans } from './modules/plan/index.ts';
import { seedPlatform, type Seeded } from './modules/system/index.ts';
import { seedDemoProjects, seedTendering } from './modules/tendering/index.ts';
import { seedDemoFlows } from './modules/workflow/index.ts';
import { seedDemoQuotaAndHousing } from './seed-estate.ts';
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
    await seedDictionaries(owner);
    await seedHelp(owner);
    return await seedPlatform(owner, { demo });
  } finally {
    await owner.end();
  }
}

/** The demo's projects and flows, by the commands that everybody uses; needs an assembled application. */
export async function seedDemo(modules: ModuleOptions, log: Logger): Promise<void> {
  if (!modules.demo) return;
  await seedDemoProjects({ ...modules, log });
  await seedDemoFlows({ ...modules, log });
  await seedDemoForms({ ...modules, log });
  await seedDemoSpace({ ...modules, log });
  await seedDemoLease({ ...modules, log });
  await seedDemoCampus({ ...modules, log });
  await seedDemoQuotaAndHousing({ ...modules, log });
  await seedDemoPlans({ ...modules, log });
  await seedDemoCustomers({ ...modules, log });
}
