import type { Text } from '../kit/text.ts';
import { expertDrawMessages } from './draw/messages.ts';

export const expertMessages = {
  ...expertDrawMessages,
  'expert.badIdNo': { zh: '身份证号格式不正确', en: 'This is no valid identity number' },
  'expert.badPhone': { zh: '手机号格式不正确，应为11位数字', en: 'This is no mobile number: 11 digits' },
  'expert.badCardNo': { zh: '银行卡号格式不正确', en: 'This is no valid card number' },
  'expert.idTaken': { zh: '该身份证号的专家已存在', en: 'There is an expert with this identity number already' },
  'expert.idFixed': {
    zh: '已入库专家的身份证号不能修改，如有误请退库后重新登记',
    en: 'The identity number of an expert in the library is not changed: take him out and enter him anew',
  },
  'expert.accountTaken': { zh: '该账号已关联其他专家', en: 'This account belongs to another expert already' },
  'expert.accountGone': { zh: '账号不存在或已停用', en: 'There is no such account, or it is disabled' },
  'expert.unknownItem': {
    zh: '专业编码{code}不在专家专业目录中，或已停用',
    en: '{code} is not among the fields of experts, or is out of use',
  },
  'expert.notRemovable': {
    zh: '“{name}”{state}，只有草稿和审核驳回的专家可以删除',
    en: '{name} is {state}: only drafts and rejected ones are deleted',
  },
  'expert.notEditable': { zh: '黑名单中的专家资料不能修改', en: 'Who is debarred is not edited' },
  'expert.yearsShort': {
    zh: '“{name}”从业{years}年，入库须满{least}年（招标投标法第三十七条；可在系统参数“专家最低从业年限”中调整）',
    en: '{name} has worked {years} years, and the library asks for {least} (Bidding Law, article 37; the parameter of the least years)',
  },
  'expert.titleShort': {
    zh: '“{name}”须具有高级职称或同等专业水平（招标投标法第三十七条）',
    en: '{name} needs a senior title or the same professional level (Bidding Law, article 37)',
  },
  'expert.tooOld': {
    zh: '“{name}”{age}岁，超过{limit}岁（可在系统参数“专家年龄上限”中调整）',
    en: '{name} is {age}, over {limit} (the parameter of the age limit)',
  },
  'expert.suspendDay': { zh: '请选择今天以后的暂停截止日期', en: 'Choose a day after today' },
  'expert.mixedStates': {
    zh: '所选专家不能都变更为“{state}”，请按状态筛选后再选择',
    en: 'Not all of these can become {state}: choose those of one status',
  },
  'expert.chooseStatus': { zh: '请选择要变更的状态', en: 'Choose a status' },
  'expert.daysOrder': { zh: '结束日期不能早于开始日期', en: 'It cannot end before it begins' },
  'expert.fieldTwice': { zh: '该专业已登记', en: 'This field is there already' },
  'expert.certTwice': { zh: '该序列号的证书已登记', en: 'This certificate is there already' },
  'expert.notLinked': {
    zh: '您的账号还没有关联专家档案，请联系采购人',
    en: 'Your account belongs to no expert yet: ask the buyer',
  },
  'expert.defaultStays': {
    zh: '请将其他账户设为默认账户，本账户随之取消',
    en: 'Make another account the default in its place',
  },
} as const satisfies Record<string, Text>;
