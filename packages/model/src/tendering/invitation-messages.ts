/** What is said about whom a project invites. */
export const invitationMessages = {
  'tendering.notByInvitation': {
    zh: '该采购方式公开进行，不邀请供应商',
    en: 'This method is open to everybody; nobody is invited',
  },
  'tendering.invitedAlready': { zh: '该供应商已在邀请名单中', en: 'This supplier is on the list already' },
  'tendering.inviteBlackListed': {
    zh: '“{name}”已列入黑名单，不能邀请',
    en: '“{name}” is debarred and cannot be invited',
  },
  'tendering.inviteReason': { zh: '请填写邀请理由', en: 'Say why the supplier is invited' },
  'tendering.inviteStage': {
    zh: '项目确认后、报名截止前才能编辑邀请名单',
    en: 'Suppliers are invited once the project is confirmed, and until registration ends',
  },
  'tendering.inviteByDraw': {
    zh: '本项目受邀供应商须随机抽取产生，不能直接指定（{article}）',
    en: 'Whom this project invites is drawn by lot and not named ({article})',
  },
  'tendering.inviteFew': {
    zh: '受邀供应商不足{least}家，现有{have}家（{article}）',
    en: 'At least {least} suppliers are invited; there are {have} ({article})',
  },
  'tendering.inviteMost': {
    zh: '单一来源采购只能邀请1家供应商',
    en: 'A single source is one supplier: nobody else is invited',
  },
  'tendering.inviteNotDraft': {
    zh: '“{name}”的邀请已发出，不能移除',
    en: 'The invitation of “{name}” has been sent and cannot be removed',
  },
  'tendering.inviteDrawnKept': {
    zh: '抽取产生的供应商不能移除，如有错误请由他人作废本次抽取',
    en: 'Who was drawn is not removed; where the draw is wrong, another person declares it void',
  },
  'tendering.inviteNothing': { zh: '没有待发出的邀请', en: 'There is no invitation to be sent' },
  'tendering.drawNotAsked': {
    zh: '本项目受邀供应商由采购人指定，无须抽取',
    en: 'Whom this project invites is named; nothing is drawn',
  },
  'tendering.drawPool': {
    zh: '备选供应商不足：邀请{count}家须有不少于{need}家备选，现有{have}家（{article}）',
    en: 'The pool is too small: to invite {count} it needs {need} suppliers and has {have} ({article})',
  },
  'tendering.drawStands': { zh: '本项目已有抽取，不能重复抽取', en: 'There is a draw already; it stands' },
  'tendering.drawSecret': { zh: '随机数格式不正确', en: 'The secret is not of the right form' },
  'tendering.drawForged': {
    zh: '抽取记录与存证不一致，不能据此发出邀请',
    en: 'The draw is not as its evidence says; nobody is invited by it',
  },
  'tendering.drawEmpty': {
    zh: '备选名单已全部邀请，没有可递补的供应商',
    en: 'Everybody of the pool has been invited',
  },
  'tendering.drawFull': {
    zh: '抽取的{count}家均在邀请之列，有供应商谢绝后才能按顺序递补',
    en: 'All {count} that were drawn are asked; the next follows in the place of one who declines',
  },
  'tendering.declineBySelf': {
    zh: '“{name}”有平台账号，由其本人答复，不能代为登记',
    en: '“{name}” has an account and answers for itself',
  },
  'tendering.declineNotSent': {
    zh: '“{name}”的邀请未发出或已答复，不能登记谢绝',
    en: 'The invitation of “{name}” is not out, or was answered',
  },
  'tendering.inviteNobody': {
    zh: '邀请名单中还没有供应商，请先添加',
    en: 'Nobody is on the list yet: put a supplier on it first',
  },
  'tendering.publicityMissing': {
    zh: '达到公开招标数额的单一来源采购须先公示，期满后才能发出邀请（{article}）',
    en: 'Above the tender threshold a single source is publicised first ({article})',
  },
  'tendering.publicityRunning': {
    zh: '单一来源公示期至{until}，期满后才能发出邀请（{article}）',
    en: 'The single source is publicised until {until}; the invitation follows ({article})',
  },
  'tendering.publicityShort': {
    zh: '单一来源公示期不足{days}个{unit}，公告截止时间不得早于{earliest}（{article}）',
    en: 'A single source is publicised for at least {days} {unit}; not before {earliest} ({article})',
  },
  'tendering.publicityWhom': {
    zh: '请先将拟定的唯一供应商加入邀请名单，再发布公示',
    en: 'Put the intended supplier on the list first, then publicise him',
  },
  'tendering.publicityOther': {
    zh: '邀请名单与公示的供应商不一致，请恢复公示的供应商或重新公示',
    en: 'The list names another supplier than was publicised; publicise him anew',
  },
  'tendering.objectionOpen': {
    zh: '公示期内收到的异议尚未答复，不能发出邀请',
    en: 'Answer the objections first; then the supplier can be invited',
  },
  'tendering.objectionUpheld': {
    zh: '异议成立，不能采用单一来源方式，请退回修改采购方式',
    en: 'An objection was upheld: go back to the draft and choose another method',
  },
  'tendering.inviteAnswered': { zh: '该邀请已答复，或答复期已过', en: 'It was answered already, or too late' },
  'tendering.importNotInvited': { zh: '“{name}”不在邀请名单中', en: '“{name}” is not invited' },
} as const;
