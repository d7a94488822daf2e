import type { Text } from '../kit/text.ts';

interface AuditKind {
  readonly value: string;
  readonly label: Text;
  /** What the acts of the kind begin with: `role.grant`. The last kind takes whatever no other has. */
  readonly of: readonly string[];
}

/** What an audit is asked for. */
export const auditKinds = [
  {
    value: 'rights',
    label: { zh: '权限', en: 'Rights' },
    of: ['role', 'grant', 'menu', 'topMenu', 'dataScope', 'apiScope', 'report'],
  },
  {
    value: 'people',
    label: { zh: '用户与组织', en: 'People and organisation' },
    of: ['user', 'dept', 'post', 'session', 'flowDelegation'],
  },
  { value: 'tenants', label: { zh: '租户', en: 'Tenants' }, of: ['tenant', 'tenantTemplate'] },
  {
    value: 'settings',
    label: { zh: '参数与字典', en: 'Settings' },
    of: ['param', 'dict', 'dictBiz', 'region', 'lawRule', 'workCalendar', 'leasePolicy', 'oss', 'sms', 'helpPage'],
  },
  {
    value: 'integration',
    label: { zh: '接口与登录', en: 'Programs and sign-in' },
    of: ['apiKey', 'webhook', 'client', 'identityProvider', 'dataSource'],
  },
  { value: 'flows', label: { zh: '流程与表单', en: 'Flows and forms' }, of: ['flow', 'form'] },
  { value: 'business', label: { zh: '业务', en: 'Business' }, of: [] },
] as const satisfies readonly AuditKind[];

const all: readonly AuditKind[] = auditKinds;

/** The beginnings of the acts that are of some other kind than the last. */
export const auditKindsNamed: readonly string[] = all.flatMap(({ of }) => of);

export function auditKindOf(action: string): AuditKind {
  const subject = action.split('.')[0] ?? '';
  const found = all.find(({ of }) => of.includes(subject)) ?? all.at(-1);
  if (!found) throw new Error('there are no kinds of acts');
  return found;
}
