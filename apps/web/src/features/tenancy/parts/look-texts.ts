import type { Text } from '@zhaocai/model/kit/text';

export const lookTexts = {
  loginName: { zh: '登录页名称', en: 'Name on the page' },
  loginNameHelp: { zh: '留空则显示“招采”', en: 'Empty: Zhaocai' },
  slogan: { zh: '宣传语', en: 'Slogan' },
  themeColor: { zh: '主题色', en: 'Colour' },
  ownColor: { zh: '自选颜色', en: 'Another colour' },
  noColor: { zh: '默认', en: 'Default' },
  logo: { zh: '标志', en: 'Logo' },
  logoHelp: { zh: 'PNG、JPEG 或 WebP，自动缩小到 {size} KB 以内', en: 'PNG, JPEG or WebP, shrunk to {size} KB' },
  background: { zh: '背景图', en: 'Background' },
  choose: { zh: '选择图片', en: 'Choose a picture' },
  replace: { zh: '更换', en: 'Replace' },
  remove: { zh: '移除', en: 'Remove' },
  unreadable: {
    zh: '这张图片无法读取或过大，请换一张 PNG、JPEG 或 WebP 图片',
    en: 'This picture cannot be read or stays too large; choose another PNG, JPEG or WebP',
  },
  preview: { zh: '登录页预览', en: 'Preview of the sign-in page' },
  product: { zh: '招采', en: 'Zhaocai' },
  productSlogan: { zh: '让每一次采购公开、公正、可追溯', en: 'Every purchase open, fair and traceable' },
  welcome: { zh: '欢迎登录', en: 'Welcome' },
  account: { zh: '账号', en: 'Account' },
  password: { zh: '密码', en: 'Password' },
  signIn: { zh: '登录', en: 'Sign in' },
  weak: {
    zh: '这个颜色太浅，按钮上的白字会看不清，登录时将改用深色文字',
    en: 'White text is hard to read on this colour; the button will use dark text',
  },
} as const satisfies Record<string, Text>;
