import {
  enjoyedArea,
  housingStandard,
  housingSubsidy,
  isByPolicy,
  numberOf,
  subsidyKind,
  subsidyLifecycle,
  subsidyOf,
  user,
  type SubsidyFacts,
} from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandRows, lockRows, nextNumber, numberSeries } from '../../../platform/rows/index.ts';
import { figure } from '../figure.ts';

/** `BT202609010001`, counted in a day. */
const subsidyNos = numberSeries({
  entity: housingSubsidy,
  field: 'subsidyNo',
  prefix: (now) => `BT${now.slice(0, 10).replaceAll('-', '')}`,
  digits: 4,
});

/** A standard for each rank, once. */
export async function checkStandard({ db, tenantId }: Ctx, values: Values, existing?: Values): Promise<Values> {
  const taken = await db.query(
    `select from ${housingStandard.table} where tenant_id = $1 and rank_level = $2 and id <> $3 and is_deleted = 0`,
    [tenantId, values.rankLevel, existing?.id ?? '0'],
  );
  if (taken.length > 0) refuse('housing.standardTaken');
  return {};
}

interface Standard {
  readonly area: string;
  readonly basePrice: string;
  readonly ageUnitPrice: string;
  readonly coef: string | null;
  readonly salaryShare: string | null;
}

const standardOf = `
  select area, coef, salary_share as "salaryShare", base_price::numeric / 100 as "basePrice", age_unit_price::numeric / 100 as "ageUnitPrice"
  from housing_standard where tenant_id = $1 and rank_level = $2 and is_deleted = 0`;

/** [SM15] A draft, or what was rejected, with what it comes to; blanks are filled from the standard of the rank. */
export async function calculateSubsidy(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await demandRows(ctx, user, [values.userId]);
  if (existing) demandEditable(existing.status);
  await demandSingle(ctx, values, existing);
  const filled = await fillFromStandard(ctx, values);
  demandInputs(filled, values);
  const subsidy = subsidyOf(filled);
  if (!subsidy) return refuse('housing.standardMet');
  const { shortArea, amount, trace } = subsidy;
  const { standardArea, ownedArea, spouseArea, unitPrice, ageUnitPrice, coef, salaryShare } = filled;
  return {
    standardArea,
    ownedArea,
    spouseArea,
    unitPrice: yuan(unitPrice),
    ageUnitPrice: yuan(ageUnitPrice),
    ...(filled.subsidyType === subsidyKind.monthly && { coef, salaryShare }),
    shortArea,
    amount,
    trace,
    ...(!existing && { status: subsidyLifecycle.code.draft, subsidyNo: await nextNumber(ctx, subsidyNos) }),
  };
}

function demandEditable(status: unknown): void {
  if (subsidyLifecycle.is(status, 'paid', 'stopped')) refuse('housing.paidStays');
  if (!subsidyLifecycle.is(status, 'draft', 'rejected')) refuse('housing.onlyDrafts');
}

const same = `
  select from housing_subsidy
  where tenant_id = $1 and user_id = $2 and year = $3 and subsidy_type = $4 and id <> $5 and is_deleted = 0`;

async function demandSingle({ db, tenantId }: Ctx, values: Values, existing?: Values): Promise<void> {
  const { userId, year, subsidyType } = values;
  const found = await db.query(same, [tenantId, userId, year, subsidyType, existing?.id ?? '0']);
  if (found.length > 0) refuse('housing.sameSubsidy');
}

async function fillFromStandard({ db, tenantId }: Ctx, values: Values): Promise<SubsidyFacts> {
  const [standard] = await db.query<Standard>(standardOf, [tenantId, values.rankLevel]);
  const given = figure(values.standardArea, standard?.area ?? '');
  if (given === '') refuse('housing.noStandard');
  return {
    subsidyType: Number(values.subsidyType),
    standardArea: given,
    ownedArea: figure(values.ownedArea),
    spouseArea: figure(values.spouseArea),
    previousArea: figure(values.previousArea),
    workYearsBeforeFund: figure(values.workYearsBeforeFund),
    unitPrice: figure(values.unitPrice, standard?.basePrice ?? '0'),
    ageUnitPrice: figure(values.ageUnitPrice, standard?.ageUnitPrice ?? '0'),
    monthSalary: figure(values.monthSalary),
    coef: figure(values.coef, standard?.coef ?? '0'),
    salaryShare: figure(values.salaryShare, standard?.salaryShare ?? '0'),
    policyAmount: figure(values.policyAmount),
  };
}

function demandInputs(facts: SubsidyFacts, values: Values): void {
  const { subsidyType, monthSalary, policyAmount, standardArea, coef, salaryShare } = facts;
  const isNothing = (amount: string) => numberOf(amount).lte(0);
  if (isNothing(standardArea)) refuse('housing.noStandard');
  if (subsidyType === subsidyKind.lumpSum && enjoyedArea(facts).gt(0)) refuse('housing.hasHouse');
  if (subsidyType === subsidyKind.monthly && isNothing(monthSalary)) refuse('housing.salaryMissing');
  if (subsidyType === subsidyKind.monthly && (isNothing(coef) || isNothing(salaryShare))) refuse('housing.noMonthly');
  if (isByPolicy(facts) && isNothing(policyAmount)) refuse('housing.policyAmountMissing');
  if (subsidyType === subsidyKind.promotion && figure(values.previousArea, '') === '')
    refuse('housing.previousMissing');
}

function yuan(value: string): string {
  return numberOf(value).toFixed(2);
}

export async function demandRemovable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const { status } of await lockRows(ctx, housingSubsidy, { ids, mode: 'remove' })) demandEditable(status);
}
