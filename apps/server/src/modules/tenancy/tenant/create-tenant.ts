import { randomInt } from 'node:crypto';
import type { EndpointInput, EndpointOutput, submitTenant } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { accountRules, hashPassword, md5Of, randomPassword } from '../../session/index.ts';
import { applyTemplate } from '../template/apply-template.ts';
import { noteUse } from '../template/hand-over-template.ts';
import { findTemplate } from '../template/find-template.ts';
import type { TenancyDeps } from '../tenancy-deps.ts';
import { demandPlatform } from './find-tenant.ts';
import { furnishTenant } from './furnish-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';
import {
  demandFreeDomain,
  demandFreeName,
  demandOnePlatform,
  storeTenant,
  tenantValues,
  type TenantValues,
} from './tenant-values.ts';

/**
 * A tenant with all that it needs to begin: its number, the role of its administrator with every menu of its kind, a
 * department, a post, and an account whose password is told once and must be changed.
 */
export async function createTenant(
  { furnish, templateParts }: Pick<TenancyDeps, 'furnish' | 'templateParts'>,
  ctx: Ctx,
  input: EndpointInput<typeof submitTenant>,
): Promise<EndpointOutput<typeof submitTenant>> {
  demandPlatform(ctx);
  if (!ctx.user.permissions.has('tenant_add')) throw new Refusal('platform.forbidden', {}, 403);
  const values = tenantValues(ctx, input);
  demandOnePlatform(values);
  const administrator = administratorOf(input);
  const template = await findTemplate(ctx, { id: input.templateId, kind: values.kind });
  await demandFreeName(ctx, values.tenantName);
  await demandFreeDomain(ctx, values.domain);
  const password = randomPassword(await accountRules(ctx.db, ctx.tenantId), administrator.account);
  const passwordHash = await hashPassword(md5Of(password));
  const id = nextId();
  const tenantId = await takeNumber(ctx, id, values);
  const version = await inTenant(ctx, tenantId, async (inside) => {
    const stored = await storeTenant(inside, values);
    await furnishTenant(inside, { name: values.tenantName, administrator, passwordHash });
    if (template) await applyTemplate(inside, template.content, templateParts);
    await furnish(inside);
    return stored;
  });
  if (template && input.templateId) await noteUse(ctx, input.templateId, tenantId);
  const { account } = administrator;
  await recordForTenant(ctx, tenantId, {
    action: 'tenant.add',
    subject: id,
    payload: { after: { ...values, account }, ...(template && { template: template.templateName }) },
  });
  const answer: EndpointOutput<typeof submitTenant> = { id, tenantId, version, account };
  // Told once and stored nowhere: a repeated request is answered from what was kept before this runs.
  ctx.afterCommit(() => void (answer.password = password));
  return answer;
}

/** `admin` is nobody's name by default: who administers is asked for. */
function administratorOf({ adminAccount, adminName, adminPhone }: EndpointInput<typeof submitTenant>) {
  if (!adminAccount) return refuse('tenancy.adminAccountMissing');
  if (!/^[A-Za-z][A-Za-z0-9._-]{2,44}$/.test(adminAccount)) refuse('tenancy.adminAccountForm');
  return { account: adminAccount, name: adminName || '管理员', phone: adminPhone || null };
}

const claim = 'select new_tenant as "tenantId" from new_tenant($1, $2, $3, $4, $5, $6)';
const mostTries = 50;

/** Six random digits that no tenant has or ever had: a number stands in documents and must not change its meaning. */
async function takeNumber(ctx: Ctx, id: string, { tenantName, kind }: TenantValues): Promise<string> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const number = String(randomInt(100_000, 1_000_000));
    const claimed = await ctx.db.query(claim, [number, id, tenantName, kind, ctx.user.userId, ctx.now]);
    if (claimed.length > 0) return number;
  }
  return refuse('tenancy.numbersUsedUp');
}
