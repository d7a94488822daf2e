import type { Text } from '@zhaocai/model/kit/text';
import type { TenantKind } from '@zhaocai/model/kit/menu';
import { tenantDisabled, tenantEnabled, tenantKindNames } from '@zhaocai/model/tenancy/tenant';
import { instantToMs } from '../../../kit/clock/server-clock.ts';
import { useServerNow } from '../../../kit/clock/use-server-now.ts';
import { useText } from '../../../kit/text/language.ts';
import { ToneTag } from '../../../kit/widgets/choice-tag.tsx';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { fileSizeText } from '../../../kit/text/file-size.ts';

const dayMs = 86_400_000;
const megabyte = 1024 * 1024;
/** The parameter tenant.expireNoticeDays says the same to the tenant itself. */
const noticeDays = 30;

const texts = {
  enabled: { zh: '正常', en: 'Enabled' },
  disabled: { zh: '已停用', en: 'Disabled' },
  expired: { zh: '已到期', en: 'Expired' },
  expiring: { zh: '即将到期', en: 'Expires soon' },
  never: { zh: '长期有效', en: 'Never' },
  left: kitTexts.daysLeft,
  unlimited: { zh: '不限', en: 'no limit' },
} as const satisfies Record<string, Text>;

export interface Term {
  readonly status: number;
  readonly expireTime: string | null;
}

type TenantState = 'enabled' | 'disabled' | 'expired' | 'expiring';

export function tenantState({ status, expireTime }: Term, nowMs: number): TenantState {
  if (status === tenantDisabled) return 'disabled';
  if (expireTime === null) return 'enabled';
  const leftMs = instantToMs(expireTime) - nowMs;
  if (leftMs <= 0) return 'expired';
  return leftMs <= noticeDays * dayMs ? 'expiring' : 'enabled';
}

const tones = { enabled: 'green', disabled: 'grey', expired: 'red', expiring: 'orange' } as const;

export function TenantStateTag(term: Term) {
  const t = useText();
  const state = tenantState(term, useServerNow(60_000));
  return <ToneTag tone={tones[state]}>{t(texts[state])}</ToneTag>;
}

/** The day, and how many are left when it is near: orange within the notice, red when past. */
export function Expiry(term: Term) {
  const t = useText();
  const nowMs = useServerNow(60_000);
  const { expireTime } = term;
  if (expireTime === null) return <span className="tenancy-quiet">{t(texts.never)}</span>;
  const state = tenantState({ ...term, status: tenantEnabled }, nowMs);
  const days = Math.floor((instantToMs(expireTime) - nowMs) / dayMs);
  return (
    <span className={`kit-number tenancy-expiry-${state}`}>
      {expireTime.slice(0, 10)}
      {state === 'expiring' && <small>{t(texts.left, { days })}</small>}
    </span>
  );
}

export function KindName({ kind }: { kind: TenantKind }) {
  return <>{useText()(tenantKindNames[kind])}</>;
}

/** Accounts against the quota; red when nothing is left. */
export function AccountUse({ userCount, accountNumber }: { userCount: number; accountNumber: number | null }) {
  const t = useText();
  const isFull = accountNumber !== null && userCount >= accountNumber;
  return (
    <span className={isFull ? 'kit-number tenancy-full' : 'kit-number'}>
      {userCount} / {accountNumber ?? t(texts.unlimited)}
    </span>
  );
}

/** What the files of a tenant may take. How much they take is the tenant's own affair. */
export function FileQuota({ fileQuota }: { fileQuota: number | null }) {
  const t = useText();
  return (
    <span className="kit-number">{fileQuota === null ? t(texts.unlimited) : fileSizeText(fileQuota * megabyte)}</span>
  );
}
