import type { Ctx } from '../../../platform/http/index.ts';
import type { Parameters } from '../../../platform/rows/index.ts';

type Reader = Pick<Ctx, 'user'>;

/** May somebody learn of money before the opening: finance, and nobody who gives rights, himself included (R38). */
export function isTrustedWithMoney({ user: { permissions } }: Reader): boolean {
  return permissions.has('deposit_confirm') && !permissions.has('role_edit') && !permissions.has('user_role');
}

/**
 * SQL: of this project the reader may know who has paid and how many. Everybody after the opening; before it finance
 * alone, and never for a project that he handles himself (R38, decisions/0045). `project` is a column of the project's id.
 */
export function mayKnowPayers(
  ctx: Reader,
  {
    parameters,
    tenant,
    project,
  }: { readonly parameters: Parameters; readonly tenant: string; readonly project: string },
): string {
  const opened = `exists (select from project sp where sp.tenant_id = ${tenant} and sp.id = ${project}
    and sp.opened_time is not null)`;
  if (!isTrustedWithMoney(ctx)) return opened;
  const me = `${parameters.bind(ctx.user.userId)}::bigint`;
  const handles = `exists (select from project sp where sp.tenant_id = ${tenant} and sp.id = ${project}
    and (sp.handler_id = ${me} or sp.create_user = ${me} or sp.confirmer_id = ${me}
      or exists (select from project_member m where m.tenant_id = sp.tenant_id and m.project_id = sp.id and m.user_id = ${me})))`;
  return `(${opened} or not ${handles})`;
}
