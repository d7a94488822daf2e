import {
  checkItemFields,
  documentConfirm,
  documentConfirmLifecycle,
  evaluationMessages,
  evaluationStandard,
  faultsOfStandard,
  project as projectEntity,
  projectLifecycle,
  purchasePackage,
  scoreItemFields,
  type EndpointInput,
  type removeStandard as removeEndpoint,
  type Saved,
  type saveStandard as endpoint,
  type StandardDraft,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import {
  changeRow,
  demandValid,
  demandVersion,
  dropRows,
  findRow,
  findRows,
  insertRow,
  noteWriter,
} from '../../../platform/rows/index.ts';
import { factsOfStandards, lockProject, type ProjectRow } from '../../tendering/index.ts';

/** Writes the standard of a package as a whole: it may be used as it is, or it is refused and nothing is kept. */
export async function saveStandard(
  ctx: Ctx,
  { packageId, version, ...given }: EndpointInput<typeof endpoint>,
): Promise<Saved> {
  const project = await lockEditable(ctx, packageId);
  const draft: StandardDraft = {
    ...given,
    priceWeight: given.priceWeight ?? null,
    benchmarkPercent: given.benchmarkPercent ?? null,
    items: given.items.map((item) => ({ ...item, step: item.step ?? null })),
  };
  demandLines(ctx, draft);
  const facts = await factsOfStandards(ctx, project);
  const [fault] = faultsOfStandard(draft, facts);
  if (fault) refuse(`evaluation.${fault.code}`, { ...fault.params, article: facts.article ?? '' });
  const values = { projectId: project.id, packageId, ...draft };
  const { checks: _checks, items: _items, ...head } = values;
  demandValid(evaluationStandard, head, ctx);
  const stored = await store(ctx, packageId, { version, values });
  await noteWriter(ctx, projectEntity, { id: project.id });
  return stored;
}

async function store(
  ctx: Ctx,
  packageId: string,
  { version, values }: { readonly version: number | undefined; readonly values: Readonly<Record<string, unknown>> },
): Promise<Saved> {
  const standing = await standardOf(ctx, packageId);
  const { projectId: stream, ...payload } = values;
  if (!standing) {
    if (version !== undefined) refuse('platform.stale');
    const id = await insertRow(ctx, evaluationStandard, { values });
    await recordEvidence(ctx, { stream: String(stream), action: 'evaluationStandard.add', subject: id, payload });
    return { id, version: 0 };
  }
  demandVersion(standing, version);
  const { id } = standing;
  await changeRow(ctx, evaluationStandard, { id, values });
  await recordEvidence(ctx, { stream: String(stream), action: 'evaluationStandard.edit', subject: id, payload });
  return { id, version: standing.version + 1 };
}

/** Its project is held: nobody else writes it meanwhile. */
async function standardOf(ctx: Ctx, packageId: string) {
  const found = await ctx.db.query<{ id: string }>(
    'select id::text from evaluation_standard where tenant_id = $1 and package_id = $2 and is_deleted = 0',
    [ctx.tenantId, packageId],
  );
  const [standing] = await findRows(ctx, evaluationStandard, { ids: found.map(({ id }) => id) });
  return standing;
}

/** Takes the standard of a package away: its project is decided by the comparison of prices again. */
export async function removeStandard(
  ctx: Ctx,
  { packageId, version }: EndpointInput<typeof removeEndpoint>,
): Promise<null> {
  const project = await lockEditable(ctx, packageId);
  const standing = (await standardOf(ctx, packageId)) ?? refuse('platform.stale');
  demandVersion(standing, version);
  await dropRows(ctx, evaluationStandard, { ids: [standing.id] });
  await recordEvidence(ctx, {
    stream: project.id,
    action: 'evaluationStandard.delete',
    subject: standing.id,
    payload: { packageId },
  });
  await noteWriter(ctx, projectEntity, { id: project.id });
  return null;
}

/**
 * The project of a package, held, while its standard may change: it is part of the documents, so it stands still while
 * somebody confirms them and from then on. Whoever wants to change it leads the project back first.
 */
async function lockEditable(ctx: Ctx, packageId: string): Promise<ProjectRow> {
  const { projectId } = await findRow(ctx, purchasePackage, { id: packageId });
  const project = await lockProject(ctx, projectId);
  if (project.publishTime !== null) refuse('evaluation.locked');
  const isDrafted = projectLifecycle.is(project.stage, 'initiated', 'drafting');
  if (!isDrafted || (await areDocumentsAsked(ctx, projectId))) refuse('evaluation.confirmedAlready');
  return project;
}

async function areDocumentsAsked(ctx: Ctx, projectId: string): Promise<boolean> {
  const found = await ctx.db.query(
    `select 1 from ${documentConfirm.table} where tenant_id = $1 and project_id = $2 and is_deleted = 0
       and confirm_status in ${documentConfirmLifecycle.sql('toConfirm')} limit 1`,
    [ctx.tenantId, projectId],
  );
  return found.length > 0;
}

/** Each line by itself; all of them together judges the model. */
function demandLines({ language }: Pick<Ctx, 'language'>, { checks, items }: StandardDraft): void {
  const where = (code: 'evaluation.checkLine' | 'evaluation.itemLine', index: number) =>
    evaluationMessages[code][language].replace('{line}', String(index + 1));
  for (const [index, check] of checks.entries())
    demandValid({ fields: checkItemFields }, { ...check }, { language, where: where('evaluation.checkLine', index) });
  for (const [index, item] of items.entries())
    demandValid({ fields: scoreItemFields }, { ...item }, { language, where: where('evaluation.itemLine', index) });
}
