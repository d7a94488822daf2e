import {
  appealType,
  isDecided,
  objection,
  raisedObjectionLifecycle,
  waitingObjections,
  type EndpointInput,
  type objectionById as detailEndpoint,
  type ObjectionDetail,
  type RaisedObjectionLine,
  type Page,
  type PageInput,
} from '@zhaocai/model';
import { escapeLike, pageAnswer } from '../../../platform/crud/index.ts';
import { notFound, type Ctx } from '../../../platform/http/index.ts';
import { actionsFor, historyOf } from '../../../platform/lifecycle/index.ts';
import { Parameters } from '../../../platform/rows/index.ts';
import { isOwnAct } from '../complaint/handle-complaint.ts';
import { lawOf } from '../rules/objection-law.ts';
import { detailColumns, isSupplier, lineColumns, sourceFor } from './objection-sql.ts';

/** Across projects, what waits for an answer first, by when it is due. */
export async function pageObjections(ctx: Ctx, input: PageInput): Promise<Page<RaisedObjectionLine>> {
  const { current, size } = input;
  const parameters = new Parameters();
  const from = `${sourceFor(ctx, parameters)} and ${filtersOf(input, parameters).join(' and ')}`;
  const counted = `select count(*)::int as total from (select 1 ${from} limit 10001) c`;
  const countValues = [...parameters.values];
  const waiting = `o.appeal_status in ${raisedObjectionLifecycle.sql(...waitingObjections)}`;
  const order = `order by (${waiting}) desc, case when ${waiting} then o.due_time end, o.create_time desc, o.id desc`;
  const limits = `limit ${parameters.bind(size)} offset ${parameters.bind((current - 1) * size)}`;
  const [records, [count]] = await Promise.all([
    ctx.db.query<RaisedObjectionLine & Record<string, unknown>>(
      `select ${lineColumns(ctx)} ${from} ${order} ${limits}`,
      parameters.values,
    ),
    ctx.db.query<{ total: number }>(counted, countValues),
  ]);
  return pageAnswer<RaisedObjectionLine>({ records, counted: count?.total ?? 0, cap: 10_000, size, current });
}

function filtersOf(input: PageInput, parameters: Parameters): string[] {
  const conditions = ['true'];
  const keyword = typeof input.keyword === 'string' ? input.keyword.trim() : '';
  if (keyword) {
    const pattern = parameters.bind(`%${escapeLike(keyword)}%`);
    conditions.push(
      `(o.appeal_no ilike ${pattern} or t.project_name ilike ${pattern} or t.project_no ilike ${pattern})`,
    );
  }
  const id = String(input.projectId ?? '');
  if (/^\d{1,18}$/.test(id)) conditions.push(`o.project_id = ${parameters.bind(id)}`);
  for (const [name, column] of Object.entries(filtered)) {
    const codes = codesOf(input[name]);
    if (codes.length > 0) conditions.push(`o.${column} = any(${parameters.bind(codes)}::smallint[])`);
  }
  return conditions;
}

const filtered = { appealType: 'appeal_type', target: 'target', appealStatus: 'appeal_status' } as const;

/** A code, or several with commas between. */
function codesOf(value: unknown): number[] {
  return String(value ?? '')
    .split(',')
    .filter((text) => /^\d{1,2}$/.test(text))
    .map(Number);
}

type Read = Omit<ObjectionDetail, 'actions' | 'history' | 'unfoundedLimit'> & {
  readonly manner: number;
  readonly handlerId: string | null;
};

/** A single one with what its reader may do, and to the buyer's people its history. */
export async function readObjection(ctx: Ctx, { id }: EndpointInput<typeof detailEndpoint>): Promise<ObjectionDetail> {
  const parameters = new Parameters();
  const further = detailColumns(ctx, parameters);
  const source = sourceFor(ctx, parameters);
  const [row] = await ctx.db.query<Read & Record<string, unknown>>(
    `select ${lineColumns(ctx)}, ${further} ${source} and o.id = ${parameters.bind(id)}`,
    parameters.values,
  );
  if (!row) return notFound();
  const { manner, handlerId, ...detail } = row;
  if (isSupplier(ctx)) return { ...detail, unfoundedLimit: null, actions: ownActions(ctx, detail), history: [] };
  const [actions, history, law] = await Promise.all([
    buyerActions(ctx, detail, handlerId),
    historyOf(ctx, objection, id),
    lawOf(ctx, { manner, lawRegime: detail.lawRegime }, [ctx.now]),
  ]);
  const rule = law.ruleOf('unfoundedComplaints', ctx.now);
  return { ...detail, unfoundedLimit: rule ? Number(rule.value) : null, actions, history };
}

type Standing = Omit<Read, 'manner' | 'handlerId'>;

/** What the buyer's people may do with this kind of thing; nobody decides about his own act. */
async function buyerActions(ctx: Ctx, row: Standing, handlerId: string | null): Promise<string[]> {
  const { id, tenantId } = row;
  const state = { appealStatus: row.appealStatus };
  const allowed = await actionsFor(ctx, objection, { id, tenantId, createUser: null, ...state });
  const fitting = allowed.filter((action) => (isDecided(row.appealType) ? decidedBy : answeredBy).includes(action));
  const decides = fitting.some((action) => deciding.includes(action));
  const isOwn = decides && (await isOwnAct(ctx, { row, project: { handlerId } }));
  return isOwn ? fitting.filter((action) => !deciding.includes(action)) : fitting;
}

const deciding: readonly string[] = ['reject', 'uphold'];
const decidedBy: readonly string[] = ['takeUp', 'decline', ...deciding, 'carryOut'];
const answeredBy: readonly string[] = ['accept', 'refuse', 'answer', 'carryOut'];

/** What a supplier may do with his own; whether a complaint is still in time is told when he makes it. */
function ownActions(ctx: Ctx, { appealStatus, appealType: type, dueTime }: Standing): string[] {
  const { is } = raisedObjectionLifecycle;
  if (is(appealStatus, 'draft')) return ['edit', 'remove'];
  const waits = is(appealStatus, ...waitingObjections);
  const isAnswered = is(appealStatus, 'answered');
  const isLate = waits && dueTime !== null && dueTime < ctx.now;
  const mayComplain = isLate || isAnswered || is(appealStatus, 'notAccepted', 'upheld', 'closed');
  return [
    ...(isAnswered ? ['confirm'] : []),
    ...(appealType.is(type, 'query') && mayComplain ? ['complain'] : []),
    ...(waits || isAnswered ? ['withdraw'] : []),
  ];
}
