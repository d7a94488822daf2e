import {
  compareYuan,
  packageItem,
  purchasePackage,
  type ItemInput,
  type PackageInput,
  type PackageRow,
} from '@zhaocai/model';
import { hiddenFields } from '../../../platform/access/index.ts';
import { seenInput } from '../../../platform/crud/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  dropRows,
  changeRow,
  demandValid,
  insertRow,
  writableValues,
  type Values,
} from '../../../platform/rows/index.ts';
import { packageRows } from './package-queries.ts';

/** Makes the packages of a draft exactly these: known ones are changed, new ones added, the others removed. */
export async function savePackages(ctx: Ctx, projectId: string, inputs: readonly PackageInput[]): Promise<void> {
  const known = await idsOf(ctx, 'package', projectId);
  const kept = inputs.map(({ id }) => id).filter((id) => id !== undefined);
  if (kept.some((id) => !known.has(id)) || new Set(kept).size !== kept.length) notFound();
  await removeOthers(ctx, purchasePackage, { known, kept });
  // Numbers may change places: out of the way first, for they are unique within the project.
  await ctx.db.query(
    'update package set package_no = package_no + 100000 where tenant_id = $1 and project_id = $2 and is_deleted = 0',
    [ctx.tenantId, projectId],
  );
  const stored = await hiddenParts(ctx, projectId);
  for (const [index, input] of inputs.entries())
    await savePackageRow(ctx, projectId, {
      input: { ...input, packageNo: input.packageNo ?? index + 1 },
      existing: stored.find(({ id }) => id === input.id),
    });
}

/** What of each stored package the user does not see: a save leaves it as it is, and judges with it. */
async function hiddenParts(ctx: Ctx, projectId: string): Promise<Partial<PackageRow>[]> {
  const hidden = hiddenFields(ctx.user, purchasePackage);
  if (hidden.length === 0) return [];
  const rows = await packageRows(ctx, projectId);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || hidden.includes(name))),
  );
}

interface PackageSave {
  readonly input: PackageInput;
  /** What is stored and is judged with what was sent. */
  readonly existing?: Partial<PackageRow> | undefined;
}

/** One package with its goods lines; the caller has checked that the project is a draft and his to change. */
export async function savePackageRow(ctx: Ctx, projectId: string, { input, existing }: PackageSave): Promise<string> {
  const given = input.id ? seenInput(ctx, purchasePackage, input) : input;
  const whole = { ...existing, ...given };
  const where = ctx.language === 'zh' ? `第${whole.packageNo}包：` : `Package ${whole.packageNo}: `;
  demandValid(purchasePackage, { ...whole, projectId }, { language: ctx.language, where });
  if (whole.ceilingMoney && compareYuan(whole.ceilingMoney, whole.budget) > 0) refuse('tendering.ceilingAboveBudget');
  const values = { ...writableValues(purchasePackage, given), projectId, maxWinners: Number(whole.maxWinners) || 1 };
  const id = await upsert(ctx, purchasePackage, { id: input.id, values });
  if (input.items) await saveItems(ctx, { projectId, packageId: id, where }, input.items);
  return id;
}

interface Place {
  readonly projectId: string;
  readonly packageId: string;
  readonly where: string;
}

async function saveItems(
  ctx: Ctx,
  { projectId, packageId, where }: Place,
  inputs: readonly ItemInput[],
): Promise<void> {
  const known = await idsOf(ctx, 'package_item', packageId);
  const kept = inputs.map(({ id }) => id).filter((id) => id !== undefined);
  if (kept.some((id) => !known.has(id)) || new Set(kept).size !== kept.length) notFound();
  await removeOthers(ctx, packageItem, { known, kept });
  for (const [index, input] of inputs.entries()) {
    const values = { ...writableValues(packageItem, input), projectId, packageId, lineNo: index + 1 };
    const line = ctx.language === 'zh' ? `第${index + 1}行` : `line ${index + 1}, `;
    demandValid(packageItem, values, { language: ctx.language, where: `${where}${line}` });
    await upsert(ctx, packageItem, { id: input.id, values });
  }
}

async function upsert(
  ctx: Ctx,
  entity: typeof purchasePackage | typeof packageItem,
  { id, values }: { id: string | undefined; values: Values },
): Promise<string> {
  if (!id) return insertRow(ctx, entity, { values });
  await changeRow(ctx, entity, { id, values });
  return id;
}

type ChildTable = 'package' | 'package_item';

const packagesIn = 'select id from package where tenant_id = $1 and project_id = $2 and is_deleted = 0';
const itemsIn = 'select id from package_item where tenant_id = $1 and package_id = $2 and is_deleted = 0';

/** Of a project its packages, of a package its lines. */
async function idsOf(ctx: Ctx, table: ChildTable, parent: string): Promise<Set<string>> {
  const values = [ctx.tenantId, parent];
  const rows = await ctx.db.query<{ id: string }>(table === 'package' ? packagesIn : itemsIn, values);
  return new Set(rows.map(({ id }) => id));
}

async function removeOthers(
  ctx: Ctx,
  entity: typeof purchasePackage | typeof packageItem,
  { known, kept }: { known: Set<string>; kept: readonly string[] },
): Promise<void> {
  const gone = [...known].filter((id) => !kept.includes(id));
  if (gone.length > 0) await dropRows(ctx, entity, { ids: gone });
}
