import { projectLifecycle, saleType } from '@zhaocai/model';
import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';

type Reader = Pick<Ctx, 'user'>;

interface Of {
  readonly parameters: Parameters;
  readonly tenant: string;
  readonly project: string;
}

/** May somebody learn of money before the opening: finance, and nobody who gives rights, himself included (R38). */
export function isTrustedWithMoney({ user: { permissions } }: Reader): boolean {
  return permissions.has('deposit_confirm') && !permissions.has('role_edit') && !permissions.has('user_role');
}

/**
 * SQL: of this project the reader may know who has paid and how many. Everybody after the opening; before it finance
 * alone, and never for a project that he handles himself (R38, decisions/0045). `tenant` and `project` are columns.
 */
export function mayKnowPayers(ctx: Reader, { parameters, tenant, project }: Of): string {
  const opened = `exists (select from project sp where sp.tenant_id = ${tenant} and sp.id = ${project}
    and sp.opened_time is not null)`;
  if (!isTrustedWithMoney(ctx)) return opened;
  const handles = `exists (select from project sp where sp.tenant_id = ${tenant} and sp.id = ${project}
    and ${isHandler(ctx, parameters)})`;
  return `(${opened} or not ${handles})`;
}

/** What takes deposits or sells its documents and is not opened; suspended, it takes none and is as sealed as before. */
const sealed = `sp.is_deleted = 0 and sp.opened_time is null
  and (sp.deposit_money > 0 or sp.sale_type in ${saleType.sql('online')})
  and sp.stage in ${projectLifecycle.sql('published', 'registering', 'quoting', 'suspended')}`;

/** SQL: the reader handles some project of the tenant (SQL) that takes deposits or sells its documents and is not opened yet. */
export function handlesSealedProject(ctx: Reader, parameters: Parameters, tenant: string): string {
  return `exists (select from project sp where sp.tenant_id = ${tenant} and ${sealed}
    and ${isHandler(ctx, parameters)})`;
}

/** Who handles the project `sp`: handler, maker, confirmer, member. */
function isHandler({ user }: Reader, parameters: Parameters): string {
  const me = `${parameters.bind(user.userId)}::bigint`;
  return `(sp.handler_id = ${me} or sp.create_user = ${me} or sp.confirmer_id = ${me} or exists (
      select from project_member m where m.tenant_id = sp.tenant_id and m.project_id = sp.id and m.user_id = ${me}))`;
}
