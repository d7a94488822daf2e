import {
  addDays,
  demand,
  demandLifecycle,
  lawRegime,
  manner,
  procurementMethod,
  project,
  quoteType,
  sumYuan,
  usualRegime,
  type DemandDetailRow,
  type EndpointInput,
  type FileValue,
  type ItemInput,
  type PackageInput,
  type projectOfDemand as endpoint,
  type ProjectInput,
  type Row,
  type Saved,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { changeRow, findRow, lockRow, lockRows, nextNumber } from '../../../platform/rows/index.ts';
import { demandMainType, familyOf, linesOfAll, partsForProject, requestsFor } from '../../demand/index.ts';
import { projectNumbers } from './project-number.ts';
import { storeProject } from './save-project.ts';

type DemandRow = Row<typeof demand>;

/**
 * A draft of what a confirmed demand and its parts describe: one package for each, with its lines, and files, plan and
 * item of the whole. Its times are a proposal that lies ahead; the rules, the approval of another method than the amount
 * asks for among them, are asked when it is saved or submitted.
 */
export async function makeOfDemand(ctx: Ctx, input: EndpointInput<typeof endpoint>): Promise<Saved> {
  const top = await lockRow(ctx, demand, input);
  if (!demandLifecycle.is(top.demandStatus, 'confirmed')) refuse('demand.notConfirmed');
  const ids = partsForProject(await familyOf(ctx, top.id), top.id);
  const parts = await lockRows(ctx, demand, { ids, reach: 'tenant' });
  demandMainType(
    ctx,
    top,
    parts.filter(({ id }) => id !== top.id),
  );
  const lines = await linesOfAll(ctx, ids);
  const method = mannerFor(ctx, input.manner ?? top.mannerId);
  const projectNo = await nextNumber(ctx, projectNumbers(ctx, method));
  const ordered = [top, ...parts.filter(({ id }) => id !== top.id)];
  const files = filesOf([...ordered, ...(await requestsFor(ctx, ids))]);
  const packages = ordered.map((part, index) => packageOf(part, { lines, packageNo: index + 1 }));
  const draft = {
    ...told(top, ordered.slice(1)),
    ...timesAhead(ctx.now),
    projectNo,
    manner: method,
    lawRegime: lawRegime.named(input.lawRegime)?.value ?? usualLaw(method, top),
    generalBudget: sumYuan(packages.map(({ budget }) => budget)),
    packages,
  };
  const saved = await storeProject(ctx, draft, { isCarriedOver: true });
  return nameFiles(ctx, saved, files);
}

/** They hang on what the project is made of, and are named by the project too: whoever reads that reads them. */
export async function nameFiles(ctx: Ctx, saved: Saved, files: readonly FileValue[]): Promise<Saved> {
  if (files.length === 0) return saved;
  await changeRow(ctx, project, { id: saved.id, values: { files } });
  const { version } = await findRow(ctx, project, { id: saved.id });
  return { id: saved.id, version };
}

/** What the methods that run can do; without a proposal an inquiry. */
export function mannerFor({ language }: Ctx, wanted: number | null): ProjectInput['manner'] {
  const known = manner.named(wanted ?? manner.code.inquiry);
  if (known) return known.value;
  return refuse('demand.chooseManner', { manner: procurementMethod.named(wanted)?.label[language] ?? String(wanted) });
}

export function usualLaw(
  method: ProjectInput['manner'],
  { purchaseType }: Pick<DemandRow, 'purchaseType'>,
): ProjectInput['lawRegime'] {
  return lawRegime.code[usualRegime({ manner: method, purchaseType })];
}

function told(top: DemandRow, parts: readonly DemandRow[]) {
  const { demandName, purchaseType, itemId, planId, deliveryPlace, linkman, phone, qualification } = top;
  const carried = { purchaseType, itemId, planId, deliveryPlace, linkman, phone, qualification };
  return {
    ...carried,
    projectName: demandName,
    demandId: top.id,
    requirement: chapters(openly, { top, parts }),
    remark: chapters(inside, { top, parts }),
  };
}

/** What suppliers are told in the requirement, and what stays with the buyer, in the remark. */
const openly = ['techReq', 'bizReq', 'acceptTerms', 'payTerms', 'deliveryDate'] as const;
const inside = ['usedBy', 'scoringSuggest'] as const;
/** Of a part too: what the project has of the whole in fields of its own. */
const ofPart = ['qualification', 'deliveryPlace', 'linkman', 'phone'] as const;

type Told = (typeof openly | typeof inside | typeof ofPart)[number];

/**
 * What was said under its headings, of the whole and then of each part what is not said of the whole already. Never
 * cut: what a project does not hold is refused with its field.
 */
function chapters(
  names: typeof openly | typeof inside,
  { top, parts }: { readonly top: DemandRow; readonly parts: readonly DemandRow[] },
): string | null {
  const ofWhole = names.flatMap((name) => chapter(top, name));
  const ofParts = parts.flatMap((part) => {
    const wanted: readonly Told[] = names === openly ? [...names, ...ofPart] : names;
    const said = wanted.filter((name) => part[name] !== top[name]).flatMap((name) => chapter(part, name));
    return said.length > 0 ? [[`〖${part.demandName}〗`, ...said].join('\n')] : [];
  });
  return [...ofWhole, ...ofParts].join('\n\n') || null;
}

function chapter(of: DemandRow, name: Told): string[] {
  return of[name] ? [`【${demand.fields[name].label.zh}】\n${of[name]}`] : [];
}

/** Those of the parts after those of the whole, then those of the requests about them, each once. */
function filesOf(all: readonly Pick<DemandRow, 'files'>[]): FileValue[] {
  const files = new Map(all.flatMap((one) => one.files ?? []).map((file) => [file.fileId, file]));
  const most = project.fields.files.maxCount;
  if (files.size > most) refuse('demand.filesMany', { count: files.size, most });
  return [...files.values()];
}

interface Wanted {
  readonly lines: readonly DemandDetailRow[];
  readonly packageNo: number;
}

function packageOf(part: DemandRow, { lines, packageNo }: Wanted): PackageInput {
  return {
    packageNo,
    packageName: part.demandName,
    budget: part.budget,
    quoteType: quoteType.code.total,
    techParams: part.techReq,
    items: lines.filter(({ demandId }) => demandId === part.id).map(itemOf),
  };
}

function itemOf({ name, brandModel, unit, qty, techParams, afterSale, isKey }: DemandDetailRow): ItemInput {
  const marked = isKey ? `★${techParams ?? ''}` : techParams;
  return { name, brandModel, unit, quantity: qty, techParams: marked, remark: afterSale };
}

/** Registration for a week, three days more to quote. */
export function timesAhead(now: string): Pick<ProjectInput, 'entryEndTime' | 'bidEndTime' | 'openTime'> {
  const today = now.slice(0, 10);
  const bidEndTime = `${addDays(today, 10)} 09:30:00`;
  return { entryEndTime: `${addDays(today, 7)} 17:00:00`, bidEndTime, openTime: bidEndTime };
}
