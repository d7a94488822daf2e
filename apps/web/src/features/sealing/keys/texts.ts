import type { Text } from '@zhaocai/model/kit/text';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { sealingWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';

export const keyTexts = {
  title: sealingWords.myKeys,
  explain: {
    zh: '密封投标由多名持有人共同开标，每人一把密钥，达到约定人数才能打开。密钥在您的浏览器中生成，私钥只以您的口令加密后保存，系统和管理员都无法读取。请下载密钥文件并记牢口令：口令遗失后无法找回。',
    en: 'Sealed bids are opened by several holders together, each with a key of his own. Yours is made in your browser and kept only under your passphrase; neither the system nor its administrators can read it. Download the key file and remember the passphrase: nobody can restore it.',
  },
  signingExplain: {
    zh: '提交密封投标时，用签名密钥证明投标文件由贵单位提交且未被改动。',
    en: 'It signs your sealed bids: proof that they are yours and were not changed.',
  },
  needsHttps: sealingWords.needsHttps,
  needsHttpsHelp: {
    zh: '当前地址未启用 https，浏览器不提供加密功能。请改用 https 地址访问，或联系系统管理员启用 https。',
    en: 'This address has no https, so the browser offers no cryptography. Open the system by its https address, or ask your administrator to set it up.',
  },
  none: { zh: '暂无{kind}', en: 'No {kind} yet' },
  noneOpening: {
    zh: '生成后，您才能被列为开标密钥持有人。',
    en: 'Once you have one you can be named as a holder.',
  },
  noneSigning: { zh: '生成后，才能提交密封投标。', en: 'You need one to hand in sealed bids.' },
  make: { zh: '生成{kind}', en: 'Make the {kind}' },
  makeAnew: words.replace,
  makeAnewTitle: { zh: '更换{kind}', en: 'Replace the {kind}' },
  replaceHelp: {
    zh: '更换后，新的投标使用新密钥；此前密封的投标仍须用原密钥打开，请保留原密钥文件和口令。',
    en: 'New bids use the new key. What was sealed before still opens with the former one: keep its file and passphrase.',
  },
  since: { zh: '生成时间', en: 'Made' },
  state: words.state,
  download: { zh: '下载密钥文件', en: 'Download the key file' },
  downloadShort: kitTexts.download,
  test: { zh: '测试口令', en: 'Test the passphrase' },
  lose: { zh: '挂失', en: 'Report lost' },
  loseTitle: { zh: '挂失{kind}？', en: 'Report the {kind} lost?' },
  loseHelp: {
    zh: '挂失后不再使用该密钥，且不能恢复。已密封给它的投标，由其他持有人达到约定人数后打开。',
    en: 'It is used no longer, for good. What was sealed to it is opened by the other holders.',
  },
  lost: { zh: '密钥已挂失', en: 'The key was reported lost' },
  former: { zh: '历史密钥', en: 'Former keys' },
  passphrase: { zh: '口令', en: 'Passphrase' },
  passphraseAgain: { zh: '再次输入口令', en: 'The passphrase again' },
  passphraseHint: {
    zh: '8位以上，含字母和数字。请勿与登录密码相同。',
    en: 'At least 8 signs, letters and digits. Do not take your sign-in password.',
  },
  passphraseShort: { zh: '口令须8位以上，并含字母和数字', en: 'At least 8 signs, letters and digits' },
  passphraseDiffers: { zh: '两次输入的口令不一致', en: 'The two passphrases differ' },
  understood: {
    zh: '我已知晓：口令遗失后任何人都无法找回',
    en: 'I know that nobody can restore a lost passphrase',
  },
  notUnderstood: { zh: '请先确认', en: 'Please confirm first' },
  making: { zh: '正在生成…', en: 'Being made…' },
  made: { zh: '{kind}已生成', en: 'The {kind} is made' },
  madeHelp: {
    zh: '请立即下载密钥文件，存放在本机以外的安全之处。开标时用口令解锁；系统保存的一份无法使用时，可用该文件开标。',
    en: 'Download the key file now and keep it somewhere safe outside this machine. You unlock the key by your passphrase; the file serves where the copy here does not.',
  },
  done: { zh: '完成', en: 'Done' },
  wrongPassphrase: sealingWords.wrongPassphrase,
  otherKey: { zh: '该密钥文件已损坏，请更换密钥', en: 'The key is damaged; replace it' },
  fits: { zh: '口令正确，密钥可用', en: 'The passphrase is right; the key works' },
  failed: sealingWords.failed,
  environment: { zh: '投标环境检测', en: 'Check of this browser' },
  environmentHelp: {
    zh: '在本机加密 {size} MB 的测试数据，不上传',
    en: 'Seals {size} MB of test data here; nothing is sent',
  },
  check: { zh: '开始检测', en: 'Check' },
  speed: { zh: '加密速度', en: 'Speed' },
  passed: { zh: '通过', en: 'Passed' },
  notPassed: { zh: '未通过', en: 'Not passed' },
  sealedIn: { zh: '{size} MB 用时 {seconds} 秒', en: '{size} MB in {seconds} s' },
  cancel: kitTexts.cancel,
  close: kitTexts.close,
} as const satisfies Record<string, Text>;
