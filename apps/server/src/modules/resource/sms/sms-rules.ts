import { isBlank, logOnlyCategory, providerStates, smsCategories, type Language } from '@zhaocai/model';
import type { Values, WriteHooks } from '../../../platform/crud/index.ts';
import { refuse } from '../../../platform/http/index.ts';

export function smsHooks(): WriteHooks {
  return {
    beforeSave(ctx, values, existing) {
      demandAdapter(Number(values.category), ctx.language);
      if (!existing) refuse('resource.smsBuiltIn');
      demandNoSecrets(values);
      return {};
    },
    async beforeRemove(ctx, ids) {
      const rows = await ctx.db.query<{ category: number; status: number; isUsed: boolean }>(
        `select category, status, exists (select from sms_log l where l.tenant_id = $1 and l.sms_id = s.id) as "isUsed"
         from sms s where tenant_id = $1 and id = any($2::bigint[]) and is_deleted = 0`,
        [ctx.tenantId, ids],
      );
      if (rows.some(({ category }) => category === logOnlyCategory)) refuse('resource.smsBuiltIn');
      if (rows.some(({ status }) => providerStates.is(status, 'inUse'))) refuse('resource.smsEnabled');
      if (rows.some(({ isUsed }) => isUsed)) refuse('resource.smsUsed');
    },
  };
}

/** What would be kept and never used. */
function demandNoSecrets(values: Values): void {
  if (!isBlank(values.accessKey) || !isBlank(values.secretKey) || !isBlank(values.regionId))
    refuse('resource.smsNoKeys');
}

/** Only the log-only kind has an adapter; pretending with the others would lose messages without a word. */
export function demandAdapter(category: number, language: Language): void {
  if (category === logOnlyCategory) return;
  const name = smsCategories.find(({ value }) => value === category)?.label[language] ?? '';
  refuse('resource.smsUnsupported', { name });
}
