import {
  boundOf,
  compareYuan,
  fenToYuan,
  methodByAmount,
  projectType,
  purchaseRule,
  rangesOverlap,
  regionStem,
  ruleAction,
  mayWarn,
  typeMethod,
  type AmountRange,
} from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandReference, findRow } from '../../../platform/rows/index.ts';
import { demandLawful } from './lawful-numbers.ts';

/** A rule by amount overlaps with no other of its kind; a number is none that the law forbids. */
export async function completeRule(ctx: Ctx, values: Values, existing?: Values): Promise<Values> {
  await demandReference(ctx, projectType, { name: 'typeId', values, existing });
  await demandReference(ctx, typeMethod, { name: 'mannerId', values, existing });
  demandKnownMatter(values, existing);
  demandOrder(values);
  const method = values.mannerId ? await findRow(ctx, typeMethod, { id: String(values.mannerId) }) : undefined;
  if (method && values.typeId && String(values.typeId) !== method.typeId) refuse('procedure.ruleOtherType');
  const typeId = method?.typeId ?? values.typeId ?? null;
  if (boundOf(String(values.ruleCode))) await demandNumber(ctx, { values, method, typeId });
  else if (values.ruleCode === methodByAmount && !method) refuse('procedure.ruleMethod');
  demandTightened(values, existing);
  demandSource(values, existing);
  const regionCode = await knownRegion(ctx, values, existing);
  await demandNoOverlap(ctx, { ...values, typeId, regionCode }, existing);
  return { typeId, regionCode };
}

/** What nothing reads would rule nothing. What stands already stays. */
function demandKnownMatter({ ruleCode }: Values, existing?: Values): void {
  const isKnown = purchaseRule.fields.ruleCode.words.some(({ value }) => value === ruleCode);
  if (!isKnown && ruleCode !== existing?.ruleCode) refuse('procedure.ruleMatter', { code: String(ruleCode) });
}

const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value));

function demandOrder(values: Values): void {
  const [from, to] = [text(values.amountFrom), text(values.amountTo)];
  if (to !== null && compareYuan(from ?? '0', to) >= 0) refuse('procedure.rangeOrder');
  const until = text(values.effectiveTo);
  if (until !== null && until < String(values.effectiveFrom)) refuse('procedure.datesOrder');
}

/**
 * A rule holds in its region and in all that lie in it (`liesIn`): `330000` and `33` are the same province, whichever of the
 * two the list of regions has. One that no region has would hold nowhere. What stands already stays.
 */
async function knownRegion(ctx: Ctx, values: Values, existing?: Values): Promise<string | null> {
  const said = text(values.regionCode);
  if (said === null || said === text(existing?.regionCode)) return said;
  const [row] = await ctx.db.query<{ code: string }>(
    'select code from region where code = any($1::text[]) and is_deleted = 0 order by length(code) limit 1',
    [[said, regionStem(said)]],
  );
  return row?.code ?? refuse('procedure.regionUnknown', { code: said });
}

interface Numbered {
  readonly values: Values;
  readonly method: { readonly typeId: string; readonly mannerCode: number } | undefined;
  readonly typeId: unknown;
}

const mannersOf = `
  select manner_code as manner from type_method where tenant_id = $1 and type_id = $2 and is_deleted = 0`;

async function demandNumber(ctx: Ctx, { values, method, typeId }: Numbered): Promise<void> {
  const value = text(values.value);
  if (value === null) return refuse('procedure.ruleValue');
  if (ruleAction.is(values.action, 'warn') && !mayWarn(String(values.ruleCode))) refuse('procedure.ruleWarns');
  if (!typeId) return;
  const { lawRegime } = await findRow(ctx, projectType, { id: String(typeId) });
  const manners = method
    ? [{ manner: method.mannerCode }]
    : await ctx.db.query<{ manner: number }>(mannersOf, [ctx.tenantId, typeId]);
  const own = { kind: String(values.ruleCode), value, dayType: values.dayType ? Number(values.dayType) : null };
  for (const { manner } of manners) await demandLawful(ctx, { manner, lawRegime }, [own]);
}

/** What the law begins with begins with less at most, everywhere, for ever. */
function demandTightened(values: Values, existing?: Values): void {
  if (!existing?.isStatutory) return;
  const least = text(existing.statutoryAmount) ?? '0';
  const isOther = (name: string) => String(values[name] ?? '') !== String(existing[name] ?? '');
  const isLooser =
    compareYuan(text(values.amountFrom) ?? '0', least) > 0 ||
    String(values.effectiveFrom) > String(existing.effectiveFrom) ||
    ['typeId', 'amountTo', 'regionCode', 'effectiveTo', 'mannerId', 'ruleCode', 'action'].some(isOther);
  if (isLooser) refuse('procedure.statutoryAmount', { value: least });
}

/** A threshold that somebody else has set is changed by what that somebody has published. */
function demandSource(values: Values, existing?: Values): void {
  if (!existing || existing.isStatutory || !text(existing.sourceArticle)) return;
  if (compareYuan(text(values.amountFrom) ?? '0', text(existing.amountFrom) ?? '0') === 0) return;
  if (text(values.sourceArticle) === text(existing.sourceArticle)) refuse('procedure.newSource');
}

type Stored = AmountRange & { readonly ruleName: string };

const siblings = `
  select rule_name as "ruleName", amount_from as "amountFrom", amount_to as "amountTo", region_code as "regionCode",
    effective_from as "effectiveFrom", effective_to as "effectiveTo"
  from ${purchaseRule.table} where tenant_id = $1 and rule_code = $2 and type_id is not distinct from $3::bigint
    and ($4::bigint is null or manner_id is not distinct from $4::bigint) and id <> $5 and is_deleted = 0
  order by amount_from nulls first`;

async function demandNoOverlap(ctx: Ctx, values: Values, existing?: Values): Promise<void> {
  // Who saves two rules of a kind at once waits for the first.
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [`purchase_rule ${ctx.tenantId}`]);
  // By which method an amount is bought is said once for the kind; a number once for each method.
  const mannerId = values.ruleCode === methodByAmount ? null : text(values.mannerId);
  const of = [ctx.tenantId, values.ruleCode, values.typeId, mannerId, existing?.id ?? '0'];
  const rows = await ctx.db.query<Stored & Record<string, unknown>>(siblings, of);
  const yuan = (fen: string | null) => (fen === null ? null : fenToYuan(fen));
  const range: AmountRange = {
    amountFrom: text(values.amountFrom),
    amountTo: text(values.amountTo),
    regionCode: text(values.regionCode),
    effectiveFrom: String(values.effectiveFrom),
    effectiveTo: text(values.effectiveTo),
  };
  const other = rows.find((row) =>
    rangesOverlap(range, { ...row, amountFrom: yuan(row.amountFrom), amountTo: yuan(row.amountTo) }),
  );
  if (other) refuse('procedure.rangesOverlap', { name: other.ruleName });
}

const statutory = `
  select 1 from purchase_rule where tenant_id = $1 and id = any($2::bigint[]) and is_statutory and is_deleted = 0`;

export async function demandOwnRules(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if ((await ctx.db.query(statutory, [ctx.tenantId, ids])).length > 0) refuse('procedure.statutoryRule');
}
