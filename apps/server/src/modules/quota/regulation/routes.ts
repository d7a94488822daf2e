import {
  chargeStandard,
  chargeTiers,
  collegeStudentRegulation,
  facultyRegulation,
  quotaParameter,
  researchRegulation,
  resource,
  sasnop,
  tierFault,
  type Entity,
  type Saved,
} from '@zhaocai/model';
import { crud, saveRow, type Values, type WriteHooks } from '../../../platform/crud/index.ts';
import { handle, Refusal, refuse, type Ctx, type MountedEndpoint } from '../../../platform/http/index.ts';
import { isTaken } from '../../../platform/rows/index.ts';
import { chargedYear, readOnlyOnceLocked, standingYear } from '../locked-years.ts';

/** The tables that the calculations go by; each row once in a year. */
export function regulationRoutes(): MountedEndpoint[] {
  return [
    ...yearly(facultyRegulation, ['category']),
    ...yearly(sasnop, ['category']),
    ...yearly(collegeStudentRegulation, ['studentType']),
    ...yearly(researchRegulation, ['kind']),
    ...yearly(quotaParameter, []),
    ...regulation(chargeStandard, readOnlyOnceLocked(chargeStandard, chargedYear, { beforeSave: checkCharge })),
  ];
}

/** A table in which each key has a row a year. */
function yearly(entity: Entity, keys: readonly string[]): MountedEndpoint[] {
  const hooks = { beforeSave: uniqueBy(entity, ['year', ...keys]) };
  return regulation(entity, readOnlyOnceLocked(entity, standingYear(entity, keys), hooks));
}

function regulation(entity: Entity, hooks: WriteHooks): MountedEndpoint[] {
  const { save } = resource(entity);
  if (!save) return [];
  const answer = handle<Values, Saved>({ ...save, input: save.input as never }, (ctx, input) =>
    update(ctx, entity, { input, hooks }),
  );
  return [...crud(entity, { ...hooks, without: ['save'] }), { ...answer, endpoint: save, opensLate: true }];
}

/** One row, or an array of them; of several the last one's id is answered. */
async function update(
  ctx: Ctx,
  entity: Entity,
  { input, hooks }: { input: Values; hooks: WriteHooks },
): Promise<Saved> {
  const rows: readonly unknown[] = Array.isArray(input.rows) ? input.rows : [input];
  if (rows.length === 0) refuse('platform.selectOne');
  let saved: Saved | undefined;
  for (const row of rows) {
    const values: Values = { ...Object(row) };
    if (!values.id && !ctx.user.permissions.has(`${entity.menu}_add`)) throw new Refusal('platform.forbidden', {}, 403);
    if (values.id && !ctx.user.permissions.has(`${entity.menu}_edit`)) throw new Refusal('platform.forbidden', {}, 403);
    saved = await saveRow(ctx, entity, { input: values, hooks });
  }
  return saved ?? refuse('platform.selectOne');
}

function uniqueBy(entity: Entity, keys: readonly string[]) {
  return async (ctx: Ctx, values: Values, existing?: Values): Promise<Values> => {
    if (await isTaken(ctx, entity, { names: keys, values, existing }))
      refuse('quota.taken', { year: String(values.year), name: nameOf(ctx, entity, { keys, values }) });
    return {};
  };
}

function nameOf(
  { language }: Ctx,
  entity: Entity,
  { keys, values }: { keys: readonly string[]; values: Values },
): string {
  for (const key of keys) {
    const field = entity.fields[key];
    const choice =
      field?.kind === 'choice' ? field.choices.find(({ value }) => value === Number(values[key])) : undefined;
    if (choice) return choice.label[language];
  }
  return entity.label[language];
}

/** Bands follow each other from 0 and the last one is open; each has a price or a multiplier. */
async function checkCharge(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  const parsed = chargeTiers.safeParse(values.tiers);
  if (!parsed.success) return refuse('quota.tierForm');
  const tiers = parsed.data;
  if (tiers.some(({ price, multiplier }) => price === null && multiplier === null)) refuse('quota.tierForm');
  const fault = tierFault(tiers);
  if (fault) refuse(fault === 'gap' ? 'quota.tierGap' : 'quota.tierOpen');
  const { effectiveDate } = values;
  if (await isTaken(ctx, chargeStandard, { names: ['effectiveDate'], values, existing }))
    refuse('quota.taken', { year: String(effectiveDate).slice(0, 4), name: String(effectiveDate) });
  return { tiers };
}
