import { entity } from '../kit/entity.ts';
import { caStatus, eduworkType, judgeLevels, titleLevel } from './choices.ts';

const ofExpert = {
  kind: 'ref',
  to: 'expert',
  label: { zh: '专家', en: 'Expert' },
  required: true,
  fixed: true,
} as const;
const menu = 'expertLibrary';
/** Whoever sees an expert sees what is kept of him, whoever wrote it down: often he himself. */
const dataScoped = 'byItself';

/** Where an expert's fee goes; exactly one of his is the default. */
export const expertBank = entity({
  name: 'expertBank',
  table: 'expert_bank',
  label: { zh: '银行账户', en: 'Bank account' },
  path: '/api/expert/bank',
  verbs: { list: 'GET /queryBankList', save: 'POST /saveOrUpdateBank', remove: 'GET /deleteBank' },
  aliases: { list: ['GET /api/bid-es/expert/bank/queryBankList'] },
  menu,
  sort: ['-isDefault', 'createTime'],
  dataScoped,
  fields: {
    expertId: ofExpert,
    bankName: { kind: 'text', label: { zh: '开户行', en: 'Bank' }, maxLength: 100, required: true },
    cardNo: { kind: 'text', label: { zh: '银行卡号', en: 'Card' }, maxLength: 19, required: true, masked: 'account' },
    holder: { kind: 'text', label: { zh: '户名', en: 'Holder' }, maxLength: 50, readOnly: true },
    isDefault: { kind: 'flag', label: { zh: '默认账户', en: 'Default' } },
  },
});

export const expertTitle = entity({
  name: 'expertTitle',
  table: 'expert_title',
  label: { zh: '职称证书', en: 'Title' },
  path: '/api/expert/title',
  verbs: { list: 'GET /list', save: 'POST /save', remove: 'GET /delete' },
  aliases: { list: ['GET /queryTitleList'], save: ['POST /saveOrUpdateTitle'], remove: ['GET /deleteTitle'] },
  menu,
  sort: ['-titleDate', '-createTime'],
  dataScoped,
  fields: {
    expertId: ofExpert,
    titleName: { kind: 'text', label: { zh: '职称名称', en: 'Title' }, maxLength: 50, required: true },
    titleLevel: {
      kind: 'choice',
      label: { zh: '职称级别', en: 'Level of title' },
      choices: titleLevel.choices,
      required: true,
    },
    certNo: { kind: 'text', label: { zh: '证书编号', en: 'Certificate' }, maxLength: 60 },
    titleDate: { kind: 'day', label: { zh: '取得日期', en: 'Since' } },
    files: { kind: 'files', label: { zh: '证书扫描件', en: 'Scan' }, maxCount: 5 },
  },
});

/** Where somebody studied and worked; the avoidance looks three years back. */
export const expertEduwork = entity({
  name: 'expertEduwork',
  table: 'expert_eduwork',
  label: { zh: '教育与工作经历', en: 'Education and work' },
  path: '/api/expert/eduwork',
  verbs: { list: 'GET /list', save: 'POST /save', remove: 'GET /delete' },
  aliases: { list: ['GET /queryEduWorkList'], save: ['POST /saveOrUpdateEduWork'], remove: ['GET /deleteEduWork'] },
  menu,
  sort: ['-fromDay', '-createTime'],
  dataScoped,
  fields: {
    expertId: ofExpert,
    eduworkType: {
      kind: 'choice',
      label: { zh: '类别', en: 'Kind' },
      choices: eduworkType.choices,
      required: true,
      initial: 2,
    },
    org: { kind: 'text', label: { zh: '单位或学校', en: 'Employer or school' }, maxLength: 100, required: true },
    orgCreditCode: {
      kind: 'text',
      label: { zh: '信用代码', en: 'Credit code' },
      maxLength: 18,
      pattern: /^[0-9A-Z]{18}$/,
      patternText: { zh: '18位数字或大写字母', en: '18 digits or capital letters' },
    },
    post: { kind: 'text', label: { zh: '职务或专业', en: 'Post or subject' }, maxLength: 60 },
    fromDay: { kind: 'day', label: { zh: '开始日期', en: 'From' }, required: true },
    toDay: { kind: 'day', label: { zh: '结束日期', en: 'Until' }, help: { zh: '至今留空', en: 'Empty: until now' } },
  },
});

export const expertJudgeinfo = entity({
  name: 'expertJudgeinfo',
  table: 'expert_judgeinfo',
  label: { zh: '评审专业', en: 'Field of evaluation' },
  path: '/api/expert/judgeinfo',
  verbs: { list: 'GET /list', save: 'POST /save', remove: 'GET /delete' },
  aliases: {
    list: ['GET /queryJudgeInfoList'],
    save: ['POST /saveOrUpdateJudgeInfo'],
    remove: ['GET /deleteJudgeInfo'],
  },
  menu,
  sort: ['judgeLevel', 'itemCode'],
  dataScoped,
  guards: { ux_expert_judgeinfo_item: 'expert.fieldTwice' },
  fields: {
    expertId: ofExpert,
    itemCode: { kind: 'text', label: { zh: '专业编码', en: 'Code' }, maxLength: 30, required: true },
    judgeLevel: {
      kind: 'choice',
      label: { zh: '级别', en: 'Level' },
      choices: judgeLevels,
      required: true,
      initial: 1,
    },
    fromDay: { kind: 'day', label: { zh: '从事起始日期', en: 'Since' } },
  },
});

/** A certificate that an expert signs with. */
export const expertCa = entity({
  name: 'expertCa',
  table: 'expert_ca',
  label: { zh: 'CA证书', en: 'Certificate' },
  path: '/api/expert/ca',
  verbs: { list: 'GET /list', save: 'POST /save', remove: 'GET /delete' },
  aliases: { list: ['GET /queryCaList'], save: ['POST /saveOrUpdateCa'], remove: ['GET /deleteCa'] },
  menu,
  sort: ['-notAfter'],
  dataScoped,
  guards: { ux_expert_ca_sn: 'expert.certTwice' },
  fields: {
    expertId: ofExpert,
    certSn: {
      kind: 'text',
      label: { zh: '证书序列号', en: 'Serial number' },
      maxLength: 64,
      pattern: /^[0-9A-Fa-f]{4,64}$/,
      patternText: { zh: '4至64位十六进制数字', en: '4 to 64 hexadecimal digits' },
      required: true,
    },
    certDn: { kind: 'text', label: { zh: '证书主题', en: 'Subject' }, maxLength: 200 },
    pubKey: { kind: 'longText', label: { zh: '公钥', en: 'Public key' }, maxLength: 4000 },
    notBefore: { kind: 'day', label: { zh: '生效日期', en: 'Valid from' }, required: true },
    notAfter: { kind: 'day', label: { zh: '失效日期', en: 'Valid until' }, required: true },
    caStatus: {
      kind: 'choice',
      label: { zh: '状态', en: 'Status' },
      choices: caStatus.choices,
      required: true,
      initial: 1,
    },
  },
});

export const expertRecords = [expertBank, expertTitle, expertEduwork, expertJudgeinfo, expertCa] as const;
