import {
  isBlank,
  isForTenants,
  notice,
  noticeAudience,
  noticeStates,
  permissionOf,
  tenantKindNames,
  type Saved,
} from '@zhaocai/model';
import type { Values } from '../../../platform/crud/index.ts';
import { saveRow } from '../../../platform/crud/write.ts';
import { transition } from '../../../platform/lifecycle/index.ts';
import { Refusal, refuse, type Ctx } from '../../../platform/http/index.ts';
import { demandWord } from '../../dictionary/index.ts';
import { announceAtRelease } from './announce.ts';

/** Writes a notice: a new one of the caller's, or one that he wrote. Saved without a state it is published. */
export async function saveNotice(ctx: Ctx, given: Values): Promise<Saved> {
  const isNew = isBlank(given.id);
  if (isNew && !ctx.user.permissions.has(permissionOf(notice, 'add'))) throw new Refusal('platform.forbidden', {}, 403);
  const input = completed(ctx, given, isNew);
  let written: Written = { values: input };
  const stored = await saveRow(ctx, notice, {
    input,
    hooks: {
      async beforeSave(_, values, existing) {
        if (existing) await demandAuthor(ctx, existing);
        const settled = await settle(ctx, values, existing);
        written = { values, existing };
        // Its move to another state follows.
        return { ...settled, ...(existing && { noticeState: existing.noticeState }) };
      },
    },
  });
  const saved = await moved(ctx, stored, written);
  const { values, existing } = written;
  const isAnnounced = isPublished(values) && (!isPublished(existing) || isPutOff(ctx, values, existing));
  if (isAnnounced) await announceAtRelease(ctx, { id: saved.id, releaseTime: String(values.releaseTime) });
  return saved;
}

interface Written {
  readonly values: Values;
  readonly existing?: Values | undefined;
}

const isPublished = (row: Values | undefined) => noticeStates.is(Number(row?.noticeState), 'published');

/** Publishes what was not, or keeps as a draft what was; published anew it is new to everybody. */
async function moved(ctx: Ctx, saved: Saved, { values, existing }: Written): Promise<Saved> {
  if (!existing || existing.noticeState === Number(values.noticeState)) return saved;
  if (isPublished(values)) await forgetReaders(ctx, existing);
  const subject = { id: saved.id, tenantId: ctx.tenantId };
  const action = isPublished(values) ? 'publish' : 'setAside';
  const { version } = await transition(ctx, notice, { subject, action });
  return { ...saved, version };
}

/** Its time lies ahead and was changed, or was ahead and is now. */
function isPutOff(ctx: Ctx, { releaseTime }: Values, existing: Values | undefined): boolean {
  const before = String(existing?.releaseTime);
  return String(releaseTime) !== before && (String(releaseTime) > ctx.now || before > ctx.now);
}

/** A form sends blanks for what it leaves to us; a blank release time means now. */
function completed(ctx: Ctx, given: Values, isNew: boolean): Values {
  const values: Values = { ...given };
  for (const [name, value] of Object.entries({
    noticeState: noticeStates.code.published,
    audience: noticeAudience.everybody,
    isMustRead: false,
  })) {
    if (!isBlank(values[name])) continue;
    if (isNew) values[name] = value;
    else delete values[name];
  }
  if (isBlank(values.releaseTime) && (isNew || 'releaseTime' in values)) values.releaseTime = ctx.now;
  if (typeof values.category === 'number') values.category = String(values.category);
  return values;
}

async function demandAuthor(ctx: Ctx, { id }: Values): Promise<void> {
  const [own] = await ctx.db.query('select from notice where tenant_id = $1 and id = $2 and create_user = $3', [
    ctx.tenantId,
    id,
    ctx.user.userId,
  ]);
  if (!own) refuse('desk.authorOnly');
}

async function settle(ctx: Ctx, values: Values, existing: Values | undefined): Promise<Values> {
  const { category, noticeState, releaseTime, expireTime } = values;
  await demandWord(ctx, {
    code: 'notice',
    label: notice.fields.category.label,
    value: category,
    before: existing?.category,
  });
  // Withdrawing has a command of its own, which asks for the reason.
  const isWithdrawn = noticeStates.is(Number(noticeState), 'withdrawn');
  if (isWithdrawn && !noticeStates.is(existing?.noticeState, 'withdrawn')) refuse('platform.badState');
  if (!isBlank(expireTime) && String(expireTime) <= String(releaseTime)) refuse('desk.expiresEarly');
  return { ...(await audienceOf(ctx, values)), ...(!isWithdrawn && { withdrawReason: null }) };
}

/** Whom it is for: of departments, kinds and tenants what its audience asks for, and nothing of the others. */
async function audienceOf(ctx: Ctx, { audience: given, ...values }: Values): Promise<Values> {
  const audience = Number(given);
  if (isForTenants(audience) && ctx.user.tenantKind !== 'platform') refuse('desk.platformOnly');
  return {
    deptIds: audience === noticeAudience.departments ? await demandDepts(ctx, values.deptIds) : [],
    tenantKinds: audience === noticeAudience.kindsOfTenants ? demandKinds(values.tenantKinds) : null,
    tenantIds: audience === noticeAudience.tenants ? await demandTenants(ctx, values.tenantIds) : null,
  };
}

function demandKinds(given: unknown): string[] {
  const kinds = namesOf(given);
  if (kinds.length === 0) refuse('desk.kindsMissing');
  if (!kinds.every((kind) => Object.hasOwn(tenantKindNames, kind))) refuse('desk.kindUnknown');
  return kinds;
}

async function demandTenants({ db }: Ctx, given: unknown): Promise<string[]> {
  const numbers = namesOf(given);
  if (numbers.length === 0) refuse('desk.tenantsMissing');
  const known = await db.query('select from platform_tenants() t where t.tenant_id = any($1::text[])', [numbers]);
  if (known.length < numbers.length) refuse('desk.tenantUnknown');
  return numbers;
}

function namesOf(given: unknown): string[] {
  return Array.isArray(given) ? [...new Set(given.map(String))] : [];
}

async function demandDepts(ctx: Ctx, deptIds: unknown): Promise<string[]> {
  const ids = Array.isArray(deptIds) ? [...new Set(deptIds.map(String))] : [];
  if (ids.length === 0) refuse('desk.deptsMissing');
  const known = await ctx.db.query(
    'select from dept where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0',
    [ctx.tenantId, ids],
  );
  if (known.length < ids.length) refuse('desk.deptUnknown');
  return ids;
}

async function forgetReaders(ctx: Ctx, { id, audience }: Values): Promise<void> {
  if (isForTenants(audience)) await ctx.db.write('select forget_announcement_readers($1)', [id]);
  await ctx.db.write('delete from notice_read where tenant_id = $1 and notice_id = $2', [ctx.tenantId, id]);
}
