import { createHash } from 'node:crypto';
import { plainLook, tenant, validate, type EndpointInput, type EndpointOutput, type TenantLook } from '@zhaocai/model';
import type { tenantSetting, updateOwnTenantConf } from '@zhaocai/model';
import { inTenant } from '../../../platform/access/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandVersion } from './edit-tenant.ts';
import { demandPlatform, findTenant } from './find-tenant.ts';
import { recordForTenant } from './tenant-evidence.ts';

type Stored = EndpointOutput<typeof tenantSetting>;

/** The platform sets how the sign-in page of a tenant looks. */
export async function setTenantLook(
  ctx: Ctx,
  { tenantId, version, look }: EndpointInput<typeof tenantSetting>,
): Promise<Stored> {
  await findTenant(ctx, { tenantId });
  demandPlatform(ctx);
  return changeOwnFacts(ctx, { tenantId, version, look });
}

/** A tenant's administrator sets it for his own, with whom to call and where. */
export function updateOwnConf(ctx: Ctx, input: EndpointInput<typeof updateOwnTenantConf>): Promise<Stored> {
  return changeOwnFacts(ctx, { ...input, tenantId: ctx.tenantId });
}

type OwnFacts = EndpointInput<typeof updateOwnTenantConf> & { readonly tenantId: string };

const store = `
  update tenant set linkman = $4, contact_number = $5, address = $6, settings = $7,
    update_user = $2, update_time = $3, version = version + 1
  where tenant_id = $1 returning version`;

async function changeOwnFacts(ctx: Ctx, { tenantId, version, look, ...contact }: OwnFacts): Promise<Stored> {
  const existing = await findTenant(ctx, { tenantId });
  demandContact(ctx, contact);
  if (look) demandPictures(look);
  const former = contactOf(existing);
  const next = { ...former, ...blankToNull(contact) };
  const nextLook = look ?? existing.settings;
  const stored = await inTenant(ctx, tenantId, async (inside) => {
    await demandVersion(inside, version);
    const { linkman, contactNumber, address } = next;
    const values = [linkman, contactNumber, address, JSON.stringify(nextLook)];
    return inside.db.query<{ version: number }>(store, [tenantId, ctx.user.userId, ctx.now, ...values]);
  });
  await recordForTenant(ctx, tenantId, {
    action: 'tenant.conf',
    subject: existing.id,
    payload: {
      before: { ...former, look: inEvidence(existing.settings) },
      after: { ...next, look: inEvidence(nextLook) },
    },
  });
  return { tenantId, version: stored[0]?.version ?? refuse('platform.stale') };
}

type Contact = Pick<OwnFacts, 'linkman' | 'contactNumber' | 'address'>;

function contactOf({ linkman, contactNumber, address }: Contact): Contact {
  return { linkman, contactNumber, address };
}

function blankToNull(contact: Contact): Contact {
  return Object.fromEntries(Object.entries(contact).map(([name, value]) => [name, value?.trim() || null]));
}

function demandContact({ language }: Ctx, contact: Contact): void {
  const { linkman, contactNumber, address } = tenant.fields;
  const [fault] = validate({ linkman, contactNumber, address }, contact);
  if (fault) throw new Refusal(fault.code, { field: fault.label[language], ...fault.parameters });
}

const signatures: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
};

/** What a data URL says it is must be what its bytes are: it is shown to everybody who is not signed in. */
function demandPictures({ logo, background }: TenantLook): void {
  for (const picture of [logo, background]) {
    if (picture === null) continue;
    const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(picture) ?? [];
    const head = Buffer.from(base64.slice(0, 32), 'base64').toString('hex');
    if (!signatures[type]?.test(head)) refuse('tenancy.badPicture');
  }
}

/** The chain keeps which picture it was, not the picture. */
function inEvidence(look: TenantLook): TenantLook {
  const digest = (picture: string | null) => picture && `sha256:${createHash('sha256').update(picture).digest('hex')}`;
  return { ...plainLook, ...look, logo: digest(look.logo), background: digest(look.background) };
}
