import {
  archiveItem,
  isEvaluated,
  lawRegime,
  procedureOf,
  projectType,
  taskTemplate,
  typeMethod,
  type EndpointInput,
  type OwnNumber,
  type saveMethods as saveMethodsEndpoint,
} from '@zhaocai/model';
import { saveRows, type Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { dropRows, findRow } from '../../../platform/rows/index.ts';
import { demandLawful, statutoryNumbers, type MethodOfLaw } from './lawful-numbers.ts';
import { demandMethodOfLaw } from './type-rules.ts';

/** A method that the kind's law knows, with numbers that it allows. */
export async function completeMethod(ctx: Ctx, values: Values): Promise<Values> {
  const type = await findRow(ctx, projectType, { id: String(values.typeId) });
  const manner = Number(values.mannerCode);
  demandMethodOfLaw(ctx, { manner, regime: type.lawRegime });
  const of = { manner, lawRegime: type.lawRegime, purchaseType: type.purchaseType };
  await demandLawful(ctx, of, numbersOf(values));
  await demandException(ctx, of, values);
  demandNoticeAsDefined(of, values);
  if (values.needExpert && !isEvaluated(of)) refuse('procedure.noExperts');
  return {};
}

/** Fewer suppliers, with approval or for services, are what a law allows, or nothing. */
async function demandException(ctx: Ctx, of: MethodOfLaw, { minSuppliers, minSuppliersException }: Values) {
  const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
  if (!isGiven(minSuppliersException)) return;
  if (isGiven(minSuppliers) && Number(minSuppliersException) > Number(minSuppliers))
    refuse('procedure.exceptionAbove', { value: String(minSuppliers) });
  if (lawRegime.is(of.lawRegime, 'ownPolicy')) return;
  const kinds = (await statutoryNumbers(ctx, of)).map(({ kind }) => kind);
  const isExcepted = kinds.includes('minSuppliersException') || kinds.includes('minSuppliersServices');
  if (kinds.includes('minSuppliers') && !isExcepted) refuse('procedure.noException');
}

/** A method begins with a notice, or without one, as it is defined; where a law has it so, that is said (R04). */
function demandNoticeAsDefined({ manner, lawRegime: regime }: MethodOfLaw, { needBulletin }: Values): void {
  const publish = procedureOf(manner)?.steps.find(({ name }) => name === 'publish');
  if (needBulletin && !publish) refuse('procedure.beginsWithoutNotice');
  if (needBulletin || !publish || publish.isOptional) return;
  refuse(lawRegime.is(regime, 'ownPolicy') ? 'procedure.beginsWithNotice' : 'procedure.noticeOfLaw');
}

function numbersOf(values: Values): OwnNumber[] {
  const { minSuppliers, minSuppliersException, bidDays, bidDayType, saleDays, saleDayType } = values;
  const { resultPublicityDays, contractDays } = values;
  const numbers: readonly (readonly [kind: string, value: unknown, dayType?: unknown])[] = [
    ['minSuppliers', minSuppliers],
    ['minSuppliersException', minSuppliersException],
    ['minSuppliersServices', minSuppliersException],
    ['quotePeriod', bidDays, bidDayType],
    ['salePeriod', saleDays, saleDayType],
    ['candidatesPeriod', resultPublicityDays],
    ['resultNoticePeriod', resultPublicityDays],
    ['contractPeriod', contractDays],
  ];
  return numbers.flatMap(([kind, value, dayType]) =>
    value === null || value === undefined || value === ''
      ? []
      : [{ kind, value: Number(value), dayType: dayType ? Number(dayType) : null }],
  );
}

export const methodHooks = {
  beforeSave: completeMethod,
  beforeRemove: demandMethodUnused,
  whole: { entity: projectType, by: 'typeId' },
} as const;

/** Several methods at once: all, or none where one is wrong. */
export async function saveMethods(ctx: Ctx, { list }: EndpointInput<typeof saveMethodsEndpoint>) {
  return saveRows(ctx, typeMethod, { inputs: list, hooks: methodHooks });
}

const referenced = `
  select 1 from type_method m
  join project p on p.tenant_id = m.tenant_id and p.type_id = m.type_id and p.manner = m.manner_code
    and p.is_deleted = 0
  where m.tenant_id = $1 and m.id = any($2::bigint[])
  union all select 1 from purchase_rule where tenant_id = $1 and manner_id = any($2::bigint[]) and is_deleted = 0 limit 1`;

/** A method that no project and no rule refers to goes with its tasks and its archive list. */
async function demandMethodUnused(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if ((await ctx.db.query(referenced, [ctx.tenantId, ids])).length > 0) refuse('procedure.referenced');
  await dropRows(ctx, taskTemplate, { of: 'mannerId', ids });
  await dropRows(ctx, archiveItem, { of: 'mannerId', ids });
}
