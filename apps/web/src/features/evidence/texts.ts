import type { Text } from '@zhaocai/model/kit/text';
import { words } from '../../kit/text/words.ts';
import { evidenceWords } from './words.ts';

export const rootTexts = {
  title: evidenceWords.rootsOfTheEvidence,
  explain: {
    zh: '系统每五分钟把各条存证链的末端签名记入数据库之外的账本。每天的根涵盖此前的全部记录：请定期下载，另行保管；日后与系统比对，任何改动、删减都会显现。',
    en: 'Every five minutes the ends of all chains are signed into a book outside the database. The root of a day covers everything before it: download it now and then and keep it elsewhere; compared later, every change and every cut shows.',
  },
  publicKey: { zh: '公钥（Ed25519）', en: 'Public key (Ed25519)' },
  month: words.month,
  day: words.day,
  digest: { zh: '摘要（SHA-256）', en: 'Digest (SHA-256)' },
  signature: { zh: '签名', en: 'Signature' },
  none: { zh: '还没有存证根', en: 'No roots yet' },
  noneHelp: { zh: '当天的根在次日零点后列出。', en: 'The root of a day is listed once the day is over.' },
  check: { zh: '核对全部', en: 'Check everything' },
  checking: { zh: '正在核对 {month}', en: 'Checking {month}' },
  whole: {
    zh: '账本完整，与数据库一致（{days} 天）',
    en: 'The book is whole and agrees with the database ({days} days)',
  },
  broken: { zh: '{day} 的账本有问题', en: 'The book of {day} does not hold' },
  line: { zh: '有一行不是本系统所签，或签名后被改过。', en: 'A line was not signed here, or was changed since.' },
  order: {
    zh: '有一行接不上前一行：中间的记录被删去或替换。',
    en: 'A line does not follow the one before: something between was taken out or replaced.',
  },
  chain: {
    zh: '存证链 {stream} 第 {seq} 行与签名时不同，或已不在。',
    en: 'Row {seq} of the chain {stream} is not what was signed, or is gone.',
  },
  keep: words.keepEverything,
  download: { zh: '下载存证根', en: 'Download the roots' },
  fileName: { zh: '存证根-{tenant}-{day}.json', en: 'evidence-roots-{tenant}-{day}.json' },
  compare: { zh: '与保管的副本比对', en: 'Compare with a kept copy' },
  agrees: { zh: '副本中的 {days} 天与系统全部一致', en: 'All {days} days of the copy agree with the system' },
  differs: { zh: '与副本不一致：{days}', en: 'Differs from the copy: {days}' },
  otherKey: {
    zh: '副本的公钥与本系统不同：密钥更换过，或副本来自别处。摘要仍逐日比对。',
    en: 'The copy names another public key: the key was changed, or the copy comes from elsewhere. Digests were compared all the same.',
  },
  noCopy: {
    zh: '这不是存证根文件，请选择从本页下载的 JSON 文件',
    en: 'Not a file of roots; choose the JSON file that this page saved',
  },
  otherTenant: { zh: '这是租户 {tenant} 的副本', en: 'This copy is of tenant {tenant}' },
} as const satisfies Record<string, Text>;
