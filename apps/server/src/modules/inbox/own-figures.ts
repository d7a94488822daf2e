import {
  bidApply,
  budgetPro,
  budgetProType,
  columnOf,
  demand,
  permissionOf,
  plan,
  type EndpointOutput,
  type Entity,
  ownLists,
  type ownFigures,
  type OwnList,
} from '@zhaocai/model';
import type { Ctx } from '../../platform/http/index.ts';
import { Parameters, visibleConditions } from '../../platform/rows/index.ts';
import { ownSeats } from '../evaluation/index.ts';
import { ownInvitations } from '../expert/index.ts';

type Figures = EndpointOutput<typeof ownFigures>;

interface Counted {
  /** Without it nobody has this list. */
  readonly permission: string;
  /** The column of the state and where its rows come from, up to the conditions. */
  counted(ctx: Ctx, parameters: Parameters): { readonly state: string; readonly rows: string };
}

/** The rows of an entity as its list shows them, narrowed as the list is. */
function rowsOf(
  entity: Entity,
  { permission, where }: { readonly permission?: string; readonly where?: string } = {},
): Counted {
  const { lifecycle, table } = entity;
  if (!lifecycle) throw new Error(`${entity.name} has no states`);
  return {
    permission: permission ?? permissionOf(entity, 'page'),
    counted: (ctx, parameters) => ({
      state: `t.${columnOf(entity.fields, lifecycle.field)}`,
      rows: `${table} t where ${[...visibleConditions(entity, ctx, { parameters }), ...(where ? [where] : [])].join(' and ')}`,
    }),
  };
}

const { special } = budgetProType.code;
/** Each list counts what the screen of this name lists. */
const lists: Readonly<Record<OwnList, Counted>> = {
  firstBudgets: rowsOf(budgetPro, { where: `t.level = 1 and t.pro_type <> ${special}` }),
  specialBudgets: rowsOf(budgetPro, {
    permission: 'budgetSpecial_view',
    where: `t.level = 1 and t.pro_type = ${special}`,
  }),
  secondBudgets: rowsOf(budgetPro, { permission: 'budgetSecond_view', where: 't.level = 2' }),
  plans: rowsOf(plan),
  demands: rowsOf(demand),
  bidApplies: rowsOf(bidApply),
  entrustments: {
    permission: 'entrustedProject_view',
    counted: () => ({ state: 'o.entrust_status', rows: 'own_entrustments() o' }),
  },
  invitations: {
    permission: 'expertOwn_view',
    counted: (ctx, parameters) => ({ state: 'r.join_status', rows: ownInvitations(ctx, parameters) }),
  },
  evaluations: {
    permission: 'expertOwn_view',
    counted: (ctx, parameters) => ({ state: 'g.group_status', rows: ownSeats(ctx, parameters) }),
  },
};

/** One statement over all lists that the caller has; one that is empty is told as such. */
export async function readOwnFigures(ctx: Ctx): Promise<Figures> {
  const { user, db } = ctx;
  const had = ownLists.filter((name) => user.permissions.has(lists[name].permission));
  if (had.length === 0) return { lists: [] };
  const parameters = new Parameters();
  const counts = had.map((name) => {
    const { state, rows } = lists[name].counted(ctx, parameters);
    return `select '${name}' as list, ${state}::int as state, count(*)::int as count from ${rows} group by ${state}`;
  });
  const rows = await db.query<{ list: OwnList; state: number; count: number }>(
    counts.join(' union all '),
    parameters.values,
  );
  const statesOf = (name: OwnList) =>
    rows.filter(({ list }) => list === name).map(({ state, count }) => ({ state, count }));
  return { lists: had.map((list) => ({ list, states: statesOf(list) })) };
}
