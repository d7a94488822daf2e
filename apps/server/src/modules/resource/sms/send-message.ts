import {
  logOnlyCategory,
  providerStates,
  sms,
  type EndpointInput,
  type EndpointOutput,
  type sendMessage as endpoint,
} from '@zhaocai/model';
import { recordEvidence } from '../../../platform/audit/index.ts';
import { nextId } from '../../../platform/db/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { lockRow } from '../../../platform/rows/index.ts';
import { useProvider } from '../provider/use-provider.ts';
import { demandPhones, hiddenPhone } from './phone-rules.ts';
import { demandAdapter } from './sms-rules.ts';

/** One phone gets at most so many messages: a form must not become a means of pestering somebody. */
const perMinute = 1;
const perDay = 10;

interface Provider {
  readonly id: string;
  readonly category: number;
  readonly smsCode: string;
  readonly signName: string | null;
  readonly templateId: string | null;
}

const columns = `id, category, sms_code as "smsCode", sign_name as "signName", template_id as "templateId"`;

/** Sends through the provider of this code, or the one in use. The log-only kind writes down what would be sent. */
export async function sendMessage(
  ctx: Ctx,
  { code, phones: list, params: text }: EndpointInput<typeof endpoint>,
): Promise<EndpointOutput<typeof endpoint>> {
  const phones = demandPhones(list);
  const params = demandParams(text);
  const provider = await findProvider(ctx, code);
  demandAdapter(provider.category, ctx.language);
  await demandSeldom(ctx, phones);
  const content = contentOf(provider, params);
  for (const phone of phones)
    await ctx.db.write(insert, [
      ctx.tenantId,
      nextId(),
      provider.id,
      provider.smsCode,
      phone,
      content,
      JSON.stringify(params),
      ctx.user.userId,
      ctx.user.deptIds[0] ?? null,
      ctx.now,
    ]);
  await recordEvidence(ctx, {
    stream: 'admin',
    action: 'sms.send',
    subject: provider.id,
    payload: { code: provider.smsCode, phones: phones.map(hiddenPhone) },
  });
  // Nothing has left the house.
  return { count: 0, logged: phones.length };
}

const insert = `
  insert into sms_log (tenant_id, id, sms_id, sms_code, phone, content, params, create_user, create_dept, create_time)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/** Puts a provider to use, if there is an adapter for its kind. */
export async function enableSms(ctx: Ctx, { id }: { id: string }): Promise<null> {
  const row = await lockRow(ctx, sms, { id });
  demandAdapter(row.category, ctx.language);
  const title = { zh: `启用短信服务 ${row.smsCode}`, en: `SMS provider ${row.smsCode} put to use` };
  return useProvider(ctx, { table: 'sms', id, code: row.smsCode, title });
}

async function findProvider(ctx: Ctx, code: string): Promise<Provider> {
  const [provider] = await ctx.db.query<Provider>(
    `select ${columns} from sms where tenant_id = $1 and is_deleted = 0
       and case when $2 = '' then status in ${providerStates.sql('inUse')} else sms_code = $2 end`,
    [ctx.tenantId, code],
  );
  return provider ?? refuse('resource.smsNone');
}

function demandParams(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const params: unknown = JSON.parse(text);
    if (typeof params === 'object' && params !== null && !Array.isArray(params)) return { ...params };
  } catch {
    return refuse('resource.smsParams');
  }
  return refuse('resource.smsParams');
}

/** One transaction after the other asks and writes about a phone, so two at once do not both find it free. */
async function demandSeldom(ctx: Ctx, phones: readonly string[]): Promise<void> {
  const sorted = phones.toSorted();
  await ctx.db.query(`select pg_advisory_xact_lock(hashtext('sms ' || $1 || p)) from unnest($2::text[]) p`, [
    ctx.tenantId,
    sorted,
  ]);
  const [often] = await ctx.db.query<{ phone: string }>(
    `select phone from sms_log
     where tenant_id = $1 and phone = any($2::text[]) and create_time > $3::timestamptz - interval '1 day'
     group by phone
     having count(*) >= $4 or count(*) filter (where create_time > $3::timestamptz - interval '1 minute') >= $5
     limit 1`,
    [ctx.tenantId, sorted, ctx.now, perDay, perMinute],
  );
  if (often) refuse('resource.smsTooOften', { phone: hiddenPhone(often.phone) });
}

/** The log-only kind has no template's text, so it shows the template's number and what would be filled in. */
function contentOf({ signName, smsCode, templateId, category }: Provider, params: Record<string, unknown>): string {
  const name = category === logOnlyCategory ? (templateId ?? smsCode) : templateId;
  const values = Object.entries(params).map(([key, value]) => `${key}=${String(value)}`);
  return `【${signName ?? ''}】${name} ${values.join('；')}`.trim().slice(0, 1000);
}
