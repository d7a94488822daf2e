import {
  auditStatus,
  compareYuan,
  mayReviewEntries,
  project,
  projectLifecycle,
  projectStatus,
  purchaseItem,
  regimeFits,
  saleType,
  type ProjectInput,
  type Saved,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { hangFiles, seenInput } from '../../../platform/crud/index.ts';
import {
  changeRow,
  demandReference,
  demandValid,
  demandVersion,
  insertRow,
  writableValues,
  type Values,
} from '../../../platform/rows/index.ts';
import { savePackages } from '../package/save-packages.ts';
import { demandMethodAskedFor } from '../rules/asked-method.ts';
import { demandConfigured, usualKind } from '../rules/configured-method.ts';
import { demandDrawnFor, followAmount } from '../../agency/index.ts';
import { followDemands } from '../../demand/index.ts';
import { followProjects } from '../../plan/index.ts';
import { demandNoClaim, demandOrigin } from './demand-origin.ts';
import { findProject, lockProject, type ProjectRow } from './find-project.ts';
import { nameStaff } from './members/name-staff.ts';
import { enterStage } from './move-project.ts';

/** Saves a draft: the project alone, or with all its packages and goods lines, of which those not named are removed. */
export async function saveProject(ctx: Ctx, input: ProjectInput): Promise<Saved> {
  const saved = await storeProject(ctx, input);
  if (!input.id) demandNoClaim(input);
  return saved;
}

interface Storing {
  /** Of a demand or a procurement that failed: that its method is approved of is asked when somebody saves it or hands it in. */
  readonly isCarriedOver?: boolean;
}

/** The same of what a confirmed demand, or a procurement that failed, is made into: it names what it came of. */
export async function storeProject(ctx: Ctx, input: ProjectInput, storing: Storing = {}): Promise<Saved> {
  const before = input.id ? await findProject(ctx, input.id) : null;
  const saved = input.id ? await changeProject(ctx, input, input.id) : await addProject(ctx, input, storing);
  if (input.packages) await savePackages(ctx, saved.id, input.packages);
  // After what the input itself refers to: what is not there is told first.
  if (before) await demandOrigin(ctx, input, before);
  else await nameStaff(ctx, saved.id);
  await recordEvidence(ctx, {
    stream: saved.id,
    action: 'project.save',
    subject: saved.id,
    payload: {
      projectNo: input.projectNo,
      projectName: input.projectName,
      generalBudget: input.generalBudget,
      bidEndTime: input.bidEndTime,
      openTime: input.openTime,
      ...(input.mannerFiles && { approvalFiles: input.mannerFiles.map(({ fileName }) => fileName) }),
      packages: input.packages?.map(({ packageNo, packageName, budget }) => ({ packageNo, packageName, budget })),
    },
  });
  if (before) await followAmountOf(ctx, before);
  const after = { ...before, ...input };
  await followDemands(ctx, [before?.demandId, after.demandId]);
  await followProjects(ctx, [before?.planId, after.planId]);
  return saved;
}

/** An agency that is asked to run it reads the fee of the amount that it has now. */
async function followAmountOf(ctx: Ctx, before: ProjectRow): Promise<void> {
  const now = await findProject(ctx, before.id);
  const isSame = now.generalBudget === before.generalBudget && now.purchaseType === before.purchaseType;
  if (!isSame) await followAmount(ctx, now);
}

async function addProject(ctx: Ctx, input: ProjectInput, { isCarriedOver }: Storing): Promise<Saved> {
  if (!ctx.user.permissions.has('project_add')) throw new Refusal('platform.forbidden', {}, 403);
  demandValid(project, input, ctx);
  demandSense(input);
  await demandChannel(ctx, input);
  await demandReferred(ctx, { ...input });
  const typeId = isCarriedOver ? await usualKind(ctx, input) : await demandConfigured(ctx, input);
  if (!isCarriedOver) await demandMethodAskedFor(ctx, { ...input, typeId });
  const id = await insertRow(ctx, project, {
    values: { ...blankFlags, ...writtenIn(input), ...firstState(ctx), typeId },
  });
  await hangFiles(ctx, project, { id, values: input });
  await enterStage(ctx, { projectId: id, stage: projectLifecycle.code.initiated });
  return { id, version: 0 };
}

/** What a form left blank is no answer to a yes or no: that is no. */
const blankFlags = { isEntryReviewed: false, isConsortium: false };

function writtenIn(input: ProjectInput): Values {
  const values = writableValues(project, input);
  const flags = Object.keys(blankFlags).filter((name) => name in values);
  const answered = Object.fromEntries(flags.map((name) => [name, Boolean(values[name])]));
  return { ...values, ...answered, ...saleIn(values) };
}

/** Nothing said is free of charge, and that has no price. */
function saleIn(values: Values): Values {
  if (!('saleType' in values)) return {};
  const way = values.saleType ?? saleType.code.free;
  return { saleType: way, ...(saleType.is(way, 'free') && { saleMoney: null }) };
}

function firstState(ctx: Ctx): Values {
  return {
    projectStatus: projectStatus.code.draft,
    auditStatus: auditStatus.code.draft,
    handlerId: ctx.user.userId,
    buyerName: ctx.user.tenantName,
  };
}

async function changeProject(ctx: Ctx, given: ProjectInput, id: string): Promise<Saved> {
  const input = seenInput(ctx, project, given);
  const existing = await lockProject(ctx, id);
  if (!projectLifecycle.is(existing.stage, 'initiated')) refuse('tendering.notDraft');
  demandVersion(existing, input.version);
  const merged = { ...existing, ...input };
  demandValid(project, merged, ctx);
  demandSense(merged);
  await demandChannel(ctx, merged);
  await demandReferred(ctx, { ...input }, { ...existing });
  await demandDrawnFor(ctx, existing, merged);
  const typeId = await kindOf(ctx, existing, { ...merged, typeId: input.typeId });
  await demandMethodAskedFor(ctx, { ...merged, typeId });
  await changeRow(ctx, project, { id, values: { ...writtenIn(input), typeId } });
  await hangFiles(ctx, project, { id, values: input, existing: { ...existing } });
  return { id, version: existing.version + 1 };
}

type Chosen = Pick<ProjectInput, 'manner' | 'lawRegime' | 'purchaseType' | 'typeId'>;

/**
 * What was handed in once goes on by its method and kind, whatever has been closed since. Where it is bought in another way
 * now, the kind that it was of counts as little as the way.
 */
function kindOf(ctx: Ctx, existing: ProjectRow, chosen: Chosen): Promise<string | null> | string | null {
  const { submitTime, manner, lawRegime, purchaseType, typeId: before } = existing;
  const isOtherWay =
    chosen.manner !== manner || chosen.lawRegime !== lawRegime || (chosen.purchaseType ?? null) !== purchaseType;
  const isOtherKind = Boolean(chosen.typeId) && chosen.typeId !== before;
  if (submitTime !== null && !isOtherWay && !isOtherKind) return before;
  const kept = isOtherWay ? null : before;
  return demandConfigured(ctx, { ...chosen, typeId: isOtherKind ? chosen.typeId : kept });
}

async function demandReferred(ctx: Ctx, values: Values, existing?: Values): Promise<void> {
  await demandReference(ctx, purchaseItem, { name: 'itemId', values, existing });
}

/** What is sold online can be paid: the unit has a channel in use. */
async function demandChannel({ db, tenantId }: Ctx, { saleType: way }: Pick<Sense, 'saleType'>): Promise<void> {
  if (!saleType.is(way, 'online')) return;
  const inUse = await db.query('select from pay_channel where tenant_id = $1 and is_on and is_deleted = 0 limit 1', [
    tenantId,
  ]);
  if (inUse.length === 0) refuse('tendering.saleOnline');
}

type Sense = Pick<
  ProjectInput,
  'manner' | 'lawRegime' | 'entryEndTime' | 'bidEndTime' | 'openTime' | 'generalBudget'
> & {
  readonly isEntryReviewed?: boolean | null;
  readonly ceilingMoney?: string | null;
  readonly saleType?: number | null;
  readonly saleMoney?: string | null;
};

/** What must fit together in every draft, whatever the law says. */
function demandSense(draft: Sense): void {
  const { entryEndTime, bidEndTime, openTime, generalBudget, ceilingMoney } = draft;
  if (!regimeFits(draft)) refuse('tendering.regimeForManner');
  if (Boolean(draft.isEntryReviewed) && !mayReviewEntries(draft)) refuse('tendering.noEntryReview');
  if (entryEndTime > bidEndTime || bidEndTime > openTime) refuse('tendering.timesOrder');
  if (ceilingMoney && compareYuan(ceilingMoney, generalBudget) > 0) refuse('tendering.ceilingAboveBudget');
  if (saleType.is(draft.saleType, 'online', 'offline') && !draft.saleMoney) refuse('tendering.saleMoney');
}
