import {
  entrustmentLifecycle,
  project,
  projectLifecycle,
  shelfSql,
  shelvesOf,
  stagesOf,
  type ShelfName,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { visibleConditions, type Parameters } from '../../../platform/rows/index.ts';

/**
 * Whose list of projects: where its rows come from, which of them are his, and on which shelves they lie. Every list,
 * card and count of projects is asked through one of these, so that what is not somebody's to see is kept in one place.
 * `docs/architecture.md` says who has which.
 */
export interface ProjectView {
  /** Without it nobody has this list. */
  readonly permission: string;
  readonly shelves: readonly ShelfName[];
  /** A table or subquery with the columns of `project` and those that a card has beside them. */
  source(ctx: Ctx, parameters: Parameters): string;
  /** Over `t`, the source. */
  conditions(ctx: Ctx, parameters: Parameters): string[];
}

/** What an onlooker's source has no column for. */
const unknown = `null::smallint as project_status, null::smallint as audit_status, null::bigint as handler_id,
  null::bigint as parent_id, null::bigint as create_user, null::bigint as create_dept`;
const noEntrustment = `null::bigint as entrust_id, null::smallint as entrust_status, null::text as agent_name`;
const notRegistered = 'null::int as registered';

/** The buyer's own people, by their data scopes: purchasers, managers, finance, supervisors. */
const buyer: ProjectView = {
  permission: 'project_view',
  shelves: shelvesOf.buyer,
  source: (ctx, parameters) => `(select p.*, ${noEntrustment}, ${notRegistered} from project p
    where p.tenant_id = ${parameters.bind(ctx.tenantId)})`,
  conditions: (ctx, parameters) => visibleConditions(project, ctx, { parameters }),
};

/** The buyer as the customer of agencies: what is with one, or was brought to its end by one. */
export const customer: ProjectView = {
  ...buyer,
  source: (ctx, parameters) => `(
    select p.*, e.id as entrust_id, e.entrust_status, e.agent_name, ${notRegistered} from project p
    join agency_entrustment e on e.tenant_id = p.tenant_id and e.project_id = p.id and e.is_deleted = 0
      and e.entrust_status in ${entrustmentLifecycle.sql('active', 'completed')}
    where p.tenant_id = ${parameters.bind(ctx.tenantId)})`,
};

/**
 * An agency. The functions know who asks and how his entrustment stands: of one that is offered or done the head alone,
 * of one that he gave back, or that was taken from him, nothing.
 */
const agency: ProjectView = {
  permission: 'entrustedProject_view',
  shelves: shelvesOf.agency,
  source: () => `(
    select o.tenant_id, o.project_id as id, o.project_no, o.project_name, o.buyer_name, o.manner, o.purchase_type,
      o.general_budget, o.offer_time as create_time, o.id as entrust_id, o.entrust_status, null::text as agent_name,
      p.law_regime, p.stage, p.entry_end_time, p.bid_end_time, p.open_time, null::timestamptz as publish_time,
      null::timestamptz as opened_time, null::timestamptz as result_time, ${notRegistered}, ${unknown}
    from own_entrustments() o left join lateral entrusted_project(o.id) p on true)`,
  conditions: () => [],
};

const publishedColumns = `p.tenant_id, p.id, p.project_no, p.project_name, p.buyer_name, p.manner, p.purchase_type,
  p.general_budget, p.publish_time as create_time, p.law_regime, p.stage, p.entry_end_time, p.bid_end_time, p.open_time,
  p.publish_time, p.opened_time, p.result_time, ${noEntrustment}, ${unknown}`;

const ownRegistrations = (bound: string) => `(
  select e.tenant_id, e.project_id, count(*)::int as registered from entry e
  where e.supplier_tenant_id = ${bound} and e.is_deleted = 0 group by e.tenant_id, e.project_id)`;

/** A supplier: what is published, and he is registered for. */
const supplier: ProjectView = {
  permission: 'bid_view',
  shelves: shelvesOf.supplier,
  source: (ctx, parameters) => `(select ${publishedColumns}, mine.registered
    from ${ownRegistrations(parameters.bind(ctx.tenantId))} mine
    join published_project p on p.tenant_id = mine.tenant_id and p.id = mine.project_id)`,
  conditions: () => [],
};

/** What any supplier may still register for. */
export const onSale: ProjectView = {
  permission: 'bid_view',
  shelves: [],
  source: (ctx, parameters) => `(select ${publishedColumns}, mine.registered
    from published_project p left join ${ownRegistrations(parameters.bind(ctx.tenantId))} mine
      on mine.tenant_id = p.tenant_id and mine.project_id = p.id)`,
  conditions: (ctx, parameters) => [
    `t.stage in ${projectLifecycle.sql(...stagesOf('tendering'))}`,
    `t.entry_end_time > ${parameters.bind(ctx.now)}::timestamptz`,
  ],
};

/** A buyer who asks about one supplier of his library: from the opening on, for before it nobody learns who bids (R38). */
export function bidderView(supplierId: string): ProjectView {
  return {
    ...buyer,
    conditions: (ctx, parameters) => [
      ...buyer.conditions(ctx, parameters),
      't.opened_time is not null',
      `exists (select from entry e where e.tenant_id = t.tenant_id and e.project_id = t.id and e.is_deleted = 0
        and e.supplier_id = ${parameters.bind(supplierId)})`,
    ],
  };
}

const byKind: Readonly<Record<string, ProjectView>> = { buyer, agency, supplier };

/** The list of whoever is signed in; who has none is told so. */
export function viewOf({ user }: Pick<Ctx, 'user'>): ProjectView {
  const view = byKind[user.tenantKind];
  return view && user.permissions.has(view.permission) ? view : refuse('tendering.noProjectList');
}

interface Shelved {
  readonly shelf: string;
  readonly ctx: Ctx;
  readonly parameters: Parameters;
  /** Of the table with the columns of a project. */
  readonly alias?: string;
}

/** SQL of a shelf that the view has; another is no filter of its list. */
export function shelfCondition(
  { shelves }: Pick<ProjectView, 'shelves'>,
  { shelf, ctx, parameters, alias = 't' }: Shelved,
): string {
  const name = shelves.find((one) => one === shelf) ?? refuse('platform.unknownFilter', { field: 'shelf' });
  return shelfSql(name, { now: ctx.now, userId: ctx.user.userId, alias, bind: (value) => parameters.bind(value) });
}
