import type { Text } from '@zhaocai/model';

/** What the pages of the published record say. */
export const recordTexts = {
  title: { zh: '公开存证', en: 'Published record' },
  lead: {
    zh: '每个采购人的操作记录逐日汇总成一个检查点，并由系统签名后公开。保存一个检查点，日后即可核对：当时及之前的记录是否被改写。检查点只有摘要，不含任何业务内容。',
    en: 'What happens at each buyer is summed up in one signed checkpoint a day. Keep a checkpoint: later it shows whether anything of that day or before has been rewritten. A checkpoint is a digest and tells nothing of what was done.',
  },
  buyer: { zh: '采购人', en: 'Buyer' },
  latest: { zh: '最新检查点', en: 'Latest checkpoint' },
  days: { zh: '天数', en: 'Days' },
  noDay: { zh: '次日公开首个检查点', en: 'The first one follows tomorrow' },
  search: { zh: '搜索采购人', en: 'Search buyers' },
  find: { zh: '搜索', en: 'Search' },
  none: { zh: '没有符合条件的采购人', en: 'No buyer matches' },
  newer: { zh: '上一页', en: 'Previous' },
  older: { zh: '下一页', en: 'Next' },
  pages: { zh: '翻页', en: 'Pages' },
  back: { zh: '返回公开存证', en: 'All published records' },
  years: { zh: '年份', en: 'Years' },
  day: { zh: '日期', en: 'Day' },
  digest: { zh: '当日摘要（SHA-256）', en: 'Digest of the day (SHA-256)' },
  keep: { zh: '检查点', en: 'Checkpoint' },
  download: { zh: '下载', en: 'Download' },
  allDays: { zh: '全部日期的摘要', en: 'Digests of all days' },
  keys: { zh: '签名公钥', en: 'Signing keys' },
  how: { zh: '如何核对', en: 'How to check' },
  howText: {
    zh: '检查点采用 C2SP signed-note 与 tlog-checkpoint 格式，根为各日摘要按 RFC 6962 计算的 Merkle 根，可用任何支持该格式的程序核对；也可在下方选择保存的检查点（.txt）或项目归档（.zip），核对在浏览器内完成，文件不会上传。',
    en: 'Checkpoints are C2SP signed notes (tlog-checkpoint); their root is the Merkle tree of RFC 6962 over the digests of the days, so that any program for the format can check them. Or choose below a checkpoint that you kept (.txt) or an archive (.zip): it is checked in this browser and is sent nowhere.',
  },
  check: { zh: '核对保存的文件', en: 'Check a file that you kept' },
  choose: { zh: '选择检查点或归档', en: 'Choose a checkpoint or archive' },
  noScript: {
    zh: '核对需要启用 JavaScript；也可使用离线核验程序 verify.mjs。',
    en: 'Checking here needs JavaScript; the offline verifier verify.mjs does the same.',
  },
  missing: { zh: '没有该采购人的公开存证', en: 'There is no published record of this buyer' },
} as const satisfies Readonly<Record<string, Text>>;

/** What the script of the page says of a file; it has no words of its own. */
export const checkTexts = {
  reading: { zh: '正在核对…', en: 'Checking…' },
  archiveWhole: {
    zh: '核对通过：{rows} 行记录、{days} 个签名日、{checkpoints} 个检查点、{bids} 份密封投标全部相符。',
    en: 'It all fits: {rows} rows, {days} signed days, {checkpoints} checkpoints, {bids} sealed bids.',
  },
  archiveHeads: {
    zh: '其中 {heads} 行与当时签入存证根的一致。',
    en: '{heads} of them are those that were signed when they were written.',
  },
  archiveUnsigned: {
    zh: '注意：归档中没有任何已签署的存证根，只核对了记录自身是否连贯。',
    en: 'Mind that no signed root was in it: the record was held against itself alone.',
  },
  archiveKey: {
    zh: '签名公钥：{key}。请与您先前保存的公钥比对。',
    en: 'Signed by the key {key}: compare it with one that you kept.',
  },
  archiveFaults: { zh: '核对未通过，以下内容不符：', en: 'It does not fit:' },
  checkpointStands: {
    zh: '核对通过：{day} 及之前 {size} 天的记录与检查点一致，未被改写。',
    en: 'The record of the {size} days until {day} stands as this checkpoint says.',
  },
  unreadable: { zh: '该文件不是检查点或归档', en: 'This file is neither a checkpoint nor an archive' },
  unsigned: {
    zh: '该检查点不是由本系统的公钥签名',
    en: 'This checkpoint is not signed by a key of this installation',
  },
  shorter: {
    zh: '记录被改写：检查点覆盖 {size} 天，而当前公开的天数更少',
    en: 'The record has been rewritten: the checkpoint covers {size} days, and fewer are told today',
  },
  otherDay: {
    zh: '记录被改写：第 {size} 天不再是 {day}',
    en: 'The record has been rewritten: day {size} is no longer {day}',
  },
  differs: {
    zh: '记录被改写：{day} 及之前的记录与检查点不一致',
    en: 'The record has been rewritten: the days until {day} do not lead to this checkpoint',
  },
  unknown: { zh: '该检查点的采购人没有公开存证', en: 'The buyer of this checkpoint has no published record' },
  offline: {
    zh: '未能取得当前的记录，请检查网络后重试',
    en: 'The record of today could not be fetched: check the network and try again',
  },
} as const satisfies Readonly<Record<string, Text>>;
