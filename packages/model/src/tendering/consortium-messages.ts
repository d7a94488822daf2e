/** What is said about those who bid together. */
export const consortiumMessages = {
  'tendering.noConsortium': {
    zh: '本项目不接受联合体，请以本单位名义报名',
    en: 'This project accepts no consortia: register alone',
  },
  'tendering.consortiumFew': {
    zh: '联合体须由包括本单位在内的两家以上单位组成',
    en: 'A consortium has at least two companies, yours among them',
  },
  'tendering.consortiumLeader': {
    zh: '联合体成员中须包含本单位，由本单位作为牵头人报名',
    en: 'Your company must be among the members: whoever registers leads',
  },
  'tendering.consortiumShare': {
    zh: '每个成员的份额须大于0，最多两位小数',
    en: 'The share of each member is more than 0, with two decimals at most',
  },
  'tendering.consortiumSum': {
    zh: '各成员份额合计应为100%，现为{sum}%',
    en: 'The shares add up to {sum} %, not to 100 %',
  },
  'tendering.consortiumTwice': { zh: '同一单位只能填写一次：{code}', en: 'A company is named once: {code}' },
  'tendering.consortiumCode': { zh: '请填写成员的统一社会信用代码', en: 'Give the credit code of each member' },
  'tendering.consortiumUnknown': {
    zh: '平台上没有统一社会信用代码为{code}的供应商，成员须先开通账号才能确认加入',
    en: 'No supplier on the platform has the credit code {code}; members confirm in accounts of their own',
  },
  'tendering.consortiumAgreement': {
    zh: '请上传联合体各方签署的协议书',
    en: 'Upload the agreement that all members signed',
  },
  'tendering.alreadyMember': {
    zh: '贵单位已参加本包，同一单位不得单独或再以其他联合体成员身份参加同一包',
    en: 'Your company takes part in this package already: each does so once, alone or as a member',
  },
  'tendering.consortiumAnswered': {
    zh: '该联合体已答复或已撤销，请刷新后查看',
    en: 'It was answered or withdrawn already; reload to see how it stands',
  },
  'tendering.smeFile': {
    zh: '声明为中小企业的，请上传《中小企业声明函》',
    en: 'Upload the declaration of a small or medium enterprise',
  },
  'tendering.saleOnline': {
    zh: '本单位尚未启用收款渠道，请先在“收款渠道”中启用，或选择免费获取、线下购买',
    en: 'No payment channel is in use yet: set one up first, or offer the documents free of charge or offline',
  },
  'tendering.saleMoney': { zh: '请填写采购文件售价', en: 'Give the price of the documents' },
  'tendering.notSold': {
    zh: '本项目采购文件不是线下购买，无须登记',
    en: 'The documents of this project are not sold offline; nothing is noted',
  },
  'tendering.saleOver': { zh: '不在采购文件发售时间内', en: 'The documents are not on sale now' },
  'tendering.takingsHidden': {
    zh: '开标前仅采购负责人可查看采购文件领取情况',
    en: 'Before the opening only the head of procurement sees who took the documents',
  },
  'tendering.takingsLater': {
    zh: '结果公告前仅经办人和采购负责人可查看采购文件领取情况',
    en: 'Before the result only the handler and the head of procurement see who took the documents',
  },
  'tendering.consortiumDeclineReason': { zh: '请填写谢绝原因', en: 'Say why you decline' },
} as const;
