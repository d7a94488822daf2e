import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { kitTexts } from '../../kit/text/kit-texts.ts';

export const logTexts = {
  time: words.time,
  status: words.status,
  tenant: words.tenantNo,
  tenantPlaceholder: { zh: '其他租户的 6 位编号', en: '6 digits of a tenant' },
  tenantHelp: { zh: '不填则查看平台自己的日志', en: 'Empty shows the platform’s own log' },
  ms: { zh: '{ms} 毫秒', en: '{ms} ms' },

  nothingHelp: {
    zh: '采购业务的参数不写入日志，内容见项目存证；密码、密钥等一律脱敏。',
    en: 'Parameters of procurement are never logged: see the evidence of the project. Secrets are masked.',
  },
  copy: kitTexts.copy,
  copied: words.copied,
  close: kitTexts.close,
  copyFailed: words.couldNotCopy,
} as const satisfies Record<string, Text>;
