import {
  cooperationLifecycle,
  openStatus,
  plainNumber,
  projectType,
  purchaseRule,
  purchaseUser,
  taskTemplate,
  tightened,
  typeMethod,
  type EndpointOutput,
  type NamedRow,
  type methodPage,
} from '@zhaocai/model';
import { namedList } from '../../../platform/crud/index.ts';
import type { Ctx } from '../../../platform/http/index.ts';
import { findRow } from '../../../platform/rows/index.ts';
import { ownNumbers } from '../../tendering/index.ts';
import { archivesOf } from './archives.ts';
import { statutoryNumbers } from './lawful-numbers.ts';

/** The open kinds of project, to choose from. */
export function listTypeChoices(ctx: Ctx): Promise<{ value: string; label: string }[]> {
  return ctx.db.query(
    `select id::text as value, type_name as label from project_type
     where tenant_id = $1 and open_status in ${openStatus.sql('open')} and is_deleted = 0 order by sort, type_code`,
    [ctx.tenantId],
  );
}

export async function listRulesOfNoType(ctx: Ctx): Promise<NamedRow<typeof purchaseRule>[]> {
  return (await namedList(ctx, purchaseRule, {})).filter(({ typeId }) => typeId === null);
}

export async function listRulesWithoutEnd(ctx: Ctx): Promise<NamedRow<typeof purchaseRule>[]> {
  return (await namedList(ctx, purchaseRule, {})).filter(({ effectiveTo }) => effectiveTo === null);
}

/** The own unit; to an agency those that it works or has worked for, to a supplier those in whose projects it registered. */
export async function listPurchasers(ctx: Ctx): Promise<Purchaser[]> {
  const { tenantKind, tenantName } = ctx.user;
  if (tenantKind === 'agency') return ctx.db.query<Purchaser & Record<string, unknown>>(customers, [ctx.tenantId]);
  if (tenantKind === 'supplier') return ctx.db.query<Purchaser & Record<string, unknown>>(askers, [ctx.tenantId]);
  return [{ value: ctx.tenantId, label: tenantName }];
}

interface Purchaser {
  readonly value: string;
  readonly label: string;
}

/** With whom an agency works, or has worked. */
const customers = `
  select c.tenant_id as value, coalesce(max(c.buyer_name), c.tenant_id) as label from agency_cooperation c
  where c.agent_tenant_id = $1 and c.is_deleted = 0 and c.cooperation_status in ${cooperationLifecycle.sql('active', 'ended', 'expired')}
  group by c.tenant_id order by label, value`;

/** In whose projects a supplier has registered: of a project it reads what is published. */
const askers = `
  select p.tenant_id as value, coalesce(max(p.buyer_name), p.tenant_id) as label from entry e
  join published_project p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.supplier_tenant_id = $1 and e.is_deleted = 0 group by p.tenant_id order by label, value`;

/** A method with all that is configured of it, for the page that reads it. */
export async function readMethodPage(ctx: Ctx, { id }: { id: string }): Promise<EndpointOutput<typeof methodPage>> {
  const method = await findRow(ctx, typeMethod, { id });
  const type = await findRow(ctx, projectType, { id: method.typeId });
  const of = { manner: method.mannerCode, lawRegime: type.lawRegime };
  const [stated, own, tasks, archives, rules, people] = await Promise.all([
    statutoryNumbers(ctx, of),
    ownNumbers(ctx, { ...of, purchaseType: type.purchaseType, typeId: type.id, publishTime: ctx.now }),
    namedList(ctx, taskTemplate, { mannerId: id }),
    archivesOf(ctx, [id]),
    namedList(ctx, purchaseRule, { typeId: method.typeId }),
    namedList(ctx, purchaseUser, {}),
  ]);
  const inForce = tightened(stated, own);
  const numbers = stated.map((rule, place) => {
    const ownValue = inForce[place]?.value ?? rule.value;
    return {
      code: rule.code,
      kind: rule.kind,
      value: plainNumber(rule.value),
      unit: rule.unit,
      dayType: rule.dayType,
      article: { zh: rule.sourceArticle, en: rule.sourceArticleEn },
      name: { zh: rule.name, en: rule.nameEn },
      isOverridable: rule.isOverridable,
      own: plainNumber(ownValue) === plainNumber(rule.value) ? null : plainNumber(ownValue),
    };
  });
  const isOfType = ({ proTypes }: { readonly proTypes: readonly string[] | null }) =>
    !proTypes || proTypes.length === 0 || proTypes.includes(method.typeId);
  return { type, method, numbers, tasks, archives, rules, people: people.filter(isOfType) };
}
