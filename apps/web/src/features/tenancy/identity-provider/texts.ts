import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { words } from '../../../kit/text/words.ts';
import { tenancyWords } from '../words.ts';

export const identityProviderTexts = {
  title: tenancyWords.identityProviders,
  note: {
    zh: '支持 OpenID Connect（授权码与 PKCE）。启用后登录页出现按钮；已有账号者在个人信息中关联后即可使用；其他人首次登录须注册并等待管理员审核。',
    en: 'OpenID Connect, authorization code with PKCE. Once in use the sign-in page shows a button; who has an account links it in the profile, anybody else registers and waits for approval.',
  },
  on: { zh: '已启用', en: 'In use' },
  off: words.off,
  keepSecret: words.keepStored,
  publicClient: { zh: '公共客户端可留空', en: 'Empty for a public client' },
  test: words.test,
  testTitle: { zh: '测试结果', en: 'What the test found' },
  testPassed: { zh: '身份提供方可用', en: 'The provider can be used' },
  testRefused: { zh: '身份提供方不认可此客户端', en: 'The provider does not know this client' },
  testUnknown: {
    zh: '身份提供方可达，客户端未能确认',
    en: 'The provider answers; whether it knows the client is open',
  },
  testSignIn: { zh: '登录地址', en: 'People are led to' },
  testClient: { zh: '客户端', en: 'Client' },
  clientAccepted: { zh: '编号与密钥已被认可', en: 'Id and secret are known there' },
  clientRefused: { zh: '编号或密钥不正确', en: 'Id or secret is wrong' },
  clientUnknown: { zh: '提供方的回答未说明', en: 'Its answer does not tell' },
  testSignOut: { zh: '退出登录', en: 'Sign-out' },
  endsThere: { zh: '本系统退出后，同时在身份提供方退出', en: 'Also at the provider, after it is done here' },
  endsHere: { zh: '身份提供方不支持，仅在本系统退出', en: 'Here alone; the provider offers none' },
  testRegister: { zh: '须在提供方登记的地址', en: 'To be registered there' },
  close: kitTexts.close,
  added: kitTexts.added,
  updated: kitTexts.updated,
} as const satisfies Record<string, Text>;
