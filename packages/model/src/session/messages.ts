import type { Text } from '../kit/text.ts';

export const sessionMessages = {
  'session.wrongCredentials': { zh: '用户名或密码错误', en: 'Wrong account or password' },
  'session.captchaBudget': {
    zh: '本小时生成的验证码过多，请 {minutes} 分钟后再试',
    en: 'Too many captchas were asked for in this hour; try again in {minutes} minutes',
  },
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
  'session.providerHost': {
    zh: '“{host}”在内部网络中，须由运维人员列入允许名单',
    en: '“{host}” is inside the network; an operator has to allow it',
  },
  'session.providerInsecure': { zh: '签发者地址须以 https:// 开头', en: 'The issuer must begin with https://' },
  'session.providerSecret': {
    zh: '更换签发者或客户端编号时请重新输入客户端密钥',
    en: 'Enter the client secret again when the issuer or the client id changes',
  },
  'session.providerFailed': {
    zh: '身份提供方未能完成登录：{reason}',
    en: 'The identity provider did not complete the sign-in: {reason}',
  },
  'session.thirdPartyState': {
    zh: '第三方登录已超时或已使用，请重新发起',
    en: 'This third-party sign-in has expired or was used; start again',
  },
  'session.identityTaken': {
    zh: '该第三方账号已关联本单位的另一账号',
    en: 'This identity is linked to another account here already',
  },
  'session.identityOther': {
    zh: '您已关联该登录方式的另一账号，请先解除关联',
    en: 'You have linked another identity of this provider; unlink it first',
  },
  'session.identityLast': {
    zh: '这是您唯一的登录方式，不能解除；请先设置密码或关联其他登录方式',
    en: 'This is your only way in and stays; set a password or link another one first',
  },
  'session.linkState': {
    zh: '关联已超时、已使用，或不是由本次登录发起，请重新关联',
    en: 'This linking has expired, was used, or belongs to another session; start again',
  },
  'session.wrongOldPassword': { zh: '原密码不正确!', en: 'The old password is not right' },
  'session.confirmDiffers': { zh: '请输入正确的确认密码!', en: 'The two new passwords differ' },
  'session.weakPassword': {
    zh: '密码过于简单，请更换',
    en: 'This password is too common; choose another',
  },
  'session.passwordShort': { zh: '密码至少{length}位', en: 'A password has at least {length} characters' },
  'session.passwordLong': { zh: '密码不能超过{length}位', en: 'A password has at most {length} characters' },
  'session.passwordKinds2': { zh: '密码须同时包含字母和数字', en: 'A password has letters and digits' },
  'session.passwordKinds3': {
    zh: '密码须同时包含大写字母、小写字母和数字',
    en: 'A password has capital and small letters and digits',
  },
  'session.passwordKinds4': {
    zh: '密码须同时包含大写字母、小写字母、数字和符号',
    en: 'A password has capital and small letters, digits and signs',
  },
  'session.passwordNamed': { zh: '密码不能包含账号名', en: 'A password does not contain the account’s name' },
  'session.passwordUsed': {
    zh: '不能使用最近{count}次用过的密码',
    en: 'The last {count} passwords cannot be used again',
  },
  'session.passwordKey': {
    zh: '页面停留时间过长，请重新输入密码并提交',
    en: 'This page was open too long; enter the password again',
  },
  'session.passwordMd5': {
    zh: '本单位不再接受旧式密码传输，请刷新页面或升级客户端',
    en: 'Digests of passwords are no longer taken here; reload the page or update your client',
  },
  'session.roleNotHeld': { zh: '您没有所选的角色', en: 'You do not hold this role' },
  'session.deptNotHeld': { zh: '您不在所选的部门', en: 'You are not in this department' },
  'session.registrationClosed': {
    zh: '本单位未开放注册，请联系管理员',
    en: 'Registration is not open here; ask your administrator',
  },
  'session.ownSession': {
    zh: '不能在此结束当前会话，请使用退出登录',
    en: 'This is the session you are in; sign out to end it',
  },
  'session.secondFactorRequired': {
    zh: '请输入动态验证码或恢复码，或使用通行密钥',
    en: 'Enter a code of your authenticator or a recovery code, or use a passkey',
  },
  'session.wrongCode': {
    zh: '验证码不正确或已使用，请等待下一个验证码后重试',
    en: 'This code is wrong or was used; wait for the next one and try again',
  },
  'session.totpInUse': {
    zh: '已启用动态验证码，请先停用再重新启用',
    en: 'An authenticator is in use already; stop using it first',
  },
  'session.totpNotStarted': {
    zh: '请重新扫描二维码后再输入验证码',
    en: 'Scan the code again, then enter what your authenticator shows',
  },
  'session.wrongPasskey': {
    zh: '通行密钥验证未通过，请重试或改用其他方式',
    en: 'The passkey was not accepted; try again or use another way',
  },
  'session.passkeyName': { zh: '请填写通行密钥名称', en: 'Give the passkey a name' },
  'session.passkeyTaken': { zh: '该通行密钥已添加', en: 'This passkey was added already' },
  'session.tooManyPasskeys': {
    zh: '最多添加{count}个通行密钥，请先移除不再使用的',
    en: 'At most {count} passkeys; remove one that you no longer use',
  },
  'session.proofMissing': { zh: '请输入密码或验证码', en: 'Enter your password or a code' },
  'session.wrongPassword': { zh: '密码不正确', en: 'The password is not right' },
  'session.proofState': {
    zh: '验证已超时、已使用，或不是由本次登录发起，请重新验证',
    en: 'This proof has expired, was used, or belongs to another session; start again',
  },
  'session.proofOther': {
    zh: '您在那里登录的是另一个人的账号，请用自己的账号验证',
    en: 'Somebody else signed in there; prove who you are by your own account',
  },
  'session.proofByFactor': {
    zh: '您已启用双重验证，请使用动态验证码、恢复码或通行密钥',
    en: 'You have a second factor: use a code, a recovery code or a passkey',
  },
  'session.outsideNetworks': {
    zh: '本单位只允许在指定网络内登录，您当前的地址是{address}',
    en: 'Sign-in is allowed from certain networks only; your address is {address}',
  },
  'session.outsideTimes': {
    zh: '现在不能登录，本单位允许登录的时间：{times}',
    en: 'You cannot sign in now; it is allowed at: {times}',
  },
  'session.networksExcludeYou': {
    zh: '该设置不包含您当前的地址{address}，保存后您将无法登录，请先加入此地址',
    en: 'Your own address {address} is not among them and you would be locked out; add it first',
  },
  'session.timesExcludeNow': {
    zh: '该设置不包含现在的时间，保存后您将无法登录，请先包含现在',
    en: 'They leave out the present hour and you would be locked out; include it first',
  },
  'session.networksForm': { zh: '“{part}”不是有效的地址或网段', en: '“{part}” is no address or network' },
  'session.samePassword': { zh: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
} as const satisfies Record<string, Text>;

export type SessionMessageCode = keyof typeof sessionMessages;
