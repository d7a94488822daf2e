import type { Text } from '@zhaocai/model/kit/text';
import { chainFaultTexts, linkTexts } from '@zhaocai/model/evidence/chain-texts';
import { tenderingWords } from '../words.ts';
import { words } from '../../../kit/text/words.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';

export const evidenceTexts = {
  title: tenderingWords.evidence,
  explain: {
    zh: '每一步都写成一行，并带上前一行的摘要：谁改动、删除或插入任何一行，后面的摘要就对不上，校验会指出第一处。供应商的操作各自成链，开标时记入项目。',
    en: 'Each step is a row that carries the hash of the row before: whoever changes, deletes or inserts one breaks all that follow, and the check names the first. Each supplier has a chain of his own, which the opening ties to the project.',
  },
  verify: { zh: '校验存证链', en: 'Verify the chain' },
  whole: { zh: '存证完整：{count} 行全部相符', en: 'Intact: all {count} rows agree' },
  broken: { zh: '第 {seq} 行被改动过', en: 'Row {seq} was tampered with' },
  unlike: { zh: '业务数据与第 {seq} 行的记录不符', en: 'The data are not what row {seq} says' },
  keep: words.keepEverything,
  download: { zh: '下载核验文件', en: 'Download to check elsewhere' },
  fileName: { zh: '存证-{projectId}.json', en: 'evidence-{projectId}.json' },
  seq: kitTexts.rowNumber,
  chain: { zh: '存证链', en: 'Chain' },
  own: tenderingWords.project,
  action: { zh: '事项', en: 'What happened' },
  actor: { zh: '操作人', en: 'Who' },
  at: { zh: '时间', en: 'When' },
  hash: linkTexts.hash,
  prevHash: linkTexts.prevHash,
  payload: words.content,
  hidden: { zh: '开标前不公开', en: 'Hidden until the opening' },
  none: { zh: '还没有记录', en: 'No rows yet' },
  noProject: { zh: '请从项目打开存证记录', en: 'Open the evidence from a project' },
  project: tenderingWords.backToProject,
} as const satisfies Record<string, Text>;

/** Why a row, or what it speaks of, is not believed. */
export const faultTexts: Readonly<Record<string, Text>> = {
  ...chainFaultTexts,
  supplier: {
    zh: '某供应商在本项目的存证链缺失、被改动，或与已签署的存证根不一致；开标前不显示是哪一家。',
    en: 'A supplier’s chain in this project lacks rows, was changed, or is not what was signed of it; whose it is is not told before the opening.',
  },
  times: {
    zh: '报名截止、报价截止或开标时间与公告过的不一致。',
    en: 'The end of registration, the deadline or the opening time is not what was announced.',
  },
  holders: {
    zh: '开标密钥持有人或其密钥与发布时记录的不一致。',
    en: 'Who holds the keys to the opening, or one of the keys, is not what was recorded with the publication.',
  },
  bidder: {
    zh: '某份报名的供应商、名称或信用代码与报名时记录的不一致。',
    en: 'A registration is not that of the supplier who made it, or not under his name and code.',
  },
  quote: { zh: '密封报价已不是开标时的那一份。', en: 'A sealed quote is not the one that was opened.' },
  opened: { zh: '开标后的报价内容被改动、增加或删去。', en: 'Opened offers were changed, added or taken out.' },
  late: {
    zh: '这份报价在存证公告的截止时间之后递交、修改或撤回。',
    en: 'This quote was submitted, replaced or withdrawn after the deadline that was announced.',
  },
  hall: {
    zh: '签到、主持、解锁、未开启原因、异议或确认与存证链记录的不一致。',
    en: 'Who attended, led or unlocked the opening, why a bid did not open, or a word on the record is not what the chains tell.',
  },
  auction: {
    zh: '竞价的出价、规则或名次与存证链记录的不一致。',
    en: 'The bids, rules or places of an auction are not what the chains tell.',
  },
  selected: { zh: '中选标记与评审选定的不一致。', en: 'The winners marked are not those that were selected.' },
  notice: {
    zh: '已发布公告的标题、正文、变更事项或附件与发布时不一致。',
    en: 'A published notice does not say what it said when it went out.',
  },
  state: {
    zh: '项目、采购包、报名或公告的状态与最后一步操作不一致。',
    en: 'The state of the project, a package, a registration or a notice is not where its last act led.',
  },
};

/** Faults of the data and not of the chain. */
export const dataFaults: ReadonlySet<string> = new Set([
  'supplier',
  'times',
  'holders',
  'bidder',
  'quote',
  'opened',
  'hall',
  'auction',
  'selected',
  'notice',
  'state',
  'late',
]);
