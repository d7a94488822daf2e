import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const clientTexts = {
  title: tenancyWords.clients,
  add: { zh: '新增客户端', en: 'New client' },
  editTitle: { zh: '编辑客户端', en: 'Edit the client' },
  edit: kitTexts.edit,
  state: words.state,
  enabled: words.enabled,
  inUse: { zh: '本系统', en: 'This application' },
  saved: { zh: '客户端已保存', en: 'Saved' },
  password: words.password,
  captcha: { zh: '密码加验证码', en: 'Password with captcha' },
  refresh_token: { zh: '刷新令牌', en: 'Refresh token' },
  social: { zh: '第三方登录', en: 'Third-party sign-in' },
  passkey: words.passkey,
  grantsMissing: { zh: '请至少选择一种授权方式', en: 'Choose at least one' },
  minutes: { zh: '{count} 分钟', en: '{count} min' },
  hours: { zh: '{count} 小时', en: '{count} h' },
  days: { zh: '{count} 天', en: '{count} d' },
  accessHelp: { zh: '300 至 86400 秒（5 分钟至 1 天）', en: '300 to 86400 s (5 minutes to 1 day)' },
  refreshHelp: {
    zh: '600 至 2592000 秒（10 分钟至 30 天），不短于访问令牌',
    en: '600 to 2592000 s (10 minutes to 30 days), not shorter than the access token',
  },
  stateHelp: { zh: '停用后，由它登录的会话立即失效', en: 'When disabled, everybody signed in by it is out' },
  reset: { zh: '重置密钥', en: 'New secret' },
  resetTitle: { zh: '重置“{name}”的密钥？', en: 'Make a new secret for “{name}”?' },
  resetText: {
    zh: '旧密钥立即失效，使用它的程序须换上新密钥才能登录。',
    en: 'The present secret stops working at once; programs that use it need the new one.',
  },
  secretTitle: { zh: '客户端密钥', en: 'Secret of the client' },
  secret: { zh: '密钥', en: 'Secret' },
  cancel: kitTexts.cancel,
  save: kitTexts.save,
} as const satisfies Record<string, Text>;
