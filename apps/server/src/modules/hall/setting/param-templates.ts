import {
  isScored,
  paramTemplate,
  type EndpointInput,
  type paramsByType,
  type Row,
  type saveParamItems as endpoint,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRows, findTenantRows, lockRow } from '../../../platform/rows/index.ts';

type Items = EndpointInput<typeof endpoint>['details'];

/** Templates with their items; all of them where no kind is named. */
export async function listByType(
  ctx: Ctx,
  { tempType, type = tempType }: EndpointInput<typeof paramsByType>,
): Promise<Row<typeof paramTemplate>[]> {
  const ids = (await findTenantRows(ctx, paramTemplate)).map(({ id }) => id);
  const rows = await findRows(ctx, paramTemplate, { ids });
  return rows.filter((row) => type === undefined || row.tempType === type);
}

/** Writes the items of a template anew: each once, with points where its kind is scored. */
export async function saveParamItems(
  ctx: Ctx,
  { id, version, details }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const row = await lockRow(ctx, paramTemplate, { id, version });
  demandItems(details, isScored(row.tempType));
  const fullScore = isScored(row.tempType) ? sumOf(details) : null;
  await changeRow(ctx, paramTemplate, { id, values: { details, itemCount: details.length, fullScore } });
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'paramTemplate.items',
    subject: id,
    payload: { tempName: row.tempName, before: row.details ?? [], after: details },
  });
  return { id, version: row.version + 1 };
}

function demandItems(details: Items, hasPoints: boolean): void {
  const names = new Set<string>();
  for (const [index, { itemName: name, maxScore }] of details.entries()) {
    const line = index + 1;
    if (names.has(name)) refuse('hall.itemTwice', { name });
    if (hasPoints && !maxScore) refuse('hall.scoreMissing', { line, name });
    if (!hasPoints && maxScore) refuse('hall.scoreNone', { line, name });
    names.add(name);
  }
}

/** In hundredths: points have two places. */
function sumOf(details: Items): string {
  const hundredths = details.reduce((sum, { maxScore }) => sum + Math.round(Number(maxScore) * 100), 0);
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
}
