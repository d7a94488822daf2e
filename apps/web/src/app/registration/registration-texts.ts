import type { Text } from '@zhaocai/model/kit/text';
import { appWords } from '../words.ts';
import { words } from '../../kit/text/words.ts';

export const registrationTexts = {
  title: appWords.registerAnAccount,
  help: {
    zh: '您已通过第三方登录，但在本系统还没有账号。提交后由管理员审核。',
    en: 'You are signed in elsewhere but have no account here. An administrator will look at your request.',
  },
  selfHelp: { zh: '提交后由管理员审核，通过后即可登录。', en: 'An administrator looks at your request.' },
  captchaMissing: { zh: '请输入验证码', en: 'Enter the captcha' },
  tenantId: words.tenantNo,
  name: { zh: '用户姓名', en: 'User name' },
  account: { zh: '账号名称', en: 'Account name' },
  password: words.password,
  password2: { zh: '确认密码', en: 'Password again' },
  submit: words.submit,
  leave: appWords.signOut,
  sent: { zh: '注册申请已提交', en: 'Your request was sent' },
  sentHelp: { zh: '请等待管理员审核，通过后即可登录。', en: 'Wait for an administrator to approve it, then sign in.' },
  understood: { zh: '知道了', en: 'OK' },
  failed: { zh: '提交失败', en: 'It could not be submitted' },
} as const satisfies Record<string, Text>;
