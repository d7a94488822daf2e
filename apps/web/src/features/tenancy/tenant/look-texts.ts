import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../../kit/text/words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';

export const lookTexts = {
  loginName: { zh: '登录页名称', en: 'Name on the page' },
  loginNameHelp: { zh: '留空则显示“招采”', en: 'Empty: Zhaocai' },
  slogan: { zh: '宣传语', en: 'Slogan' },
  themeColor: words.colour,
  ownColor: words.anotherColour,
  noColor: words.default,
  logo: { zh: '标志', en: 'Logo' },
  logoHelp: { zh: 'PNG、JPEG 或 WebP，自动缩小到 {size} KB 以内', en: 'PNG, JPEG or WebP, shrunk to {size} KB' },
  background: { zh: '背景图', en: 'Background' },
  choose: kitTexts.choosePicture,
  replace: words.replace,
  remove: kitTexts.removeFile,
  unreadable: {
    zh: '这张图片无法读取或过大，请换一张 PNG、JPEG 或 WebP 图片',
    en: 'This picture cannot be read or stays too large; choose another PNG, JPEG or WebP',
  },
  preview: { zh: '登录页预览', en: 'Preview of the sign-in page' },
  product: words.zhaocai,
  productSlogan: { zh: '让每一次采购公开、公正、可追溯', en: 'Every purchase open, fair and traceable' },
  welcome: words.welcome,
  account: words.account,
  password: words.password,
  signIn: words.signIn,
  weak: {
    zh: '这个颜色太浅，按钮上的白字会看不清，登录时将改用深色文字',
    en: 'White text is hard to read on this colour; the button will use dark text',
  },
} as const satisfies Record<string, Text>;
