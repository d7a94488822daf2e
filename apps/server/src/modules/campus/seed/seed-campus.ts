import {
  carPosition,
  civilDefence,
  facility,
  land,
  managementUser,
  school,
  structure,
  type Entity,
} from '@zhaocai/model';
import type { Logger } from 'pino';
import { saveRow, type Values, type WriteHooks } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { idsOfAccounts, playDemo, type Platform } from '../../../platform/module/index.ts';
import { carPositionHooks } from '../car/car-position-rules.ts';
import { distributeCarPosition } from '../car/distribute-car-position.ts';
import { demoCivilDefence, demoLand, demoSchools } from './demo-campus.ts';
import { demoCars, demoFacilities, demoManagers, demoStructures } from './demo-equipment.ts';
import { civilDefenceHooks, withLevels } from '../ledger/civil-defence-rules.ts';
import { landHooks } from '../ledger/land-rules.ts';
import { facilityHooks, managementUserHooks, schoolHooks, structureHooks } from '../ledger/ledger-rules.ts';

const findMansions = `
  select id::text from mansion where tenant_id = $1 and is_deleted = 0 order by mansion_no limit 3`;

/** The demo's campus, kept by the commands that everybody uses. Rerunnable: where any land is known nothing is done. */
export function seedDemoCampus(platform: Platform & { readonly log: Logger }): Promise<void> {
  return playDemo(platform, { unless: land, cast: ['estate'] }, async ({ estate: ctx }) => {
    const people = await idsOfAccounts(ctx.db, ['estate', 'manager', 'buyer', 'finance', 'supervisor']);
    const mansions = await ctx.db.query<{ id: string }>(findMansions, [ctx.tenantId]);
    await keepLedgers(
      ctx,
      mansions.map(({ id }) => id),
    );
    await keepManagers(ctx, people);
    await keepCars(ctx, people);
  });
}

async function keepLedgers(ctx: Ctx, mansions: readonly string[]): Promise<void> {
  await keep(ctx, school, { rows: demoSchools, hooks: schoolHooks });
  await keep(ctx, land, { rows: demoLand, hooks: landHooks });
  await keep(ctx, civilDefence, { rows: demoCivilDefence.map(withLevels), hooks: civilDefenceHooks });
  await keep(ctx, structure, { rows: demoStructures, hooks: structureHooks });
  const placed = demoFacilities.map((row, place) => ({ ...row, mansionId: mansions[place % 3] ?? null }));
  await keep(ctx, facility, { rows: placed, hooks: facilityHooks });
}

async function keepManagers(ctx: Ctx, people: ReadonlyMap<string, string>): Promise<void> {
  const rows = demoManagers.flatMap(({ account, ...row }) => {
    const userId = people.get(account);
    return userId ? [{ ...row, userId }] : [];
  });
  await keep(ctx, managementUser, { rows, hooks: managementUserHooks });
}

async function keepCars(ctx: Ctx, people: ReadonlyMap<string, string>): Promise<void> {
  const year = ctx.now.slice(0, 4);
  for (const { holder, ...row } of demoCars) {
    const { id } = await saveRow(ctx, carPosition, { input: { ...row }, hooks: carPositionHooks });
    const userId = holder && people.get(holder.account);
    if (!holder || !userId) continue;
    await distributeCarPosition(ctx, {
      action: 'assign',
      positionId: id,
      userId,
      plateNo: holder.plateNo,
      startDate: `${year}-01-01`,
      endDate: `${Number(year) + 1}-12-31`,
      fee: '1200.00',
      paymentMethod: 1,
    });
  }
}

interface Rows {
  readonly rows: readonly Values[];
  readonly hooks: WriteHooks;
}

async function keep(ctx: Ctx, entity: Entity, { rows, hooks }: Rows): Promise<void> {
  for (const row of rows) await saveRow(ctx, entity, { input: { ...row }, hooks });
}
