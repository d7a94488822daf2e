/** What is said about suppliers who are related, and about registrations on paper. */
export const relationMessages = {
  'tendering.relationSelf': { zh: '关联供应商不能是供应商本身', en: 'A supplier is not related to itself' },
  'tendering.relationTwice': { zh: '两家供应商的该关联关系已登记', en: 'This relation of the two is noted already' },
  'tendering.relationBasis': {
    zh: '请写明依据（不少于{characters}字），如章程、工商登记、年报',
    en: 'Give the source in {characters} characters or more: register, articles, report',
  },
  'tendering.relationReason': {
    zh: '请说明认定理由（不少于{characters}字）',
    en: 'Say why, in {characters} characters or more',
  },
  'tendering.winnerRelated': {
    zh: '{supplierName}与{other}存在关联关系，不能参加同一包投标',
    en: '{supplierName} is related to {other}: they may not bid for one package',
  },
  'tendering.relationsOpen': {
    zh: '“{packageName}”有待认定的关联投标人，请先认定或排除',
    en: 'In “{packageName}” bidders seem to be related: judge that first',
  },
  'tendering.fewAdmitted': {
    zh: '“{packageName}”入围供应商不得少于{least}家',
    en: '“{packageName}”: {least} suppliers at the least are admitted',
  },
  'tendering.fewEliminated': {
    zh: '“{packageName}”淘汰比例不得低于{share}%，至少应淘汰{count}家',
    en: '“{packageName}”: {share} % are not admitted, here {count} at the least',
  },
  'tendering.frameworkWinners': {
    zh: '框架协议“{packageName}”的入围供应商数不得少于{least}家',
    en: 'Framework agreement: “{packageName}” has {least} winners at the least',
  },
  'tendering.ownHead': {
    zh: '不能把自己指定为“{role}”，请由采购负责人指定',
    en: 'Nobody makes himself “{role}”: the head of procurement names him',
  },
  'tendering.headNotEntitled': {
    zh: '{name}没有相应的审核权限，不能担任“{role}”，请改选有权限的人员，或先由管理员授权',
    en: '{name} holds no right to decide and cannot be “{role}”: choose somebody who does, or have an administrator grant the right first',
  },
  'tendering.signUpTime': {
    zh: '报名时间应在公告发布之后、登记之前',
    en: 'The time of the registration lies after the notice and before now',
  },
  'tendering.signUpPaper': { zh: '请上传收到的报名材料', en: 'Upload the paper that was handed in' },
  'tendering.signUpPackage': { zh: '请选择本项目的采购包', en: 'Choose packages of this project' },
  'tendering.winnerDebarredSince': {
    zh: '“{supplierName}”选定后被列入黑名单，不能成交；请退回或撤回定标结果，另选成交供应商',
    en: '“{supplierName}” was debarred after it was chosen and cannot win: return or recall the result and choose another',
  },
} as const;
