import type { Text } from '@zhaocai/model/kit/text';

export const logTexts = {
  time: { zh: '时间', en: 'Time' },
  status: { zh: '状态', en: 'Status' },
  tenant: { zh: '租户编号', en: 'Tenant' },
  tenantPlaceholder: { zh: '其他租户的 6 位编号', en: '6 digits of a tenant' },
  tenantHelp: { zh: '不填则查看平台自己的日志', en: 'Empty shows the platform’s own log' },
  ms: { zh: '{ms} 毫秒', en: '{ms} ms' },

  nothingHelp: {
    zh: '采购业务的参数不写入日志，内容见项目存证；密码、密钥等一律脱敏。',
    en: 'Parameters of procurement are never logged: see the evidence of the project. Secrets are masked.',
  },
  stack: { zh: '堆栈', en: 'Stack' },
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '复制成功', en: 'Copied' },
  close: { zh: '关闭', en: 'Close' },
  copyFailed: { zh: '复制失败', en: 'Could not copy' },
} as const satisfies Record<string, Text>;
