const PASSWORD = 'Demo@2026';

/** As the demo is seeded; not taken from there, for this process starts before everything else and stays small. */
const DEMO_ACCOUNTS = [
  ['000000', 'admin', '平台管理员 platform administrator'],
  ['100001', 'buyer', '大学招投标中心 buyer: purchaser'],
  ['100001', 'manager', '大学招投标中心 buyer: manager, confirms'],
  ['100001', 'admin', '大学招投标中心 buyer: administrator'],
  ['100001', 'finance', '大学招投标中心 buyer: finance'],
  ['100001', 'supervisor', '大学招投标中心 buyer: supervision'],
  ['100001', 'estate', '房产管理 campus estate office'],
  ['100001', 'dept', '需求部门负责人 head of a department'],
  ['100001', 'applicant', '需求申请人 applicant of a department'],
  ['100001', 'expert1', '评审专家 expert (to expert7)'],
  ['200001', 'agent', '招标代理 agency'],
  ['300001', 'supplier1', '供应商 supplier'],
  ['300002', 'supplier2', '供应商 supplier'],
  ['300003', 'supplier3', '供应商 supplier'],
] as const;

const HEAD = ['租户 tenant', '账号 account', '身份 who'] as const;

interface Welcome {
  readonly url: string;
  readonly demo: boolean;
  readonly adminPassword?: string | undefined;
}

/** What stands in the terminal once everything runs. */
export function welcome({ url, demo, adminPassword }: Welcome): string {
  const lines = ['', `  Zhaocai 招采   ${url}`, ''];
  if (demo) {
    lines.push(`  演示账号 demo accounts, 密码 password ${PASSWORD}`, '');
    for (const [tenant, account, who] of [HEAD, ...DEMO_ACCOUNTS]) {
      lines.push(`  ${padded(tenant, 14)}${padded(account, 14)}${who}`);
    }
    lines.push('');
  }
  if (adminPassword) {
    lines.push(`  000000 / admin   初始密码 first password: ${adminPassword}`);
    lines.push('  仅显示一次，登录后须修改。Shown once; it must be changed after the first sign-in.', '');
  }
  lines.push('  Ctrl-C 停止 stops everything', '');
  return lines.join('\n');
}

/** A Chinese character takes two columns of a terminal. */
function padded(text: string, columns: number): string {
  const width = [...text].reduce((sum, character) => sum + (/[ᄀ-￯]/.test(character) ? 2 : 1), 0);
  return text + ' '.repeat(Math.max(1, columns - width));
}
