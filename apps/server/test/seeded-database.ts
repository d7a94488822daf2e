import pg from 'pg';
import { inject } from 'vitest';
import { seedPlatform } from '../src/modules/system/index.ts';
import { openDatabase } from '../src/platform/db/index.ts';
import { applyDutyRules } from '../src/platform/lifecycle/index.ts';
import { quiet } from './database-url.ts';
import { openTestDatabase, type OpenTestDatabase } from './harness.ts';

/** The demo is played by the statutory calendar, of which a test must not run out. */
export const demoDay = '2026-11-20 10:00:00';
export const demoSecret = 'a secret that is long enough to be one';

type Seeding = (opened: OpenTestDatabase) => Promise<unknown>;

const seedings = {
  /** The platform alone. */
  platform: (opened) => seedAsOwner(opened, false),
  /** The demo's tenants, people and rights. */
  accounts: (opened) => seedAsOwner(opened, true),
  /** The same, the rules of procurement, what waits for whom, and the keys that people seal and open with. */
  tendering: seedRules,
  /** All that a start brings in, and those keys. */
  product: seedProduct,
  /** The same, as if brought in on the day of the demo. */
  product_on_demo_day: seedProductOnDemoDay,
  /** And all that the demo plays: projects, flows, forms, the estate. Its secret is `demoSecret`, its files stand in `demoFiles`. */
  demo: playDemo,
} satisfies Record<string, Seeding>;

/** A database of this test file's own with these seeds in it: the first file of a run that asks for them makes them. */
export async function openSeededDatabase(
  seeds: keyof typeof seedings,
  { max }: { max?: number } = {},
): Promise<OpenTestDatabase> {
  const template = `${inject('postgres').template}_${seeds}`;
  await inTurn(template, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeTemplate(client, template, seedings[seeds]);
  });
  return openTestDatabase({ max, template });
}

/** As the start does: with the owner's role, before anybody is served. */
export async function seedAsOwner({ ownerUrl, clock }: Pick<OpenTestDatabase, 'ownerUrl' | 'clock'>, demo: boolean) {
  const owner = openDatabase({ appUrl: ownerUrl, max: 1, clock, log: quiet });
  try {
    return await seedPlatform(owner, { demo });
  } finally {
    await owner.end();
  }
}

/** It gets its name when it is whole, so that nobody copies half of it. */
async function makeTemplate(client: pg.Client, template: string, seeding: Seeding): Promise<void> {
  const opened = await openTestDatabase();
  try {
    await seeding(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
  await opened.disconnect();
  await client.query(`alter database ${opened.name} rename to ${template}`);
}

async function seedRules(opened: OpenTestDatabase): Promise<void> {
  await seedAsOwner(opened, true);
  const { seedTendering } = await import('../src/modules/tendering/seed/seed-tendering.ts');
  const owner = openDatabase({ appUrl: opened.ownerUrl, max: 1, clock: opened.clock, log: quiet });
  try {
    await seedTendering(owner);
    await applyDutyRules(owner);
  } finally {
    await owner.end();
  }
  await seedKeys(opened);
}

/** What people of the demo seal and open bids with. */
async function seedKeys({ database }: OpenTestDatabase): Promise<void> {
  const { seedDemoKeys } = await import('../src/modules/sealing/seed/seed-demo-keys.ts');
  await seedDemoKeys({ database, flowBusinesses: new Map(), log: quiet });
}

/** Loaded when they are needed: most files ask for less than the whole product. */
async function seedProduct(opened: OpenTestDatabase): Promise<void> {
  const { ownerUrl, clock } = opened;
  const { seed } = await import('../src/seed.ts');
  await seed({ ownerUrl, clock, demo: true, log: quiet });
  await seedKeys(opened);
}

async function seedProductOnDemoDay(opened: OpenTestDatabase): Promise<void> {
  opened.clock.setTo(demoDay);
  await seedProduct(opened);
}

async function playDemo(opened: OpenTestDatabase): Promise<void> {
  await seedProductOnDemoDay(opened);
  const { database, clock } = opened;
  const { createApp } = await import('../src/app.ts');
  const { seedDemo } = await import('../src/seed.ts');
  const filesFolder = inject('postgres').demoFiles;
  const app = await createApp({ database, clock, log: quiet, filesFolder, secret: demoSecret, demo: true });
  await seedDemo(app.platform, quiet);
  await app.server.close();
}

/** One at a time among all workers of the run: the lock goes with the connection. */
export async function inTurn(name: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(inject('postgres').urls.superuserUrl);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    await act(client);
  } finally {
    await client.end();
  }
}
