import type { Text } from '../kit/text.ts';

export const sessionMessages = {
  'session.wrongCredentials': { zh: '用户名或密码错误', en: 'Wrong account or password' },
  'session.wrongCaptcha': { zh: '验证码不正确', en: 'The captcha is not right' },
  'session.captchaRequired': { zh: '请输入验证码', en: 'Please enter the captcha' },
  'session.tooManyFailures': {
    zh: '用户登录失败次数过多，请{minutes}分钟后再试',
    en: 'Too many failed sign-ins; try again in {minutes} minutes',
  },
  'session.clientFailed': { zh: '客户端认证失败!', en: 'Client authentication failed' },
  'session.noClient': { zh: '缺少客户端认证信息', en: 'No client information in request header' },
  'session.noGrantType': { zh: '缺少或不支持的授权方式', en: 'no grantType was found' },
  'session.passwordForm': { zh: '密码格式不正确', en: 'The password is not in the expected form' },
  'session.tenantUnknown': { zh: '租户不存在或已停用', en: 'Unknown or disabled tenant' },
  'session.userDisabled': { zh: '账号已停用，请联系管理员', en: 'The account is disabled; ask your administrator' },
  'session.badRefresh': { zh: '登录已过期，请重新登录', en: 'Your session has expired; please sign in again' },
  'session.thirdPartyMissing': { zh: '未配置第三方登录', en: 'No third-party sign-in is configured' },
  'session.wrongOldPassword': { zh: '原密码不正确!', en: 'The old password is not right' },
  'session.confirmDiffers': { zh: '请输入正确的确认密码!', en: 'The two new passwords differ' },
  'session.weakPassword': {
    zh: '密码过于简单，请更换',
    en: 'This password is too common; choose another',
  },
  'session.samePassword': { zh: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
} as const satisfies Record<string, Text>;
