import {
  fenToYuan,
  groupThousands,
  isTold,
  packageItem,
  project,
  purchasePackage,
  trimZeros,
  wasOpened,
  type Field,
  type Fields,
} from '@zhaocai/model';
import { seenRow } from '../../../platform/access/index.ts';
import { notFound, refuse, type Ctx } from '../../../platform/http/index.ts';
import { findProject, packageDetailsOf } from '../../tendering/index.ts';

/** What a template may name, as texts; an empty text is a value that the record lacks. */
export type TemplateData = Readonly<Record<string, unknown>>;

export interface Subject {
  readonly projectId: string;
  /** Of the winner that a letter is for. */
  readonly entryId?: string;
}

/** Whom a letter may be for: nobody before the opening, when even the number of offers is unknown. */
export async function listWinners(ctx: Ctx, { projectId }: { projectId: string }) {
  const winners = wasOpened(await findProject(ctx, projectId)) ? await winnersOf(ctx, projectId) : [];
  return winners.map(({ entryId, packageNo, packageName, supplierName }) => ({
    entryId,
    packageNo,
    packageName,
    supplierName,
  }));
}

/** The data of a project as a document shows them; offers are among them since the opening alone. */
export async function templateData(ctx: Ctx, { projectId, entryId }: Subject): Promise<TemplateData> {
  const row = await findProject(ctx, projectId);
  const isOpen = wasOpened(row);
  if (entryId && !isOpen) refuse('tendering.sealedUntilOpening');
  const [packages, winners] = await Promise.all([
    packageDetailsOf(ctx, projectId),
    isOpen ? winnersOf(ctx, projectId) : [],
  ]);
  const winner = entryId ? await winnerOf(ctx, winners, { projectId, entryId }) : undefined;
  return {
    project: texts(project.fields, seenRow(ctx.user, project, row)),
    packages: packages.map((one, index) => ({
      no: String(index + 1),
      ...texts(purchasePackage.fields, one),
      items: one.items.map((item, place) => ({ no: String(place + 1), ...texts(packageItem.fields, item) })),
    })),
    winners: winners.map((one, index) => ({ no: String(index + 1), ...textsOfWinner(one) })),
    ...(winner && { entry: textsOfWinner(winner) }),
    buyer: { name: ctx.user.tenantName, operator: ctx.user.nickName },
    today: ctx.now.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})(?!\d).*$/, '$1年$2月$3日'),
  };
}

interface Winner {
  readonly entryId: string;
  readonly packageNo: number;
  readonly packageName: string;
  readonly supplierName: string;
  readonly creditCode: string;
  readonly linkman: string;
  readonly phone: string;
  readonly totalMoney: string;
}

async function winnersOf(ctx: Ctx, projectId: string): Promise<Winner[]> {
  return ctx.db.query<Winner>(
    `select q.entry_id as "entryId", k.package_no as "packageNo", k.package_name as "packageName",
       bidder_name(e.tenant_id, e.id) as "supplierName", e.credit_code as "creditCode", e.linkman, e.phone,
       q.total_money as "totalMoney"
     from effective_quote q
     join entry e on e.tenant_id = q.tenant_id and e.id = q.entry_id
     join package k on k.tenant_id = q.tenant_id and k.id = q.package_id
     where q.tenant_id = $1 and q.project_id = $2 and q.selected and q.total_money is not null
     order by k.package_no, q.entry_id`,
    [ctx.tenantId, projectId],
  );
}

async function winnerOf(
  ctx: Ctx,
  winners: readonly Winner[],
  { projectId, entryId }: { projectId: string; entryId: string },
): Promise<Winner> {
  const winner = winners.find((one) => one.entryId === entryId);
  if (winner) return winner;
  const [entry] = await ctx.db.query('select 1 from entry where tenant_id = $1 and project_id = $2 and id = $3', [
    ctx.tenantId,
    projectId,
    entryId,
  ]);
  return entry ? refuse('document.notWinner') : notFound();
}

function textsOfWinner({ entryId: _id, packageNo, totalMoney, ...winner }: Winner): Record<string, string> {
  return { ...winner, packageNo: String(packageNo), totalMoney: groupThousands(fenToYuan(totalMoney)) };
}

function texts(fields: Fields, row: object): Record<string, string> {
  const told = Object.entries(fields).filter(([name, field]) => isTold(name, field));
  return Object.fromEntries(told.map(([name, field]) => [name, textOf(field, Reflect.get(row, name))]));
}

/** As a Chinese document writes it. */
function textOf(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'choice':
      return field.choices.find((choice) => choice.value === value)?.label.zh ?? '';
    case 'flag':
      return value === true ? '是' : '否';
    case 'money':
      return groupThousands(String(value));
    case 'decimal':
    case 'rate':
      return trimZeros(String(value));
    default:
      return String(value);
  }
}
